import { Download, Share2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { WireVerse } from '@emit/contract/scripture';
import { DEFAULT_TRANSLATION, TRANSLATIONS, type Translation } from '@emit/contract/translations';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Notice } from '../../../shared/ui/notice';
import { CopyVerses } from '../copy-verses';
import { scriptureActions, selectPictureFailed } from '../scripture.slice';
import { quotedText, referenceOf } from '../verse-text';
import { drawPicture, LOOKS, type Look, type VersePicture } from './draw-picture';
import { canSharePictures } from './share-picture';
import './picture.css';

const LOOK_NAMES = { paper: 'Paper', night: 'Night' } as const satisfies Record<Look, string>;

/** Verses as a picture: to look at, to save, and to hand to another app. */
export function PictureDialog({ verses, onClose }: { verses: readonly WireVerse[]; onClose: () => void }) {
  return (
    <Dialog title="Verse as a picture" open onClose={onClose}>
      <Picture verses={verses} />
    </Dialog>
  );
}

function Picture({ verses }: { verses: readonly WireVerse[] }) {
  const dispatch = useDispatch();
  const hasFailed = useSelector(selectPictureFailed);
  const texts = textsOf(verses);
  const [translation, setTranslation] = useState<Translation>(DEFAULT_TRANSLATION);
  const [look, setLook] = useState<Look>('paper');
  const words = texts[translation] ?? '';
  const reference = referenceOf(verses);
  const picture = useMemo(
    () => ({ words, reference, translation, look }),
    [words, reference, translation, look],
  );
  const [canvas, fits] = useDrawn(picture);
  const id = useId();

  return (
    <div className="picture">
      <canvas
        ref={canvas}
        className="picture__canvas"
        role="img"
        aria-label={`${words} ${reference}`}
        hidden={!fits}
      />
      {!fits && <Notice kind="error">These are too many verses for one picture. Please select fewer.</Notice>}
      {hasFailed && <Notice kind="error">This browser could not make the picture.</Notice>}
      <div className="picture__choices">
        <label htmlFor={`${id}-look`}>Look</label>
        <select
          id={`${id}-look`}
          className="input"
          value={look}
          onChange={({ target }) => setLook(lookOf(target.value))}
        >
          {LOOKS.map((one) => (
            <option key={one} value={one}>
              {LOOK_NAMES[one]}
            </option>
          ))}
        </select>
        {Object.keys(texts).length > 1 && (
          <>
            <label htmlFor={`${id}-words`}>Words of the</label>
            <select
              id={`${id}-words`}
              className="input"
              value={translation}
              onChange={({ target }) => setTranslation(target.value as Translation)}
            >
              {(Object.keys(texts) as Translation[]).map((code) => (
                <option key={code} value={code}>
                  {TRANSLATIONS[code]}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
      <div className="picture__ways">
        {canSharePictures() && (
          <Button
            kind="primary"
            disabled={!fits}
            onClick={() => dispatch(scriptureActions.pictureShareAsked(picture))}
          >
            <Share2 size="1.125rem" aria-hidden /> Share the picture
          </Button>
        )}
        <Button disabled={!fits} onClick={() => dispatch(scriptureActions.pictureSaveAsked(picture))}>
          <Download size="1.125rem" aria-hidden /> Save the picture
        </Button>
        <CopyVerses text={quotedText(words, reference, [translation])} label="Copy the words" />
      </div>
    </div>
  );
}

function lookOf(value: string): Look {
  return LOOKS.find((look) => look === value) ?? 'paper';
}

/** The words in each translation that has all of the verses. */
function textsOf(verses: readonly WireVerse[]): Partial<Record<Translation, string>> {
  const texts: Partial<Record<Translation, string>> = {
    [DEFAULT_TRANSLATION]: verses.map(({ text }) => text).join(' '),
  };
  const code = verses[0]?.beside?.translation;
  const beside = verses.map((verse) => verse.beside?.text ?? '');
  if (code !== undefined && beside.every((text) => text !== '')) texts[code] = beside.join(' ');
  return texts;
}

/** The canvas on which it is drawn, and whether the words fit. */
function useDrawn(picture: VersePicture) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    let isOver = false;
    if (canvas.current)
      void drawPicture(canvas.current, picture).then((isDrawn) => {
        if (!isOver) setFits(isDrawn);
      });
    return () => {
      isOver = true;
    };
  }, [picture]);
  return [canvas, fits] as const;
}

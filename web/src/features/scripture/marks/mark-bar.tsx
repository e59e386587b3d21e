import { NotebookPen } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { HIGHLIGHT_COLOURS, type VersesOfChapter } from '@emit/contract/marks';
import type { WireVerse } from '@emit/contract/scripture';
import { Button } from '../../../shared/ui/button';
import { COLOUR_NAMES } from './colour-names';
import { marksActions } from './marks.slice';
import { useMarks } from './use-marks';
import './marks.css';

/** For verses that are chosen: the colours, a note, and the way to take a highlight off. */
export function MarkBar({ verses, onDone }: { verses: readonly WireVerse[]; onDone: () => void }) {
  const dispatch = useDispatch();
  const [first] = verses;
  const { colours } = useMarks(first?.book ?? '', first?.chapter ?? 0);
  if (!first) return null;
  const { book, chapter } = first;
  const those: VersesOfChapter = { book, chapter, verses: verses.map(({ verse }) => verse) };
  const worn = those.verses.map((verse) => colours.get(verse));

  return (
    <div className="mark-bar" role="group" aria-label="Highlight and note">
      {HIGHLIGHT_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className="mark-bar__colour"
          data-highlight={colour}
          aria-pressed={worn.every((one) => one === colour)}
          onClick={() => {
            dispatch(marksActions.highlighted({ ...those, colour }));
            onDone();
          }}
        >
          {COLOUR_NAMES[colour]}
        </button>
      ))}
      <div className="copy-bar__ways">
        {worn.some((colour) => colour !== undefined) && (
          <Button
            small
            kind="quiet"
            onClick={() => {
              dispatch(marksActions.highlightRemovalAsked(those));
              onDone();
            }}
          >
            Remove highlight
          </Button>
        )}
        <Button
          small
          kind="quiet"
          onClick={() => dispatch(marksActions.noteOpened({ note_id: null, ...those, text: '' }))}
        >
          <NotebookPen size="1rem" aria-hidden />
          Write a note
        </Button>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Quotation } from '@emit/contract/scripture';
import { TRANSLATIONS } from '@emit/contract/translations';
import { compareWords, type Piece } from './compare-words';

/** What the reply says and the true text, side by side, the differing words marked on both. */
export function Comparison({ quotation }: { quotation: Quotation }) {
  const { quoted, scripture, differences, reference, found_at, translation } = quotation;
  const text = translation ? TRANSLATIONS[translation] : 'King James';
  const place = found_at ?? reference;
  const sides = compareWords(quoted, scripture ?? '', differences);
  return (
    <div className="comparison">
      {quoted !== '' && (
        <Side title="In the reply">
          {sides.quoted.map((piece, at) => (
            <Words key={at} piece={piece} as="del" said="not in the text: " />
          ))}
        </Side>
      )}
      {scripture !== null && (
        <Side title={place === null ? 'The verse nearest to it' : `${text} text of ${place}`}>
          {sides.scripture.map((piece, at) => (
            <Words key={at} piece={piece} as="ins" said="in the text: " />
          ))}
        </Side>
      )}
    </div>
  );
}

function Side({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="comparison__side">
      <figcaption>{title}</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  );
}

/** `said` is for those who hear the words: marks alone are not read by every screen reader. */
function Words({ piece, as: Mark, said }: { piece: Piece; as: 'del' | 'ins'; said: string }) {
  if (!piece.differs) return piece.text;
  return (
    <>
      <Mark>
        <span className="visually-hidden">[{said}</span>
        {piece.text.trimEnd()}
        <span className="visually-hidden">]</span>
      </Mark>{' '}
    </>
  );
}

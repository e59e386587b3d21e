import type { Quotation } from '@emit/contract/scripture';

/** Returns whether a quotation leaves out words of its verse, before it or after. */
export function isPartOfVerse({ before, after }: Quotation): boolean {
  return before !== undefined || after !== undefined;
}

/** A part of a verse with the words before and after it, as the text has them. */
export function WholeVerse({ quotation }: { quotation: Quotation }) {
  const { before, words, after } = cutVerse(quotation);
  return (
    <blockquote className="whole-verse">
      {before !== '' && <span className="whole-verse__around">{before}</span>}
      {words}
      {after !== '' && <span className="whole-verse__around">{after}</span>}
    </blockquote>
  );
}

/** The verse cut where the quotation begins and ends; points and commas stay where the text has them. */
function cutVerse({ quoted, scripture, before = '', after = '' }: Quotation) {
  const text = scripture ?? '';
  const from = text.indexOf(before);
  const to = after === '' ? text.length : text.indexOf(after, from + before.length);
  if (from < 0 || to < 0) return { before: `${before} `, words: quoted, after: ` ${after}` };
  return {
    before: text.slice(from, from + before.length),
    words: text.slice(from + before.length, to),
    after: text.slice(to, to + after.length),
  };
}

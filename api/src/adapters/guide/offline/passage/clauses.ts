import { bibleText, type VerseId } from '../../../../scripture/bible-text.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';

/** A piece of a verse between two marks, in the text's own words. */
export interface Clause {
  readonly verse: VerseId;
  readonly text: string;
}

/** Verses of a passage that are looked at; of more, the opening says what it is like. */
const READ = 40;
const FEWEST_WORDS = 4;
const MOST_WORDS = 22;

function piecesOf(verse: string): string[] {
  const pieces: string[] = [];
  let open = '';
  for (const piece of verse.split(/(?<=[:;.?!,])\s+/)) {
    open = open ? `${open} ${piece}` : piece;
    const words = open.split(' ').length;
    const ends = /[:;.?!]$/.test(open);
    if (words >= FEWEST_WORDS && (ends || words >= 7)) {
      pieces.push(open);
      open = '';
    }
  }
  if (open) pieces.push(open);
  return pieces;
}

/** Returns the clauses of a passage that are worth quoting alone: neither too short nor too long. */
export function clausesOf({ from, to }: VerseRange): Clause[] {
  const clauses: Clause[] = [];
  for (let verse = from; verse <= Math.min(to, from + READ - 1); verse += 1) {
    for (const piece of piecesOf(bibleText().textOf(verse))) {
      const text = piece.replace(/[,;:.\s]+$/, '').replace(/^\(|\)$/g, '');
      const words = text.split(' ').length;
      if (words >= FEWEST_WORDS && words <= MOST_WORDS) clauses.push({ verse, text });
    }
  }
  return clauses;
}

/** Returns a clause in quotation marks with its reference behind it. */
export function quoteClause({ verse, text }: Clause): string {
  return `“${text}” (${labelOf({ from: verse, to: verse })})`;
}

/** Returns the first clause that a pattern is found in, one that begins with it before others. */
export function clauseWith(clauses: readonly Clause[], pattern: RegExp): Clause | null {
  const found = clauses.filter(({ text }) => pattern.test(text));
  return found.find(({ text }) => text.search(pattern) < 12) ?? found[0] ?? null;
}

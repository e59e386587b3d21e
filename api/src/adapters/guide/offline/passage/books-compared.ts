import { bibleText } from '../../../../scripture/bible-text.js';
import { BOOKS } from '../../../../scripture/books.js';
import { labelOf, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import type { Before } from '../follow-up/before.js';
import { rangesIn } from '../material.js';

interface Piece {
  readonly name: string;
  readonly chapters: number;
  readonly verses: number;
  readonly words: number;
}

const NAMES = new RegExp(
  `\\b(?:${[...BOOKS]
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name }) => name)
    .join('|')})\\b(?! ?\\d)`,
  'gi',
);

const bookNumber = (name: string) => BOOKS.findIndex((one) => one.name.toLowerCase() === name.toLowerCase());

function wholeBook(book: number): VerseRange {
  const text = bibleText();
  const [first] = rangesIn(`${BOOKS[book]?.name ?? ''} 1:1`);
  let to = first?.from ?? 0;
  while (to + 1 < text.verseCount && text.placeOf(to + 1).book === book) to += 1;
  return { from: first?.from ?? 0, to };
}

function pieceOf(name: string, range: VerseRange, chapters: number): Piece {
  const verses = range.to - range.from + 1;
  return { name, chapters, verses, words: textOfRange(range, verses).split(' ').length };
}

/** What a text names, in its order: passages with a number, and whole books. */
function piecesIn(text: string): Piece[] {
  const passages = rangesIn(text.slice(0, 300)).map((range) => pieceOf(labelOf(range), range, 1));
  const books = [...text.slice(0, 300).matchAll(NAMES)].map(([name]) => {
    const book = bookNumber(name);
    return pieceOf(BOOKS[book]?.name ?? '', wholeBook(book), bibleText().chapterCount(book));
  });
  return [...passages, ...books];
}

const LONGER = /\b(?:longer|shorter|bigger|smaller|longest|shortest)\b/;
const AND_ONE = /^(?:and|what about|how about) (?:the )?(?:book of )?[a-z0-9 ]{3,24}$/;

const told = ({ name, chapters, verses, words }: Piece) =>
  `**${name}** has ${chapters > 1 ? `${chapters} chapters, ` : ''}${verses.toLocaleString('en')} verses and about ${words.toLocaleString('en')} words`;

const withoutSame = (pieces: readonly Piece[]) =>
  pieces.filter(({ name }, at) => pieces.findIndex((one) => one.name === name) === at);

/** Returns which of two passages or books is longer, counted; null where that is not asked. */
export function longerOf(text: string, words: string, { asked, mains }: Before): string | null {
  const goesOn = AND_ONE.test(words) && asked[0] !== undefined && LONGER.test(asked[0].toLowerCase());
  if (!LONGER.test(words) && !goesOn) return null;
  const own = piecesIn(text);
  if (own.length === 0 && !/\b(?:which|one|is|are)\b/.test(words)) return null;
  const before = [
    ...asked.slice(0, 2).flatMap(piecesIn),
    ...mains
      .slice(-2)
      .map((range) => pieceOf(labelOf(range), range, 1))
      .reverse(),
  ];
  const isPair = /\b(?:than|or|vs|versus|which|and)\b/.test(words) || goesOn;
  const pieces = withoutSame(own.length > 1 || !isPair ? own : [...own, ...before]).slice(
    0,
    Math.max(2, own.length),
  );
  if (pieces.length < 2) return null;
  const [longest] = [...pieces].sort((a, b) => b.words - a.words);
  const isLonger = pieces.length > 2 ? 'the longest of them' : 'the longer of the two';
  return `**${longest?.name ?? ''}** is ${isLonger}: ${pieces.map(told).join('; ')}, counted in the King James text.`;
}

const NEXT_BOOK = /\b(?:book|what|which|who)\b.*\b(after|before|follows|precedes|next to)\b/;

/** Returns the book that stands after or before one that is named ("which book comes after Acts?"); null where that is not asked. */
export function besideBook(text: string, words: string): string | null {
  const side = NEXT_BOOK.exec(words)?.[1];
  const [named] = text.match(NAMES) ?? [];
  if (!side || !named || !/\bbooks?\b|\bcomes?\b/.test(words)) return null;
  const at = bookNumber(named);
  const isBefore = side === 'before' || side === 'precedes';
  const other = BOOKS[at + (isBefore ? -1 : 1)];
  const name = BOOKS[at]?.name ?? '';
  if (!other) return `**${name}** is the ${isBefore ? 'first' : 'last'} book of the Bible.`;
  return `${isBefore ? 'Before' : 'After'} **${name}** comes **${other.name}**, book ${at + (isBefore ? 0 : 2)} of 66.`;
}

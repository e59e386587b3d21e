import { bibleText } from '../../../../scripture/bible-text.js';
import { BOOKS } from '../../../../scripture/books.js';
import { labelOf, type VerseRange } from '../../../../scripture/passages.js';
import { authorOf, factsOf, type Genre } from './book-facts.js';

const KINDS = {
  law: 'a book of the law',
  story: 'a book of history',
  psalm: 'a book of prayers and songs',
  wisdom: 'a book of wisdom',
  prophecy: 'a book of a prophet',
  gospel: 'a Gospel',
  letter: 'a letter',
  vision: 'a book of visions',
} as const satisfies Record<Genre, string>;

/** Where in its chapter a passage stands. */
function within(range: VerseRange): string {
  const text = bibleText();
  const { book, chapter, verse } = text.placeOf(range.from);
  const verses = text.versesIn(book, chapter);
  const name = BOOKS[book]?.name ?? '';
  if (range.to - range.from + 1 >= verses && verse === 1)
    return name === 'Psalms' ? 'is one of the 150 in Psalms' : `is in ${name}`;
  const chapters = text.chapterCount(book);
  const part =
    verse === 1
      ? 'opens'
      : verse > verses * 0.75
        ? 'stands near the end of'
        : verse < verses * 0.25
          ? 'stands early in'
          : 'stands in the middle of';
  return name === 'Psalms'
    ? `${part} Psalm ${chapter} of 150`
    : `${part} chapter ${chapter} of ${chapters} in ${name}`;
}

/** Returns in a sentence or two where a passage stands. */
export function placeOfPassage(range: VerseRange): string {
  const { book } = bibleText().placeOf(range.from);
  const { genre, about } = factsOf(book);
  const testament = book < 39 ? 'Old' : 'New';
  return `${labelOf(range)} ${within(range)}, ${KINDS[genre]} in the ${testament} Testament on ${about}.`;
}

/** A sentence of the table, to go on from a colon. */
function afterColon(sentence: string): string {
  return sentence.replace(
    /^(?:By|Not|Many|Mostly|About|Over|Sayings|Probably|Perhaps|Between|Soon|From|The)\b/,
    (word) => word.toLowerCase(),
  );
}

/** Returns who is said to have written a passage. */
export function whoWrote(range: VerseRange): string {
  const { book, chapter } = bibleText().placeOf(range.from);
  return `Who wrote **${BOOKS[book]?.name ?? ''}**: ${afterColon(authorOf(book, chapter))}.`;
}

/** Returns when a passage is said to have been written. */
export function whenWritten(range: VerseRange): string {
  const { book } = bibleText().placeOf(range.from);
  return `When **${BOOKS[book]?.name ?? ''}** was written: ${afterColon(factsOf(book).date)}.`;
}

/** Returns what is commonly said of the book of a passage. */
export function aboutBook(range: VerseRange): string {
  const text = bibleText();
  const { book, chapter } = text.placeOf(range.from);
  const { genre, about } = factsOf(book);
  return (
    `**${BOOKS[book]?.name ?? ''}** is ${KINDS[genre]}, book ${book + 1} of 66, with ${text.chapterCount(book)} chapters ` +
    `(chapter ${chapter} has ${text.versesIn(book, chapter)} verses). It is about ${about}.`
  );
}

/** Verses looked back for whoever is named as speaking. */
const BACK = 25;
const SPEAKS =
  /\b(?:said|saith|spake|answered|answering|saying|cried|asked|commanded|called|prayed|taught|sang)\b/;

/** Returns the last verse, up to the passage, in which somebody is told to speak; null when there is none near. */
export function speechBegins({ from }: VerseRange): VerseRange | null {
  const text = bibleText();
  const { book } = text.placeOf(from);
  for (let verse = from; verse >= Math.max(0, from - BACK); verse -= 1) {
    if (text.placeOf(verse).book !== book) return null;
    if (SPEAKS.test(text.textOf(verse))) return { from: verse, to: verse };
  }
  return null;
}

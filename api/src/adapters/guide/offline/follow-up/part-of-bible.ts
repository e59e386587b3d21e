import { BOOKS } from '../../../../scripture/books.js';
import { bibleText } from '../../../../scripture/bible-text.js';
import type { VerseRange } from '../../../../scripture/passages.js';
import type { Topic } from '../../../../scripture/topic.js';
import { rangesOf } from '../../../../scripture/topics.js';
import { distinct, hits, keyWords, wordsShared } from '../related.js';

/** A part of the Bible that a question keeps to. */
export interface BiblePart {
  readonly name: string;
  readonly has: (book: number) => boolean;
}

const indexOf = (name: string) => BOOKS.findIndex((book) => book.name === name);
const between = (first: string, last: string) => {
  const [from, to] = [indexOf(first), indexOf(last)];
  return (book: number) => book >= from && book <= to;
};
const inGroup =
  (...groups: readonly string[]) =>
  (book: number) =>
    groups.includes(BOOKS[book]?.group ?? '');

const PARTS: readonly (readonly [RegExp, BiblePart])[] = [
  [/\bnew testament\b/, { name: 'the New Testament', has: (book) => book >= 39 }],
  [
    /\b(?:old testament|hebrew bible|jewish bible|tanakh)\b/,
    { name: 'the Old Testament', has: (book) => book < 39 },
  ],
  [
    /\bgospels?\b(?! of)|\b(?:did|does|do|has|what|words of|about) (?:jesus|christ) (?:\w+ )*(?:say|said|says|teach|taught|teaches|speak|spoke|mean|think|tell|told|talk|talks|talked|mention|mentions|mentioned)|\b(?:jesus|christ) (?:say|said|says|teach|taught|speak|spoke|tell|told)\b|\bfrom (?:jesus|christ)\b/,
    { name: 'the Gospels', has: inGroup('Gospels') },
  ],
  [
    /\b(?:torah|pentateuch|law of moses|moses (?:say|said|says|write|wrote))\b/,
    { name: 'the books of Moses', has: inGroup('Pentateuch') },
  ],
  [/\bprophets\b/, { name: 'the prophets', has: inGroup('Major Prophets', 'Minor Prophets') }],
  [
    /\b(?:wisdom books|poetic books|wisdom literature)\b/,
    { name: 'the poetic books', has: inGroup('Poetic') },
  ],
  [
    /\bpauls? (?:\w+ )?(?:say|said|says|write|wrote|writes|teach|taught|teaches|letters?|epistles?|think|mean)\b|\bfrom paul\b|\bletters of paul\b/,
    { name: 'the letters of Paul', has: between('Romans', 'Philemon') },
  ],
  [/\b(?:letters|epistles)\b/, { name: 'the letters', has: between('Romans', 'Jude') }],
  [
    /\bdavid (?:\w+ )?(?:say|said|says|write|wrote|sing|sang|pray)\b|\bpsalms\b|\bpsalter\b/,
    { name: 'the Psalms', has: (book) => book === indexOf('Psalms') },
  ],
  [
    /\bsolomon (?:\w+ )?(?:say|said|says|write|wrote)\b/,
    {
      name: 'Proverbs and Ecclesiastes',
      has: (book) => book === indexOf('Proverbs') || book === indexOf('Ecclesiastes'),
    },
  ],
];

/** Names of books, as they are asked for without chapter: "in Romans", "does James say". */
function bookAsked(words: string): BiblePart | null {
  const asked = BOOKS.findIndex(({ name }) => {
    const plain = name.toLowerCase();
    return new RegExp(
      `\\b(?:in|from|of|on|to|about|does|did|and|what|with|book of|gospel of) (?:the (?:book|gospel|letter|epistle) (?:of|to) )?(?:the )?${plain}\\b(?! \\d)`,
    ).test(words);
  });
  const book = BOOKS[asked];
  return book ? { name: book.name, has: (one) => one === asked } : null;
}

/** A correction to the other writing of the same name: after the Gospel of John "no, the letter". */
const THE_OTHER: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:i mean|i meant|no|not|rather|instead)\b.*\b(?:the )?(?:letters?|epistles?)\b/, 'John', '1 John'],
  [/\b(?:i mean|i meant|no|rather|instead)\b.*\bthe gospel\b(?!.*\bletter)/, '1 John', 'John'],
];

/** Returns the book that a correction means, after a passage; null for none. */
export function otherOfTheName(words: string, { from }: VerseRange): BiblePart | null {
  const now = BOOKS[bibleText().placeOf(from).book]?.name;
  const found = THE_OTHER.find(([says, name]) => name === now && says.test(words));
  const book = found ? indexOf(found[2]) : -1;
  return found ? { name: found[2], has: (one) => one === book } : null;
}

/** Returns the part of the Bible that plain words name; null when they name none. */
export function partAsked(words: string): BiblePart | null {
  return PARTS.find(([pattern]) => pattern.test(words))?.[1] ?? bookAsked(words);
}

const PART_WORDS =
  /\b(?:jesus|christ|pauls?|david|solomon|moses|gospels?|psalms|psalter|proverbs|testament|new|old|prophets|letters?|epistles?|torah)\b/g;

/** Returns plain words without the part of the Bible that they name. */
export function withoutPart(words: string): string {
  const books = BOOKS.map(({ name }) => name.toLowerCase()).join('|');
  return words
    .replace(PART_WORDS, ' ')
    .replace(new RegExp(`\\b(?:${books})\\b`, 'g'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const HITS = 300;

/** Returns passages of a part of the Bible for a matter, the best first: the topic's own, then verses with its words. */
export function passagesWithin(
  part: BiblePart,
  matter: string,
  topic: Topic | null,
  like?: VerseRange,
): VerseRange[] {
  const words = topic
    ? topic.text
    : like
      ? keyWords(like, 6)
          .map(({ word }) => word)
          .join(' ')
      : matter;
  const candidates = [...(topic ? rangesOf(topic) : []), ...hits(matter, HITS / 3), ...hits(words, HITS)];
  const isNear = (range: VerseRange) => topic !== null || !like || wordsShared(like, range) > 1;
  return distinct(
    candidates.filter(isNear).filter(({ from }) => part.has(bibleText().placeOf(from).book)),
  ).slice(0, 6);
}

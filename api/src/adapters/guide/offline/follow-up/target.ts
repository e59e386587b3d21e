import { BOOKS } from '../../../../scripture/books.js';
import { bibleText } from '../../../../scripture/bible-text.js';
import { type VerseRange } from '../../../../scripture/passages.js';
import { missingPlace, referenceTo } from '../../../../scripture/references.js';
import type { Before } from './before.js';
import { ordinalIn, withDigits } from './numbers.js';

/** What of the passages before a question it means: a passage, or why there is none. */
export type Target = { readonly range: VerseRange } | { readonly missing: string };

const SPAN =
  '(\\d{1,3})(?:(?: ?[-–] ?| (?:to|through|till|until|and) (?:the )?(?:end of )?(?:verse )?)(\\d{1,3}))?';
const IN_CHAPTER = new RegExp(`\\bchapter (\\d{1,3})(?: (?:and )?(?:verses?|verse) ${SPAN})?\\b`);
const OF_VERSES = new RegExp(`\\bverses? ${SPAN}\\b(?: (?:of|in) chapter (\\d{1,3}))?`);
const BARE = new RegExp(
  `^(?:and |just |only |but |ok |so |from |what about |how about |what is |what does |what do |then |now |also |or |read |show me |show |give me |number |go to |go back to |back to |return to |no |wait |i meant |i mean |skip to |jump to )*${SPAN}(?: (?:please|then|was right|was correct|was it|again|too|now|as well|say|says|mean|means|instead))*$`,
);
/** Of the longest chapter. */
const MOST_VERSES = 176;
const FIRST_FEW = /\bfirst (\d{1,2}) verses\b/;
const COLON = /^(?:.{0,40} )?(\d{1,3}):(\d{1,3})(?: ?[-–] ?(\d{1,3}))?$/;

const isPsalms = (book: number) => BOOKS[book]?.name === 'Psalms';

function versesOf(book: number, chapter: number, from: number, to: number): Target {
  const found = referenceTo(book, [chapter, from], [chapter, to]);
  if (found.kind === 'verses') return { range: found.range };
  // "No, I meant 19", of a psalm without so many verses.
  const isChapter = from === to && missingPlace(book, from, 1) === null && chapter !== from;
  return isChapter && isPsalms(book) ? wholeChapter(book, from) : { missing: found.message };
}

function wholeChapter(book: number, chapter: number): Target {
  const missing = missingPlace(book, chapter, 1);
  if (missing) return { missing: missing.message };
  return versesOf(book, chapter, 1, bibleText().versesIn(book, chapter));
}

/** By chapter and verse, in the book of the passage before. */
function byNumber(words: string, main: VerseRange): Target | null {
  const { book, chapter } = bibleText().placeOf(main.from);
  const colon = COLON.exec(words);
  if (colon) return versesOf(book, Number(colon[1]), Number(colon[2]), Number(colon[3] ?? colon[2]));
  const of = OF_VERSES.exec(words);
  const inChapter = IN_CHAPTER.exec(words);
  if (inChapter) {
    const number = Number(inChapter[1]);
    const first = Number(inChapter[2] ?? of?.[1] ?? 0);
    return first > 0
      ? versesOf(book, number, first, Number(inChapter[3] ?? inChapter[2] ?? of?.[2] ?? first))
      : wholeChapter(book, number);
  }
  const bare = BARE.exec(words);
  const first = FIRST_FEW.exec(words)?.[1];
  if (first) return versesOf(book, chapter, 1, Math.min(Number(first), bibleText().versesIn(book, chapter)));
  const spoken = of ?? (Number(bare?.[1] ?? 0) <= MOST_VERSES ? bare : null);
  if (spoken)
    return versesOf(book, Number(spoken[3] ?? chapter), Number(spoken[1]), Number(spoken[2] ?? spoken[1]));
  if (/\b(?:last|final) verse\b/.test(words)) {
    const last = bibleText().versesIn(book, chapter);
    return versesOf(book, chapter, last, last);
  }
  return null;
}

/** "Number 2", "the no. 3 again": of several passages, not of a passage's verses. */
const numberOf = (words: string): number =>
  Number(/\b(?:number|no|nr|day) (\d)\b(?! ?[:–-])/.exec(withDigits(words))?.[1] ?? 0);

/** By its place among the passages of the reply. */
function byOrder(words: string, { passages, named }: Before): Target | null {
  const order = ordinalIn(words) || numberOf(words);
  const [main] = passages;
  // Of a single passage the third is its third verse.
  if (passages.length === 1 && main && order > 1 && main.from + order - 1 <= main.to) {
    const verse = main.from + order - 1;
    return { range: { from: verse, to: verse } };
  }
  // "The first one" after a single passage is the talk's first: a way back.
  if (passages.length === 1 && order === 1) return null;
  const shown = passages.length < 2 || order > passages.length ? named : passages;
  if (order === 0 || shown.length < 2) return null;
  const range = order < 0 ? shown.at(-1) : shown[order - 1];
  return range ? { range } : null;
}

const TOMORROW =
  /^(?:(?:and|ok|so|what is|what about|what comes|show me) )*(?:tomorrow|the next day|next day|day after|tomorrows?(?: passage| reading)?)$/;

/** In a plan of days the passage after the last one that was opened. */
function nextDay({ passages: [main], plan }: Before): VerseRange | null {
  const at = main ? plan.findIndex(({ from }) => from === main.from) : -1;
  return at < 0 ? null : (plan[at + 1] ?? null);
}

/** Returns the passage that a follow-up points at ("verse 4", "chapter 5", "3:18", "the second one"); null when it points at none. */
export function targetOf(words: string, before: Before): Target | null {
  const [main] = before.passages;
  if (!main) return null;
  const next = TOMORROW.test(words) ? nextDay(before) : null;
  if (next) return { range: next };
  const digits = withDigits(words);
  return byOrder(words, before) ?? byNumber(digits, main);
}

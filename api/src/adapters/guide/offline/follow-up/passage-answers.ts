import { bibleText } from '../../../../scripture/bible-text.js';
import { labelOf, overlap, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { searchTerms, searchWithin } from '../../../../scripture/search.js';
import type { Topic } from '../../../../scripture/topic.js';
import { rangesOf, topicsOf } from '../../../../scripture/topics.js';
import { labelsOf, NOTHING_BESIDE, type Found } from '../material.js';
import { topicChosenFor } from '../passage/traits.js';
import { beside, distinct, hits } from '../related.js';
import { findPassages } from '../find-passages.js';
import { plainWords } from '../talk/plain-words.js';
import { smallTalkIn } from '../talk/small-talk.js';
import type { Before } from './before.js';
import { withoutPart } from './part-of-bible.js';
import { followUpIn, hasOwnSubject, hasReference, ownSubject } from './recognise.js';

/** Returns passages as what a follow-up is replied with. */
export function showing(
  lead: string | readonly string[],
  passages: readonly VerseRange[],
  more: Partial<Found> = {},
): Found {
  return {
    ...NOTHING_BESIDE,
    passages,
    basis: 'follow-up',
    lead: typeof lead === 'string' ? [lead] : lead,
    ...more,
  };
}

/** Returns the chapter that a passage begins in. */
export function chapterOf({ from }: VerseRange): VerseRange {
  const text = bibleText();
  const { book, chapter, verse } = text.placeOf(from);
  const start = from - verse + 1;
  return { from: start, to: start + text.versesIn(book, chapter) - 1 };
}

/** The whole chapter around a passage. */
export function wholeChapter(main: VerseRange): Found {
  const chapter = chapterOf(main);
  return showing(`Here is all of ${labelOf(chapter)}:`, [chapter], { length: 'whole' });
}

/** Verses before and after a passage that show where it stands. */
export function surroundings(main: VerseRange): Found {
  const chapter = chapterOf(main);
  const range = {
    from: Math.max(chapter.from, main.from - 3),
    to: Math.min(Math.max(chapter.to, main.to), main.to + 3),
  };
  return showing(`Around ${labelOf(main)} it reads:`, [range], { length: 'whole' });
}

const HOW_MANY = /\b(two|three|four|five|six|few|\d{1,2}) verses\b/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, few: 3, four: 4, five: 5, six: 6 };

function countIn(words: string): number {
  const asked = HOW_MANY.exec(words)?.[1];
  if (asked) return Math.min(12, COUNTS[asked] ?? Number(asked));
  return /\b(?:go on|continue|keep|read on|carry on|story|happens|happened|then)\b/.test(words) ? 4 : 1;
}

function chapterEnd(main: VerseRange): Found {
  const { to } = chapterOf(main);
  const range = { from: Math.max(main.from, to - 3), to };
  return showing(`The chapter ends so, in ${labelOf(range)}:`, [range]);
}

/** A book no longer than this is one story. */
const SHORT_BOOK = 10;

/** How the book ends, where it is one story; null for a longer one. */
function bookEnd({ from }: VerseRange): Found | null {
  const text = bibleText();
  const { book } = text.placeOf(from);
  const chapters = text.chapterCount(book);
  if (chapters > SHORT_BOOK) return null;
  let last = chapterOf({ from, to: from }).to;
  while (last + 1 < text.verseCount && text.placeOf(last + 1).book === book)
    last = chapterOf({ from: last + 1, to: last + 1 }).to;
  const range = { from: Math.max(chapterOf({ from: last, to: last }).from, last - 4), to: last };
  return showing(`The book ends so, in ${labelOf(range)}:`, [range]);
}

/** The verses, or the chapter, after a passage or before it. */
export function neighbour(words: string, main: VerseRange, step: 1 | -1): Found {
  const last = bibleText().verseCount - 1;
  const isAtEnd = step > 0 ? main.to >= last : main.from <= 0;
  if (isAtEnd) return showing(`${labelOf(main)} is where the Bible ${step > 0 ? 'ends' : 'begins'}.`, [main]);
  if (/\b(?:chapter|psalm)\b/.test(words)) {
    const chapter = chapterOf(main);
    const next = chapterOf({
      from: step > 0 ? Math.min(last, chapter.to + 1) : Math.max(0, chapter.from - 1),
      to: 0,
    });
    return showing(`The ${step > 0 ? 'next' : 'previous'} chapter is ${labelOf(next)}:`, [next], {
      length: 'whole',
    });
  }
  if (step > 0 && /\b(?:end|ends|finish|finishes)\b/.test(words)) return bookEnd(main) ?? chapterEnd(main);
  const count = countIn(words);
  const range =
    step > 0
      ? { from: main.to + 1, to: Math.min(last, main.to + count) }
      : { from: Math.max(0, main.from - count), to: main.from - 1 };
  return showing(`${step > 0 ? 'After' : 'Before'} ${labelOf(main)} comes ${labelOf(range)}:`, [range]);
}

/** The member's last question that named a matter of its own. */
export function matterBefore({ matters }: Before): string {
  return matters.find(namesMatter) ?? matters.find(standsAlone) ?? '';
}

function namesMatter(question: string): boolean {
  const words = plainWords(question.slice(0, 400));
  const rest = withoutPart(words);
  return hasReference(question) || hasOwnSubject(searchTerms(rest).length > 0 ? rest : words);
}

function standsAlone(question: string): boolean {
  const words = plainWords(question.slice(0, 400));
  return (
    followUpIn(words) === null &&
    smallTalkIn(words) === null &&
    findPassages(withoutPart(ownSubject(words))) !== null
  );
}

/** Returns those of passages that the talk has not shown. */
export function unseen(ranges: readonly VerseRange[], { seen }: Before): VerseRange[] {
  return distinct(ranges).filter((range) => !seen.some((one) => overlap(one, range)));
}

/** Returns the topic of the conversation, from the member's question or the passage it was about. */
export function topicBefore(before: Before): Topic | null {
  if (before.topic) return before.topic;
  const matter = matterBefore(before);
  const named = topicsOf(matter)[0];
  if (named) return named;
  const asked = matter === '' ? null : findPassages(matter);
  const root = asked?.basis === 'reference' ? asked.passages[0] : before.passages[0];
  return root ? topicChosenFor(root) : null;
}

/** Passages on the same matter that have not been shown. */
export function others(before: Before, lead?: string): Found {
  const [main] = before.passages;
  const matter = matterBefore(before);
  const found = matter === '' ? null : findPassages(matter);
  const topic = topicBefore(before);
  const ofMatter = found ? [...found.passages, ...found.related] : [];
  const candidates = [
    ...(found?.basis === 'topic' ? ofMatter : []),
    ...(topic ? rangesOf(topic) : []),
    ...ofMatter,
    ...(topic ? rangesOf(topic).flatMap((range) => beside([range])) : []),
    ...(main ? beside([main]) : []),
    ...hits(topic?.text ?? matter, 30),
  ];
  const fresh = unseen(candidates, before);
  const [first] = fresh;
  if (!first)
    return showing(
      'I have no more on this that you have not seen. Name another matter, or read on from here:',
      before.passages.slice(0, 1),
    );
  const isNamed = topic !== null && rangesOf(topic).some(({ from }) => from === first.from);
  const about = isNamed ? ` on **${topic.name}**` : main ? ` beside ${labelOf(main)}` : '';
  return showing(lead ?? `Another passage${about}:`, [first], { related: fresh.slice(1, 3), topic });
}

/** Brings what has not been shown yet to the front, where a question leads to the same passages again. */
export function freshFirst(found: Found, before: Before): Found {
  if (found.basis !== 'topic' || before.passages.length === 0) return found;
  const all = distinct([...found.passages, ...found.related]);
  const fresh = unseen(all, before);
  if (fresh.length === 0 || fresh.length === all.length) return found;
  const old = all.filter((range) => !fresh.includes(range));
  const passages = [...fresh, ...old];
  return { ...found, passages: passages.slice(0, 3), related: passages.slice(3, 6) };
}

/** More on what was shown: its surroundings, and passages that were not shown yet. */
export function more(before: Before, main: VerseRange): Found {
  const around = surroundings(main);
  const fresh = others(before);
  const related = fresh.passages.filter((range) => !before.passages.includes(range));
  return showing(
    `More on ${labelOf(main)}: what stands around it, and what may be read beside it.`,
    around.passages,
    {
      related: [...related, ...fresh.related].slice(0, 3),
      topic: fresh.topic,
    },
  );
}

/** Of the passages shown, the one that has most words of the matter that is named, else the one that is learnt most easily: the shortest. */
export function chosen(words: string, { passages, earlier }: Before): Found {
  const shown = passages.length > 1 ? passages : [...passages, ...earlier];
  const [topic] = topicsOf(words);
  if (topic) {
    const fits = (range: VerseRange) =>
      searchWithin(topic.text, range, 3).reduce((sum, { share }) => sum + share, 0);
    const [best = { from: 0, to: 0 }] = [...shown].sort((a, b) => fits(b) - fits(a));
    return showing(`Neither is better; of **${topic.name}** ${labelOf(best)} has the most words:`, [best]);
  }
  const size = (range: VerseRange) => textOfRange(range).length;
  const [first = { from: 0, to: 0 }] = [...shown].sort((a, b) => size(a) - size(b));
  return showing(
    `The choice is yours; ${labelOf(first)} is the shortest of them, and a good one to learn by heart:`,
    [first],
  );
}

/** The passage that was talked about before this one, or the first of the talk. */
export function earlier(words: string, { mains }: Before, main: VerseRange): Found {
  if (/\b(?:chapter|psalm|book)\b/.test(words)) {
    const { from } = chapterOf(main);
    return showing(`Back to where the chapter begins, ${labelOf({ from, to: from })}:`, [
      { from, to: from + 2 },
    ]);
  }
  const first = /\b(?:first|beginning|start|top)\b/.test(words);
  const range = first ? mains[0] : mains.findLast(({ from, to }) => to < main.from || main.to < from);
  return showing(`Back to ${labelOf(range ?? main)}:`, [range ?? main]);
}

/** The passages shown last, again. */
export function again({ passages }: Before): Found {
  const shown = passages.slice(0, 3);
  return showing(`Again, word for word: ${labelsOf(shown)}.`, shown);
}

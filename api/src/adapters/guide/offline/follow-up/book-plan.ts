import { bibleText } from '../../../../scripture/bible-text.js';
import { BOOKS } from '../../../../scripture/books.js';
import { labelOf, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import type { Before } from './before.js';
import { withDigits } from './numbers.js';
import { found, type FollowUp } from './on-passages.js';
import { headOfPlan } from './plan-head.js';
import { chapterOf, showing } from './passage-answers.js';

/** Books to read, by their numbers, and what they are called together. */
interface Reading {
  readonly name: string;
  readonly books: readonly number[];
}

const OLD_TESTAMENT = 39;
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const PARTS: readonly (readonly [RegExp, Reading])[] = [
  [/\b(?:new testament|nt)\b/, { name: 'the New Testament', books: numbers(OLD_TESTAMENT, BOOKS.length) }],
  [/\b(?:old testament|ot)\b/, { name: 'the Old Testament', books: numbers(0, OLD_TESTAMENT) }],
  [
    /\b(?:four gospels|all gospels|the gospels)\b/,
    { name: 'the Gospels', books: numbers(OLD_TESTAMENT, OLD_TESTAMENT + 4) },
  ],
  [
    /\b(?:whole|entire|all of the|all the|the) bible\b/,
    { name: 'the Bible', books: numbers(0, BOOKS.length) },
  ],
];

/** The books that words name: "romans", "the psalms", "first john", else a part of the Bible. */
function readingIn(words: string): Reading | null {
  const spoken = words.replace(
    /\b(first|second|third) (?=[a-z]+\b)/g,
    (_, order: string) => `${ORDERS.indexOf(order) + 1} `,
  );
  const at = BOOKS.map(({ name }, book) => ({ book, name: name.toLowerCase() }))
    .filter(({ name }) =>
      new RegExp(`(?<![a-z0-9] )\\b${name.replace(/s$/, '')}s?\\b|\\b${name}\\b`).test(spoken),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (at) return { name: BOOKS[at.book]?.name ?? '', books: [at.book] };
  return PARTS.find(([says]) => says.test(words))?.[1] ?? null;
}
const ORDERS = ['first', 'second', 'third'];

const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const TIME = /\b(\d{1,3}|an?|one|half a) (day|week|month|year)s?\b(?! a\b)/;

/** The days that words give: "in two weeks", "a month", "in 5". */
function daysIn(words: string): number | null {
  const digits = withDigits(words);
  const [, count = '', unit = ''] = TIME.exec(digits) ?? [];
  const length = UNITS[unit];
  if (length) return Math.max(1, Math.round((count === 'half a' ? 0.5 : Number(count) || 1) * length));
  return Number(/^(?:.* )?in (\d{1,3})(?: please)?$/.exec(digits)?.[1] ?? 0) || null;
}

/** The chapters of a reading, one behind the other. */
function chaptersOf({ books }: Reading): VerseRange[] {
  const text = bibleText();
  const all: VerseRange[] = [];
  for (let verse = 0; verse < text.verseCount;) {
    const chapter = chapterOf({ from: verse, to: verse });
    if (books.includes(text.placeOf(verse).book)) all.push(chapter);
    verse = chapter.to + 1;
  }
  return all;
}

/** The readings of each day; of a book with fewer chapters than days each chapter has its day. */
function dividedOver(reading: Reading, days: number): VerseRange[][] {
  const chapters = chaptersOf(reading);
  const count = Math.min(days, chapters.length);
  return Array.from({ length: count }, (_, day) =>
    chapters.slice(
      Math.floor((day * chapters.length) / count),
      Math.floor(((day + 1) * chapters.length) / count),
    ),
  );
}

/** "Romans 1–2"; over the end of a book both are named. */
function labelOfDay(chapters: readonly VerseRange[]): string {
  const [first, last] = [chapters[0], chapters.at(-1)];
  if (!first || !last) return '';
  const text = bibleText();
  const [from, to] = [text.placeOf(first.from), text.placeOf(last.from)];
  if (first === last) return labelOf(first);
  return from.book === to.book
    ? `${labelOf(first).replace(/^Psalm /, 'Psalms ')}–${to.chapter}`
    : `${labelOf(first)} to ${labelOf(last)}`;
}

/** Words that are read aloud in a minute. */
const PACE = 150;

function minutesADay(each: readonly (readonly VerseRange[])[]): number {
  const words = each.flat().reduce((sum, one) => sum + textOfRange(one, 200).split(' ').length, 0);
  return Math.max(1, Math.round(words / PACE / each.length));
}

/** Days that are listed; of a longer plan the first ones. */
const LISTED = 31;

function planOf(reading: Reading, days: number): FollowUp {
  const each = dividedOver(reading, days);
  const lines = each
    .slice(0, LISTED)
    .map((chapters, at) => `${at + 1}. Day ${at + 1}: **${labelOfDay(chapters)}**`);
  const minutes = minutesADay(each);
  const fewer =
    each.length < days
      ? ` It has only ${each.length} chapters, so that each has a day of its own; use the other days to read again what stayed with you.`
      : '';
  const more =
    each.length > LISTED
      ? `\n\nThe other days go on in the same way: say *day ${LISTED + 1}*, and I open it.`
      : '';
  return {
    plain: `${headOfPlan(reading.name, each.length)}, about ${minutes} minute${minutes > 1 ? 's' : ''} a day:${fewer}\n\n${lines.join('\n')}${more}\n\nSay *day 1* to begin, or another number of days.`,
  };
}

/** The plan that the talk is on. */
function planBefore({ plans: [last] }: Before): { reading: Reading; days: number } | null {
  const reading = last ? readingIn(last.name.toLowerCase()) : null;
  return last && reading ? { reading, days: last.days } : null;
}

const ASKS_PLAN =
  /\b(?:plans?|schedule)\b|\bread(?:ing)?\b.*\b(?:in|within|over) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:day|week|month|year)s?\b/;
const ASKS_TIME = /\b(?:how long|how much time|how many minutes|minutes)\b/;
const ASKS_CHAPTERS = /\bhow many chapters\b|\bhow much\b.*\b(?:day|read)\b/;
const DAY = /\bday (\d{1,3})\b/;
const CHANGES = /\b(?:days?|weeks?|months?|year|only|instead|just|make|can i|shorter|longer|in \d+|too)\b/;
const MOST_WORDS = 16;

function ofPlan(words: string, { reading, days }: { reading: Reading; days: number }): FollowUp | null {
  const each = dividedOver(reading, days);
  const asked =
    DAY.exec(withDigits(words))?.[1] ?? (/\b(?:start|begin|first day|today)\b/.test(words) ? 1 : null);
  const day = asked === null ? undefined : each[Number(asked) - 1];
  if (day) {
    const rest = day.length > 1 ? ` It begins with ${labelOf(day[0] ?? { from: 0, to: 0 })}:` : '';
    const lead = `Day ${asked} of ${each.length}: **${labelOfDay(day)}**.${rest}`;
    return found(showing(lead, day.slice(0, 1), { length: 'whole' }));
  }
  if (/\b(?:skip|leave out|without)\b/.test(words))
    return {
      plain: `I divide **${reading.name}** by its chapters and cannot tell which of them you would rather leave out. Skip any day you like; say *day* and its number, and I open that one.`,
    };
  if (ASKS_TIME.test(words) || ASKS_CHAPTERS.test(words)) {
    const chapters = Math.round((each.flat().length / each.length) * 10) / 10;
    return {
      plain: `With this plan about ${chapters} chapter${chapters === 1 ? '' : 's'} a day, and about ${minutesADay(each)} minutes, read aloud and unhurried.`,
    };
  }
  return null;
}

/** Returns a plan to read what a message names, or what the plan before it is asked for ("day 3", "in one week"); null for neither. */
export function bookPlan(words: string, before: Before): FollowUp | null {
  if (words.split(' ').length > MOST_WORDS) return null;
  const last = planBefore(before);
  const named = readingIn(words);
  const days = daysIn(words);
  if (ASKS_PLAN.test(words) && named) return planOf(named, days ?? Math.min(30, chaptersOf(named).length));
  if (!last) return null;
  const told = ofPlan(words, last);
  if (told) return told;
  if (!CHANGES.test(words) || (!days && !named)) return null;
  return planOf(named ?? last.reading, days ?? last.days);
}

import type { Count, Instant, Uuid } from './formats.js';
import type { PracticeResponse } from './practices.js';

/** Plans of reading, by hand, and how a member's readings of them cross the wire. */

export const READING_PLAN_IDS = ['mark', 'hard-days', 'sermon', 'wisdom'] as const;
export type ReadingPlanId = (typeof READING_PLAN_IDS)[number];

export interface ReadingDay {
  /** As the API writes it: 'Mark 1', 'Matthew 5:1–16'. */
  readonly reference: string;
  /** What to look for, in a few words. */
  readonly theme: string;
  /** To read it slowly. */
  readonly minutes: number;
}
export interface ReadingPlan {
  readonly id: ReadingPlanId;
  readonly title: string;
  readonly about: string;
  readonly days: readonly ReadingDay[];
}

type Row = readonly [reference: string, theme: string, minutes: number];

function plan(id: ReadingPlanId, title: string, about: string, rows: readonly Row[]): ReadingPlan {
  return {
    id,
    title,
    about,
    days: rows.map(([reference, theme, minutes]) => ({ reference, theme, minutes })),
  };
}

const chapters = (book: string, minutes: number, themes: readonly string[]): Row[] =>
  themes.map((theme, at) => [`${book} ${at + 1}`, theme, minutes]);

export const READING_PLANS: readonly ReadingPlan[] = [
  plan(
    'mark',
    'The Gospel of Mark',
    'The shortest Gospel, a chapter a day: who Jesus is, and what it means to follow him.',
    chapters('Mark', 15, [
      'A voice in the wilderness',
      'Rise, take up thy bed',
      'The twelve',
      'The sower, and the storm',
      'Talitha cumi',
      'Five loaves and two fishes',
      'What comes out of the heart',
      'Whom say ye that I am?',
      'Help thou mine unbelief',
      'As a little child',
      'The king comes to Jerusalem',
      'The widow’s two mites',
      'Watch',
      'Gethsemane',
      'The cross',
      'He is risen',
    ]),
  ),
  plan(
    'hard-days',
    'Psalms for hard days',
    'Fourteen Psalms for when words are hard to find: complaint, trust and rest.',
    [
      ['Psalm 13', 'How long?', 5],
      ['Psalm 6', 'Weary with groaning', 5],
      ['Psalm 42', 'Why art thou cast down?', 10],
      ['Psalm 77', 'I call to remembrance', 10],
      ['Psalm 130', 'Out of the depths', 5],
      ['Psalm 22', 'Why hast thou forsaken me?', 10],
      ['Psalm 23', 'Through the valley', 5],
      ['Psalm 27', 'Whom shall I fear?', 10],
      ['Psalm 46', 'Be still', 5],
      ['Psalm 62', 'My soul waiteth', 5],
      ['Psalm 91', 'Under his wings', 10],
      ['Psalm 121', 'From whence cometh my help', 5],
      ['Psalm 139', 'Thou hast searched me', 10],
      ['Psalm 30', 'Joy cometh in the morning', 5],
    ],
  ),
  plan(
    'sermon',
    'The Sermon on the Mount',
    'A week with the best-known words of Jesus, a part of them each day.',
    [
      ['Matthew 5:1–16', 'Blessed are they', 10],
      ['Matthew 5:17–48', 'But I say unto you', 15],
      ['Matthew 6:1–18', 'Our Father', 10],
      ['Matthew 6:19–34', 'Consider the lilies', 10],
      ['Matthew 7:1–12', 'Ask, and it shall be given', 10],
      ['Matthew 7:13–20', 'The strait gate', 5],
      ['Matthew 7:21–29', 'A house upon a rock', 5],
    ],
  ),
  plan(
    'wisdom',
    'Wisdom for a month',
    'The Proverbs, a chapter for each day: words to live by, at work and at home.',
    chapters('Proverbs', 10, [
      'Where wisdom begins',
      'As for hid treasures',
      'Trust in the LORD',
      'Keep thy heart',
      'Keep to thine own',
      'Go to the ant',
      'Keep my words',
      'Wisdom calls',
      'Her house of seven pillars',
      'A wise son',
      'The liberal soul',
      'A word that makes glad',
      'Hope deferred',
      'A sound heart',
      'A soft answer',
      'Commit thy works',
      'A friend at all times',
      'A strong tower',
      'Slow to anger',
      'Deep water',
      'Mercy and truth',
      'A good name',
      'Buy the truth',
      'A house is built',
      'Apples of gold',
      'As coals to burning',
      'Iron sharpens iron',
      'Bold as a lion',
      'Where there is no vision',
      'Every word of God is pure',
      'Strength and honour',
    ]),
  ),
];

export function readingPlan(id: ReadingPlanId): ReadingPlan {
  const found = READING_PLANS.find((one) => one.id === id);
  if (!found) throw new RangeError(`There is no reading plan ${id}`);
  return found;
}

export const READING_STATUSES = ['current', 'paused', 'left'] as const;
export type ReadingStatus = (typeof READING_STATUSES)[number];

export interface StartReadingRequest {
  plan: ReadingPlanId;
}
export interface ReadingStarted {
  reading_id: Uuid;
}
export interface ReadingStatusRequest {
  status: ReadingStatus;
}
export interface DayReadRequest {
  /** Minutes to be logged as Bible Study; without them the day is only marked as read. */
  minutes?: number;
  /** IANA time zone of the browser: the practice belongs to the date there. */
  time_zone?: string;
  /** The date on which it was read there, at most seven days ago; left out, it is today's. */
  practice_date?: string;
}
export interface DayRead {
  /** What was logged; left out where nothing was. */
  practice?: PracticeResponse;
}

export interface WireReading {
  reading_id: Uuid;
  plan: ReadingPlanId;
  started_at: Instant;
  status: ReadingStatus;
  /** In the order of the plan. */
  days_read: { day: Count; read_at: Instant }[];
}
/** The member's readings that were not left, the first begun first. */
export interface ReadingsResponse {
  readings: WireReading[];
}

/** Returns the first day of a plan that is not read yet, from 1; null when all are. Days are never missed: the next one waits. */
export function nextDayOf({ plan: id, days_read }: Pick<WireReading, 'plan' | 'days_read'>): number | null {
  const read = new Set(days_read.map(({ day }) => day));
  const next = readingPlan(id).days.findIndex((_, at) => !read.has(at + 1));
  return next < 0 ? null : next + 1;
}

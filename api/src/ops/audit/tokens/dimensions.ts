import { dayNumberOf, utcDateOf } from '../../../domain/scoring/calendar.js';
import { localDateOf } from '../../../kernel/local-date.js';
import { UsageError } from '../../support/failures.js';
import type { LedgerEntry } from './ledger-entry.js';

/** What the ledger can be added up by. */
export const DIMENSIONS = [
  'member',
  'plan',
  'model',
  'category',
  'conversation',
  'day',
  'week',
  'month',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type TimeDimension = Extract<Dimension, 'day' | 'week' | 'month'>;

export function isDimension(text: string): text is Dimension {
  return (DIMENSIONS as readonly string[]).includes(text);
}

export function isTime(dimension: Dimension): dimension is TimeDimension {
  return dimension === 'day' || dimension === 'week' || dimension === 'month';
}

const MOST = 2;

/** One or two dimensions, as 'member,month'. Throws UsageError. */
export function dimensionsOf(text: string): Dimension[] {
  const named = text.split(',').map((name) => name.trim());
  for (const name of named) {
    if (!isDimension(name))
      throw new UsageError(
        `'${name}' is nothing to add up by: choose one or two of ${DIMENSIONS.join(', ')}`,
      );
  }
  if (named.length > MOST || new Set(named).size < named.length)
    throw new UsageError(`'${text}' is more than two, or one of them twice: write --by member,month`);
  return named.filter(isDimension);
}

const QUARTER_HOUR_MS = 900_000;
const DAYS_A_WEEK = 7;

/** Days, weeks and months in a time zone. Events in a row are mostly of one day: the last one is kept. */
export class Calendar {
  private quarter = NaN;
  private day = '';
  private weekDay = '';
  private week = '';

  /** Throws UsageError for a zone that does not exist. */
  constructor(readonly zone: string) {
    try {
      localDateOf(0, zone);
    } catch {
      throw new UsageError(`'${zone}' is no time zone: write a name such as Europe/Berlin or UTC`);
    }
  }

  /** 'YYYY-MM-DD'. The offsets of all zones since 1972 are whole quarters of an hour, or minutes in Liberia. */
  dayOf(at: number): string {
    if (this.zone === 'UTC') return utcDateOf(at);
    const quarter = Math.floor(at / QUARTER_HOUR_MS);
    if (quarter !== this.quarter) {
      this.quarter = quarter;
      this.day = localDateOf(at, this.zone).localDate;
    }
    return this.day;
  }

  /** 'YYYY-Www', the week of ISO 8601, from Monday on. */
  weekOf(at: number): string {
    const day = this.dayOf(at);
    if (day !== this.weekDay) {
      this.weekDay = day;
      this.week = isoWeekOf(day);
    }
    return this.week;
  }

  monthOf(at: number): string {
    return this.dayOf(at).slice(0, 7);
  }
}

/** The week's year is that of its Thursday. */
export function isoWeekOf(day: string): string {
  const number = dayNumberOf(day);
  // 1970-01-01 was a Thursday.
  const thursday = number - ((number + 3) % DAYS_A_WEEK) + 3;
  const year = new Date(thursday * 86_400_000).getUTCFullYear();
  const week = Math.floor((thursday - dayNumberOf(`${year}-01-01`)) / DAYS_A_WEEK) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Null where a dimension has no place for the entry: a grant is of no model, category or conversation. */
export function valueOf(dimension: Dimension, entry: LedgerEntry, calendar: Calendar): string | null {
  switch (dimension) {
    case 'member':
      return entry.memberId;
    case 'plan':
      return entry.plan;
    case 'model':
      return entry.asked && entry.asked.model;
    case 'category':
      return entry.asked && entry.asked.category;
    case 'conversation':
      return entry.asked && entry.asked.conversationId;
    case 'day':
      return calendar.dayOf(entry.at);
    case 'week':
      return calendar.weekOf(entry.at);
    case 'month':
      return calendar.monthOf(entry.at);
    default:
      return dimension satisfies never;
  }
}

import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, practiceTypesOf } from '@emit/contract/mindstreams';
import { Refusal } from '../../kernel/refusal.js';
import type { PracticeFacts } from './events.js';

const MINUTES_PER_DAY = 24 * 60;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Throws VALIDATION_FAILED {field}. Fields in the order in which the form's rules are checked (spec §5). */
export function checkPractice(practice: Readonly<Omit<PracticeFacts, 'notes'>>): void {
  const { mindstream, practiceType, durationMinutes, qualityRating, localDate, timeZone, utcOffsetMinutes } =
    practice;
  check('mindstream', MINDSTREAM_TYPES.includes(mindstream));
  check('practiceType', practiceTypesOf(mindstream).includes(practiceType));
  check('durationMinutes', isIntegerIn(durationMinutes, LIMITS.durationMin, LIMITS.durationMax));
  check('qualityRating', isIntegerIn(qualityRating, LIMITS.qualityMin, LIMITS.qualityMax));
  check('localDate', DATE.test(localDate) && isCalendarDate(localDate));
  check('timeZone', timeZone.length > 0);
  check('utcOffsetMinutes', isIntegerIn(utcOffsetMinutes, 1 - MINUTES_PER_DAY, MINUTES_PER_DAY - 1));
}

function check(field: string, holds: boolean): void {
  if (!holds) throw new Refusal('VALIDATION_FAILED', { field });
}

function isIntegerIn(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

import { LIMITS } from '@emit/contract/limits';
import { isWithinReach, minutesLeftOn, OUT_OF_REACH } from '@emit/contract/practice-day';
import { MINDSTREAM_TYPES, practiceTypesOf } from '@emit/contract/mindstreams';
import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CorrectPractice, LogPractice, PracticeCommand, RemovePractice } from './commands.js';
import type { PracticeEvent, PracticeFacts } from './events.js';
import { evolvePractices, initialPractices, type PracticeState, type StandingPractice } from './state.js';

const MINUTES_PER_DAY = 24 * 60;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A member's practices. The same practice, correction or removal again changes nothing; refuses VALIDATION_FAILED {field}
 * (spec §5), PRACTICE_DAY_FULL {minutesLogged, minutesLeft}, PRACTICE_NOT_FOUND and PRACTICE_REMOVED.
 */
export const practiceDecider: Decider<PracticeState, PracticeCommand, PracticeEvent> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: initialPractices,
  evolve: evolvePractices,
  decide(command, state) {
    switch (command.type) {
      case 'LogPractice':
        return log(command, state);
      case 'CorrectPractice':
        return correct(command, state);
      case 'RemovePractice':
        return remove(command, state);
      default:
        return command satisfies never;
    }
  },
};

function log({ type: _type, today, ...data }: LogPractice, state: PracticeState): PracticeEvent[] {
  if (state.practices.has(data.practiceId)) return [];
  checkPractice(data);
  checkReach(data.localDate, today ?? data.localDate);
  checkDay(data, null, state, today ?? data.localDate);
  return [{ type: 'PracticeLogged', data }];
}

function correct(command: CorrectPractice, state: PracticeState): PracticeEvent[] {
  const { type: _type, date, ...said } = command;
  const before = standing(state, said.practiceId);
  if (state.correctionIds.has(said.correctionId)) return [];
  if (before === null) throw new Refusal('PRACTICE_REMOVED');
  const moved = date !== null && date.localDate !== before.localDate;
  const { localDate, timeZone, utcOffsetMinutes } = moved ? date : before;
  const data = { ...said, localDate, timeZone, utcOffsetMinutes };
  checkPractice(data);
  if (moved) checkReach(localDate, date.today);
  checkDay(data, before, state, date?.today ?? null);
  return [{ type: 'PracticeCorrected', data }];
}

function remove({ practiceId }: RemovePractice, state: PracticeState): PracticeEvent[] {
  if (standing(state, practiceId) === null) return [];
  return [{ type: 'PracticeRemoved', data: { practiceId } }];
}

/** Null for one that is removed. */
function standing({ practices }: PracticeState, practiceId: string): StandingPractice | null {
  const found = practices.get(practiceId);
  if (found === undefined) throw new Refusal('PRACTICE_NOT_FOUND');
  return found;
}

/** Fields in the order in which the form's rules are checked (spec §5). */
function checkPractice(practice: PracticeFacts): void {
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

function checkReach(localDate: string, today: string): void {
  if (!isWithinReach(localDate, today))
    throw new Refusal('VALIDATION_FAILED', { field: 'localDate', text: OUT_OF_REACH });
}

/**
 * A date where the member is holds 24 hours of practice, whichever time zones they were logged in. Streams that were
 * written before this rule may hold more: their dates are full, and what is on them may become shorter.
 */
function checkDay(
  { localDate, durationMinutes }: PracticeFacts,
  before: StandingPractice | null,
  { minutesOn }: PracticeState,
  today: string | null,
): void {
  const own = before?.localDate === localDate ? before.durationMinutes : 0;
  if (durationMinutes <= own) return;
  const minutesLogged = (minutesOn.get(localDate) ?? 0) - own;
  const minutesLeft = minutesLeftOn(minutesLogged);
  if (durationMinutes <= minutesLeft) return;
  const facts = { minutesLogged, minutesLeft };
  throw new Refusal('PRACTICE_DAY_FULL', localDate === today ? facts : { ...facts, day: localDate });
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

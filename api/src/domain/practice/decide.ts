import { LIMITS } from '@emit/contract/limits';
import { minutesLeftOn } from '@emit/contract/practice-day';
import { MINDSTREAM_TYPES, practiceTypesOf } from '@emit/contract/mindstreams';
import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { LogPractice, PracticeCommand } from './commands.js';
import type { PracticeEvent } from './events.js';
import { evolvePractices, initialPractices, type PracticeState } from './state.js';

const MINUTES_PER_DAY = 24 * 60;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A member's practices. The same practice again changes nothing; refuses VALIDATION_FAILED {field} (spec §5) and
 * PRACTICE_DAY_FULL {minutesLogged, minutesLeft}.
 */
export const practiceDecider: Decider<PracticeState, PracticeCommand, PracticeEvent> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: initialPractices,
  evolve: evolvePractices,
  decide(command, state) {
    switch (command.type) {
      case 'LogPractice': {
        if (state.logged.has(command.practiceId)) return [];
        checkPractice(command);
        checkDay(command, state);
        const { type: _type, ...data } = command;
        return [{ type: 'PracticeLogged', data }];
      }
      default:
        return command.type satisfies never;
    }
  },
};

/** Fields in the order in which the form's rules are checked (spec §5). */
function checkPractice(practice: LogPractice): void {
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

/**
 * A date where the member is holds 24 hours of practice, whichever time zones they were logged in. Streams that were
 * written before this rule may hold more: their dates are full.
 */
function checkDay({ localDate, durationMinutes }: LogPractice, { minutesOn }: PracticeState): void {
  const minutesLogged = minutesOn.get(localDate) ?? 0;
  const minutesLeft = minutesLeftOn(minutesLogged);
  if (durationMinutes > minutesLeft) throw new Refusal('PRACTICE_DAY_FULL', { minutesLogged, minutesLeft });
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

import { isWithinReach, minutesLeftOn, OUT_OF_REACH } from '@emit/contract/practice-day';
import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CorrectPractice, LogPractice, PracticeCommand, RemovePractice } from './commands.js';
import { importPractices } from './import.js';
import { checkPractice } from './check-practice.js';
import type { PracticeEvent, PracticeFacts } from './events.js';
import { evolvePractices, initialPractices, type PracticeState, type StandingPractice } from './state.js';

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
      case 'ImportPractices':
        return importPractices(command, state);
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

import { EARLIEST_IMPORT, type ImportResult } from '@emit/contract/practice-import';
import { minutesLeftOn } from '@emit/contract/practice-day';
import { Refusal } from '../../kernel/refusal.js';
import { checkPractice } from './check-practice.js';
import type { ImportPractices } from './commands.js';
import type { ImportedPractice, PracticeEvent } from './events.js';
import type { PracticeState } from './state.js';

type ToJudge = Pick<ImportedPractice, 'practiceId' | 'localDate' | 'durationMinutes'>;

/**
 * What becomes of each of these practices, one after another: what was imported once is there already, also where it was
 * removed since; no date lies ahead, and none holds more than 24 hours.
 */
export function judgeImport(
  practices: readonly ToJudge[],
  today: string,
  { practices: standing, minutesOn }: PracticeState,
): ImportResult[] {
  const added = new Set<string>();
  const minutesAdded = new Map<string, number>();
  return practices.map(({ practiceId, localDate, durationMinutes }) => {
    if (standing.has(practiceId) || added.has(practiceId)) return 'known';
    if (localDate > today) return 'in_future';
    if (localDate < EARLIEST_IMPORT) return 'too_early';
    const more = minutesAdded.get(localDate) ?? 0;
    if (durationMinutes > minutesLeftOn((minutesOn.get(localDate) ?? 0) + more)) return 'day_full';
    added.add(practiceId);
    minutesAdded.set(localDate, more + durationMinutes);
    return 'added';
  });
}

/**
 * All of them or none: whoever sends them has judged them before, and sealed what is to be added. Nothing where all are
 * there already. Throws CONCURRENT_CHANGE where only some still fit, and VALIDATION_FAILED {field}.
 */
export function importPractices(command: ImportPractices, state: PracticeState): PracticeEvent[] {
  const { type: _type, today, ...data } = command;
  for (const practice of data.practices) checkPractice({ ...practice, timeZone: data.timeZone });
  const results = judgeImport(data.practices, today, state);
  if (results.every((result) => result === 'known')) return [];
  if (results.some((result) => result !== 'added')) throw new Refusal('CONCURRENT_CHANGE');
  return [{ type: 'PracticesImported', data }];
}

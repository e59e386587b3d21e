import fc from 'fast-check';
import { READING_STATUSES } from '@emit/contract/reading-plans';
import type { ReadingCommand } from '../domain/reading/commands.js';
import { readingDecider } from '../domain/reading/decide.js';
import { readingStream, type ReadingEvent } from '../domain/reading/events.js';
import { Refusal } from '../kernel/refusal.js';
import { logOf, type Happening } from '../testing/events.js';
import { fold, foldBatches } from '../testing/fold.js';
import { timesRounds } from '../testing/rounds.js';
import { sealedAs } from '../testing/sealed.js';
import { readings } from './readings.projection.js';

/** Few readings, days and keys, so that changes meet, and are sent again. */
const deeds = fc.array(
  fc.record({ kind: fc.nat(3), reading: fc.nat(3), which: fc.nat(4), change: fc.nat(25) }),
  { maxLength: 60 },
);

function commandOf({
  kind,
  reading,
  which,
  change,
}: {
  kind: number;
  reading: number;
  which: number;
  change: number;
}): ReadingCommand {
  const [readingId, changeId, dayId] = [`r${reading}`, `c${change}`, `r${reading}-d${which}`];
  if (kind === 0)
    return { type: 'StartReadingPlan', readingId, planId: `p${which % 2}`, plan: sealedAs('plan') };
  if (kind === 1) return { type: 'ReadDay', readingId, changeId, dayId, day: sealedAs(`day-${which}`) };
  if (kind === 2) return { type: 'ReopenDay', readingId, changeId, dayId };
  return { type: 'SetReadingStatus', readingId, changeId, status: READING_STATUSES[which % 3] ?? 'current' };
}

it('live, rebuilt and in any batches they are the same, and what the decider knows', () => {
  fc.assert(
    fc.property(deeds, fc.nat(60), (list, cut) => {
      let state = readingDecider.initial();
      const events: ReadingEvent[] = [];
      for (const command of list.map(commandOf)) {
        try {
          for (const event of readingDecider.decide(command, state)) {
            state = readingDecider.evolve(state, event);
            events.push(event);
          }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      const log = logOf(
        ...events.map((event, at): Happening => ({
          at: new Date(at * 1_000).toISOString(),
          stream: readingStream('ada'),
          event,
        })),
      );
      const documents = fold(readings, log);
      const batches = [log.slice(0, cut), log.slice(Math.max(0, cut - 3)), log.slice(-2)];
      expect(foldBatches(readings, batches)).toEqual(documents);
      const folded = [...documents].map(([key, { body }]) => [
        key,
        body.status,
        body.days.map(({ dayId }) => dayId).sort(),
      ]);
      const known = [...state.readings].map(([key, { status, days }]) => [key, status, [...days].sort()]);
      expect(folded).toEqual(known);
      const current = [...state.readings.values()].filter(({ status }) => status !== 'left');
      expect(new Set(current.map(({ planId }) => planId)).size).toBe(current.length);
    }),
    { numRuns: timesRounds(1_000) },
  );
});

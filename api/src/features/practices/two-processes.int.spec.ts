import { eventCatalogue } from '../../domain/all-events.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../adapters/event-store/sqlite/sqlite-event-store.js';
import type { LogPractice } from '../../domain/practice/commands.js';
import { practiceDecider } from '../../domain/practice/decide.js';
import { practicesStream, type PracticeNotes } from '../../domain/practice/events.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { sealedAs } from '../../testing/sealed.js';

const directory = mkdtempSync(join(tmpdir(), 'emit-day-'));
const stores = [new SqliteEventStore(directory), new SqliteEventStore(directory)] as const;
const runners = stores.map((store) => new CommandRunner(store, eventCatalogue));

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(directory, { recursive: true, force: true });
});

function log(runner: CommandRunner, memberId: string, practiceId: string, durationMinutes: number) {
  const command: LogPractice = {
    type: 'LogPractice',
    practiceId,
    mindstream: 'flow',
    practiceType: 'Meditation',
    durationMinutes,
    qualityRating: 8,
    localDate: '2026-11-20',
    timeZone: 'UTC',
    utcOffsetMinutes: 0,
    notes: sealedAs<PracticeNotes>(practiceId),
  };
  return runner.run(practiceDecider, practicesStream(memberId), command, { memberId, correlationId: 'c' });
}

async function minutesOf(memberId: string): Promise<number[]> {
  const minutes: number[] = [];
  for await (const page of stores[0].readStream(practicesStream(memberId))) {
    minutes.push(...page.map(({ data }) => (data as { durationMinutes: number }).durationMinutes));
  }
  return minutes;
}

it('two processes that log at once put no more than 24 hours on a date', async () => {
  for (let round = 0; round < 10; round++) {
    const memberId = `member-${round}`;
    const each = 100 + round * 37;
    const all = Array.from({ length: 20 }, async (_, n) => {
      const runner = runners[n % 2];
      if (!runner) throw new Error('No runner');
      await log(runner, memberId, `${memberId}-${n}`, each);
    });
    const refusals = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    const fit = Math.floor(1_440 / each);
    expect(await minutesOf(memberId)).toEqual(Array.from({ length: fit }, () => each));
    expect(refusals).toHaveLength(20 - fit);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        reason: { code: 'PRACTICE_DAY_FULL', facts: { minutesLeft: 1_440 - fit * each } },
      });
    }
  }
});

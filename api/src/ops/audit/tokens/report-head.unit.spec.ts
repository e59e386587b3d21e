import fc from 'fast-check';
import type { FoldEvent } from '../../../kernel/event.js';
import { headLines, knownUpTo } from './report-head.js';

/** An event store whose events happened at these times, in the order of recording; positions have gaps of one. */
function storeOf(times: readonly number[]) {
  const events = times.map((at, index) => ({ at, position: 2 * index + 1 }) as FoldEvent);
  return {
    head: () => Promise.resolve(events.at(-1)?.position ?? 0),
    async *replay({ after }: { after: number }) {
      await Promise.resolve();
      for (const event of events) if (event.position > after) yield [event];
    },
  };
}

describe('what was known', () => {
  it('by a time is what was recorded by then, not what is known to have happened since', async () => {
    const store = storeOf([10, 20, 30, 15, 40]);
    expect(await knownUpTo(store, { position: Infinity, at: 25 })).toEqual({
      position: 3,
      at: 20,
      recordedLater: 1,
    });
    expect(await knownUpTo(store, { position: Infinity, at: 9 })).toEqual({
      position: 0,
      at: null,
      recordedLater: 0,
    });
    expect(await knownUpTo(store, { position: Infinity, at: 99 })).toEqual({
      position: 9,
      at: 40,
      recordedLater: 0,
    });
  });

  it('at a position is what is before it', async () => {
    expect(await knownUpTo(storeOf([10, 20]), { position: 1, at: Infinity })).toEqual({
      ...{ position: 1, at: 10, recordedLater: 0 },
    });
    expect(await knownUpTo(storeOf([10, 20]), { position: 2, at: Infinity })).toMatchObject({ at: null });
    expect(await knownUpTo(storeOf([10, 20]), null)).toMatchObject({ position: 3, at: 20 });
    expect(await knownUpTo(storeOf([]), null)).toEqual({ position: 0, at: null, recordedLater: 0 });
  });

  it('does not change with what is recorded later, however early that happened', async () => {
    const times = fc.array(fc.nat({ max: 50 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(times, times, fc.nat({ max: 50 }), async (before, since, time) => {
        const moment = { position: Infinity, at: time };
        const first = await knownUpTo(storeOf([...before, time + 1]), moment);
        const now = await knownUpTo(storeOf([...before, time + 1, ...since]), moment);
        expect(now.position).toBe(first.position);
        expect(now.recordedLater).toBe(first.recordedLater + since.filter((at) => at <= time).length);
      }),
    );
  });

  it('is named above a report', () => {
    const known = { position: 6_530, at: Date.UTC(2026, 10, 19), recordedLater: 2 };
    expect(headLines({ title: 'Tokens', known, checkpoint: null, leftOut: 1 })).toEqual([
      'Tokens',
      'event store up to position 6,530, 2026-11-19T00:00:00.000Z',
      '2 events of that time, recorded later, not known then: left out',
      '1 event left out, as an operator has said (parked skip)',
    ]);
  });

  it('is named with the last signed checkpoint, and what that does not cover', () => {
    const known = { position: 6_530, at: null, recordedLater: 0 };
    const checkpoint = { origin: 'emit', size: 6_000, position: 6_530, root: 'AbC=' };
    const head = { title: 'Tokens', known, checkpoint, leftOut: 0 };
    const [, , covered] = headLines(head);
    expect(covered).toBe('last signed checkpoint of emit covers it: 6,000 events, root AbC=');
    const [, , part] = headLines({ ...head, checkpoint: { ...checkpoint, position: 6_100 } });
    expect(part).toMatch(/^last signed checkpoint of emit covers it up to position 6,100: /);
  });
});

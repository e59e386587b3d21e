import { randomUUID } from 'node:crypto';
import type { FoldEvent, NewEvent, RecordedEvent } from '../kernel/event.js';
import {
  NO_STREAM,
  RevisionConflict,
  type AppendOptions,
  type EventStore,
  type LogFilter,
} from './event-store.port.js';

/** One log that may be opened several times at once, as several processes would. */
export interface EventStoreUnderTest {
  open(): Promise<EventStore>;
  /** Removes what can be removed; every store is closed by then. */
  dispose(): Promise<void>;
}

/** Nobody has these ids yet. */
const NEW: AppendOptions = { newIds: true };
const APPENDED_AT = Date.UTC(2026, 10, 20, 13, 24);

/** An event of the member `ann` as the application would write it; `n` makes its data its own. */
export function newEvent(n: number, type = 'PracticeLogged', schema = 1, data: unknown = { n }): NewEvent {
  const id = randomUUID();
  return {
    type,
    data,
    metadata: {
      id,
      at: APPENDED_AT + n,
      memberId: 'ann',
      schema,
      correlationId: randomUUID(),
      causationId: id,
      chain: id.replaceAll('-', '').repeat(2),
    },
  };
}

/** The same events as another process would write them: their ids, and nothing else that need be the same. */
export const saidAgain = (events: readonly NewEvent[]): NewEvent[] =>
  events.map(({ metadata }) => {
    const { type, data, metadata: other } = newEvent(Math.floor(Math.random() * 1e9), 'PlanChanged', 2);
    return { type, data, metadata: { ...other, id: metadata.id } };
  });

export const newEvents = (count: number, from = 0): NewEvent[] =>
  Array.from({ length: count }, (_, index) => newEvent(from + index));

export async function allOf<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

/**
 * What every EventStore must do. Call it inside a describe. The event store may hold others' events and get more meanwhile: each
 * test writes to streams under a prefix of its own and looks at those alone.
 */
export function eventStoreContract(setUp: () => Promise<EventStoreUnderTest>): void {
  let underTest: EventStoreUnderTest;
  let store: EventStore;
  let opened: EventStore[];
  let prefix: string;
  let before: number;

  const open = async (): Promise<EventStore> => {
    const another = await underTest.open();
    opened.push(another);
    return another;
  };
  const stream = (name: string): string => `${prefix}-${name}`;
  const mine = (filter: Partial<LogFilter> = {}): LogFilter => ({
    after: before,
    streamPrefix: `${prefix}-`,
    ...filter,
  });
  const idsIn = async (name: string) =>
    (await allOf(store.readStream(stream(name)))).map(({ metadata }) => metadata.id);
  const idsOf = (events: readonly NewEvent[]) => events.map(({ metadata }) => metadata.id);

  beforeEach(async () => {
    opened = [];
    prefix = `contract-${randomUUID().slice(0, 8)}`;
    underTest = await setUp();
    store = await open();
    before = await store.head();
  });
  afterEach(async () => {
    for (const each of opened) await each.close();
    await underTest.dispose();
  });

  describe('append', () => {
    it('begins a stream and goes on where it ended, answering revision and position', async () => {
      const first = await store.append(stream('a'), NO_STREAM, newEvents(2));
      const second = await store.append(stream('a'), 1, newEvents(3));
      expect(first.revision).toBe(1);
      expect(second.revision).toBe(4);

      const recorded = await allOf(store.readStream(stream('a')));
      expect(recorded.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
      expect([first.position, second.position]).toEqual([recorded[1]?.position, recorded[4]?.position]);
    });

    it.each([
      ['a stream that is already there, taken for new', NO_STREAM],
      ['a revision that has been passed', 0],
      ['a revision not yet reached', 7],
    ])('refuses %s and writes nothing', async (_, expected) => {
      const events = newEvents(2);
      await store.append(stream('a'), NO_STREAM, events);
      const refused = store.append(stream('a'), expected, newEvents(2));
      await expect(refused).rejects.toBeInstanceOf(RevisionConflict);
      await expect(refused).rejects.toMatchObject({ stream: stream('a'), expected });
      expect(await idsIn('a')).toEqual(idsOf(events));
    });

    it('refuses to go on with a stream that does not exist', async () => {
      await expect(store.append(stream('a'), 0, newEvents(1))).rejects.toBeInstanceOf(RevisionConflict);
      expect(await idsIn('a')).toEqual([]);
      await expect(store.append(stream('a'), NO_STREAM, newEvents(1))).resolves.toMatchObject({
        revision: 0,
      });
    });

    it('refuses to append nothing', async () => {
      await expect(store.append(stream('a'), NO_STREAM, [])).rejects.toBeInstanceOf(RangeError);
    });

    it('answers the same events at the same place as the first time, and writes nothing', async () => {
      const events = newEvents(3);
      const first = await store.append(stream('a'), NO_STREAM, events);
      expect(await store.append(stream('a'), NO_STREAM, events)).toEqual(first);
      const next = newEvents(2, 3);
      const second = await store.append(stream('a'), 2, next);
      expect(await store.append(stream('a'), NO_STREAM, events)).toEqual(first);
      expect(await store.append(stream('a'), 2, next)).toEqual(second);
      expect(await idsIn('a')).toEqual(idsOf([...events, ...next]));
    });

    it('knows its own events again from another process and after a restart', async () => {
      const events = newEvents(2);
      const first = await store.append(stream('a'), NO_STREAM, events);
      const other = await open();
      expect(await other.append(stream('a'), NO_STREAM, events)).toEqual(first);
      await other.append(stream('a'), 1, newEvents(1));
      expect(await idsIn('a')).toHaveLength(3);
    });

    it('takes other events at the same place for a conflict, even when some are the same', async () => {
      const events = newEvents(3);
      await store.append(stream('a'), NO_STREAM, events);
      const [first, second, third] = events as [NewEvent, NewEvent, NewEvent];
      const others = [
        [newEvent(9)],
        [first, newEvent(9)],
        [newEvent(9), second],
        [second, first],
        [second, third],
        [first, third],
        [...events, newEvent(9)],
      ];
      for (const other of others) {
        const refused = store.append(stream('a'), NO_STREAM, other);
        await expect(refused).rejects.toBeInstanceOf(RevisionConflict);
      }
      expect(await idsIn('a')).toEqual(idsOf(events));
    });

    it('lets exactly one of many win a race, and the others know', async () => {
      const other = await open();
      const race = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 ? other : store).append(stream('a'), NO_STREAM, [newEvent(n)]),
        ),
      );
      const lost = race.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
      expect(lost).toHaveLength(19);
      for (const reason of lost) expect(reason).toBeInstanceOf(RevisionConflict);
      expect(await idsIn('a')).toHaveLength(1);
    });

    it('is not disturbed by refused appends made at the same time', async () => {
      await store.append(stream('taken'), NO_STREAM, newEvents(1));
      const results = await Promise.allSettled(
        Array.from({ length: 40 }, (_, n) =>
          n % 4 === 0
            ? store.append(stream('taken'), NO_STREAM, newEvents(2))
            : store.append(stream(`free-${n}`), NO_STREAM, newEvents(2)),
        ),
      );
      const wanted = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? 'rejected' : 'fulfilled'));
      expect(results.map(({ status }) => status)).toEqual(wanted);
      expect(await allOf(store.replay(mine()))).toHaveLength(1 + 30 * 2);
    });

    it('keeps what is large, what is not ASCII, and numbers, as they were', async () => {
      const data = {
        large: 'λόγος '.repeat(20_000),
        unicode: 'שָׁלוֹם 🕊️ \u0000 \u2028 \ud83d\ude00 “quoted”\n',
        numbers: [0, -1, 0.1, Number.MAX_SAFE_INTEGER, 1e-7],
        nothing: null,
        deep: [[[{ a: [] }]]],
      };
      await store.append(stream('größe-🕊'), NO_STREAM, [newEvent(1, 'MessageSent', 1, data)]);
      const [recorded] = await allOf(store.readStream(stream('größe-🕊')));
      expect(recorded?.data).toEqual(data);
      const [folded] = await allOf(store.replay(mine()));
      expect(folded).toMatchObject({ data, stream: stream('größe-🕊') });
    });
  });

  describe('append of ids that are there already', () => {
    const whole = () => allOf(store.readStream(stream('a')));

    it.each([
      ['all of them', 0, 3],
      ['the first', 0, 1],
      ['the first two', 0, 2],
      ['the last', 2, 3],
      ['the last two', 1, 3],
    ])('returns what is stored, whatever else it says: %s', async (_, from, to) => {
      const events = newEvents(3);
      await store.append(stream('a'), NO_STREAM, events, NEW);
      const recorded = (await whole()).slice(from, to);
      const again = await store.append(stream('a'), from - 1, saidAgain(events.slice(from, to)));
      expect(again).toEqual({ revision: to - 1, position: recorded.at(-1)?.position, stored: recorded });
      expect(await idsIn('a')).toEqual(idsOf(events));
    });

    it('returns what is stored after others have gone on with the stream and with others', async () => {
      const [events, other] = [newEvents(2), await open()];
      await store.append(stream('a'), NO_STREAM, newEvents(1));
      await store.append(stream('a'), 0, events);
      const recorded = (await whole()).slice(1);
      await other.append(stream('a'), 2, newEvents(2));
      await other.append(stream('b'), NO_STREAM, newEvents(2));
      for (const one of [store, other, await open()]) {
        const again = await one.append(stream('a'), 0, saidAgain(events));
        expect(again).toEqual({ revision: 2, position: recorded[1]?.position, stored: recorded });
      }
      expect(await whole()).toHaveLength(5);
    });

    it('returns nothing stored where it wrote the events, or others wrote the very same', async () => {
      const [events, other] = [newEvents(2), await open()];
      const first = await store.append(stream('a'), NO_STREAM, events);
      expect(first).toMatchObject({ revision: 1, stored: null });
      expect(await other.append(stream('a'), NO_STREAM, events)).toEqual(first);
      expect(await other.append(stream('a'), 1, newEvents(1), NEW)).toMatchObject({ stored: null });
    });

    it('tells each of many who send the same at once what is stored', async () => {
      const other = await open();
      const events = newEvents(2);
      const given = Array.from({ length: 20 }, () => saidAgain(events));
      const answers = await Promise.all(
        given.map((one, n) => (n % 2 ? other : store).append(stream('a'), NO_STREAM, one)),
      );
      const recorded = await whole();
      expect(recorded.map(({ metadata }) => metadata.id)).toEqual(idsOf(events));
      const position = recorded[1]?.position;
      const isIts = (n: number) => given[n]?.[0]?.metadata.chain === recorded[0]?.metadata.chain;
      expect(answers).toEqual(
        given.map((_, n) => ({ revision: 1, position, stored: isIts(n) ? null : recorded })),
      );
    });
  });

  describe('the ends of streams', () => {
    it('are those of every stream, or of none where the store keeps no record of them', async () => {
      await store.append(stream('a'), NO_STREAM, newEvents(2));
      await store.append(stream('b'), NO_STREAM, newEvents(1));
      await store.append(stream('a'), 1, newEvents(3));
      const ends = (await allOf(store.streamEnds())).filter((end) => end.stream.startsWith(prefix));
      const all = [
        { stream: stream('a'), revision: 4 },
        { stream: stream('b'), revision: 0 },
      ];
      expect([[], all]).toContainEqual(ends);
    });
  });

  describe('a stream', () => {
    it('is read whole, as it was written, or from a revision on', async () => {
      const events = [newEvent(0, 'MemberRegistered'), newEvent(1, 'PlanChanged', 3), newEvent(2)];
      await store.append(stream('a'), NO_STREAM, events);
      const recorded = await allOf(store.readStream(stream('a')));
      expect(recorded).toEqual(
        events.map((event, revision) => ({
          ...event,
          stream: stream('a'),
          revision,
          position: expect.any(Number) as number,
        })),
      );
      expect(await allOf(store.readStream(stream('a'), 2))).toEqual(recorded.slice(2));
      expect(await allOf(store.readStream(stream('a'), 3))).toEqual([]);
    });

    it('that is not there has no events', async () => {
      expect(await allOf(store.readStream(stream('nobody')))).toEqual([]);
    });

    it('of thousands of events comes in pages, in order', async () => {
      for (let from = 0; from < 5_000; from += 500) {
        await store.append(stream('long'), from - 1, newEvents(500, from), NEW);
      }
      let pages = 0;
      const read: RecordedEvent[] = [];
      for await (const page of store.readStream(stream('long'), 10)) {
        pages += 1;
        read.push(...page);
      }
      expect(pages).toBeGreaterThan(1);
      expect(read.map(({ data }) => data)).toEqual(Array.from({ length: 4_990 }, (_, n) => ({ n: n + 10 })));
    });
  });

  describe('the log', () => {
    beforeEach(async () => {
      await store.append(stream('a-1'), NO_STREAM, [
        newEvent(1, 'MemberRegistered'),
        newEvent(2, 'PlanChanged', 2),
      ]);
      await store.append(stream('b-1'), NO_STREAM, [newEvent(3, 'PracticeLogged')]);
      await store.append(stream('a-2'), NO_STREAM, [newEvent(4, 'PlanChanged', 1), newEvent(5, 'Plan')]);
    });
    const numbers = (events: readonly { data: unknown }[]) =>
      events.map(({ data }) => (data as { n: number }).n);

    it('is replayed in the order of positions, with what folds need', async () => {
      const folded = await allOf(store.replay(mine()));
      expect(numbers(folded)).toEqual([1, 2, 3, 4, 5]);
      const positions = folded.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
      expect(folded[1]).toEqual({
        type: 'PlanChanged',
        data: { n: 2 },
        bytes: '{"n":2}'.length,
        schema: 2,
        stream: stream('a-1'),
        revision: 1,
        position: positions[1],
        at: APPENDED_AT + 2,
        memberId: 'ann',
      });
    });

    it('is replayed and followed with its chains where they are asked for', async () => {
      const all = await allOf(store.readAll({ after: 0, streamPrefix: prefix }));
      const chains = all.map(({ metadata }) => metadata.chain);
      const filter = { after: 0, streamPrefix: prefix, chains: true };
      expect((await allOf(store.replay(filter))).map(({ chain }) => chain)).toEqual(chains);
      const ending = new AbortController();
      const followed: (string | undefined)[] = [];
      for await (const page of store.subscribe(filter, ending.signal)) {
        followed.push(...page.map(({ chain }) => chain));
        if (followed.length >= chains.length) ending.abort();
      }
      expect(followed).toEqual(chains);
    });

    it('is read with its metadata, at the same positions', async () => {
      const whole = await allOf(store.readAll(mine()));
      expect(numbers(whole)).toEqual([1, 2, 3, 4, 5]);
      expect(whole.slice(0, 2)).toEqual(await allOf(store.readStream(stream('a-1'))));
      const folded = await allOf(store.replay(mine()));
      expect(whole.map(({ position }) => position)).toEqual(folded.map(({ position }) => position));
    });

    it('goes on after a position', async () => {
      const folded = await allOf(store.replay(mine()));
      expect(folded).not.toEqual([]);
      for (const [index, { position }] of folded.entries()) {
        expect(await allOf(store.replay(mine({ after: position })))).toEqual(folded.slice(index + 1));
        expect(numbers(await allOf(store.readAll(mine({ after: position }))))).toEqual(
          numbers(folded).slice(index + 1),
        );
      }
    });

    it('goes on after a position at which no event need be', async () => {
      const folded = await allOf(store.replay(mine()));
      expect(folded).not.toEqual([]);
      for (const { position } of folded) {
        const after = position - 1;
        const rest = folded.filter((one) => one.position > after);
        expect(await allOf(store.replay(mine({ after })))).toEqual(rest);
        expect(numbers(await allOf(store.readAll(mine({ after }))))).toEqual(numbers(rest));
      }
    });

    it.each([
      [{ types: ['PlanChanged'] }, [2, 4]],
      [{ types: ['Plan'] }, [5]],
      [{ types: ['PracticeLogged', 'MemberRegistered'] }, [1, 3]],
      [{ types: ['NeverHeardOf'] }, []],
    ])('is filtered by whole types: %j', async (filter, expected) => {
      expect(numbers(await allOf(store.replay(mine(filter))))).toEqual(expected);
      expect(numbers(await allOf(store.readAll(mine(filter))))).toEqual(expected);
      // Without a prefix as well, which a server filters in another way.
      const everybody = await allOf(store.replay({ after: before, ...filter }));
      expect(numbers(everybody.filter((one) => one.stream.startsWith(prefix)))).toEqual(expected);
    });

    it.each([
      ['a-', [1, 2, 4, 5]],
      ['a-2', [4, 5]],
      ['', [1, 2, 3, 4, 5]],
      ['c', []],
    ])('is filtered by the prefix %j of stream names', async (name, expected) => {
      const filter = mine({ streamPrefix: stream(name) });
      expect(numbers(await allOf(store.replay(filter)))).toEqual(expected);
      expect(numbers(await allOf(store.readAll(filter)))).toEqual(expected);
    });

    it('is filtered by types and prefix together', async () => {
      const filter = mine({ streamPrefix: stream('a-1'), types: ['PlanChanged', 'PracticeLogged'] });
      expect(numbers(await allOf(store.replay(filter)))).toEqual([2]);
    });

    it('has its head at the last event', async () => {
      const { position } = await store.append(stream('c'), NO_STREAM, newEvents(2));
      expect(await store.head()).toBe(position);
      expect(await (await open()).head()).toBe(position);
      expect(await allOf(store.replay({ after: position }))).toEqual([]);
    });

    it('is there after a restart, and goes on', async () => {
      const folded = await allOf(store.replay(mine()));
      await store.close();
      opened = [];
      store = await open();
      expect(await allOf(store.replay(mine()))).toEqual(folded);
      await store.append(stream('b-1'), 0, [newEvent(6)]);
      expect(numbers(await allOf(store.replay(mine())))).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('holds thousands of streams', async () => {
      const count = 3_000;
      await Promise.all(
        Array.from({ length: count }, (_, n) =>
          store.append(stream(`many-${n}`), NO_STREAM, [newEvent(n)], NEW),
        ),
      );
      const folded = await allOf(store.replay(mine({ streamPrefix: stream('many-') })));
      expect(new Set(folded.map((one) => one.stream)).size).toBe(count);
      for (const { stream: name, data } of folded)
        expect(name).toBe(stream(`many-${(data as { n: number }).n}`));
    });
  });

  describe('a subscription', () => {
    /** Takes events until there are `count`, then aborts; returns them. */
    async function take(from: EventStore, filter: LogFilter, count: number): Promise<FoldEvent[]> {
      const stop = new AbortController();
      const taken: FoldEvent[] = [];
      if (count === 0) stop.abort();
      for await (const page of from.subscribe(filter, stop.signal)) {
        taken.push(...page);
        if (taken.length >= count) stop.abort();
      }
      return taken;
    }
    const idsFrom = (events: readonly FoldEvent[]) => events.map((one) => `${one.stream}@${one.revision}`);

    it('catches up, then gives what is appended by anyone, and ends when aborted', async () => {
      const other = await open();
      await store.append(stream('a'), NO_STREAM, newEvents(3));
      const live = [take(store, mine(), 9), take(store, mine(), 9), take(other, mine(), 9)];
      await store.append(stream('a'), 2, newEvents(3, 3));
      await other.append(stream('b'), NO_STREAM, newEvents(3, 6));
      const wanted = await allOf(store.replay(mine()));
      expect(wanted).toHaveLength(9);
      for (const taken of await Promise.all(live)) expect(taken).toEqual(wanted);
    });

    it('gives what comes long after it has caught up', async () => {
      await store.append(stream('a'), NO_STREAM, newEvents(1));
      const stop = new AbortController();
      const pages = store.subscribe(mine(), stop.signal)[Symbol.asyncIterator]();
      expect(((await pages.next()).value as FoldEvent[]).length).toBe(1);
      for (let n = 1; n < 4; n++) {
        const next = pages.next();
        await store.head();
        await store.append(stream('a'), n - 1, [newEvent(n)]);
        expect(((await next).value as FoldEvent[]).map(({ data }) => data)).toEqual([{ n }]);
      }
      const last = pages.next();
      stop.abort();
      expect(await last).toMatchObject({ done: true });
    });

    it('begins after the position it is given, and keeps to its filter', async () => {
      const { position } = await store.append(stream('a'), NO_STREAM, newEvents(2));
      const taken = take(
        store,
        mine({ after: position, types: ['PlanChanged'], streamPrefix: stream('a') }),
        2,
      );
      await store.append(stream('b'), NO_STREAM, [newEvent(2, 'PlanChanged')]);
      await store.append(stream('a'), 1, [
        newEvent(3, 'PlanChanged'),
        newEvent(4),
        newEvent(5, 'PlanChanged'),
      ]);
      expect((await taken).map(({ data }) => data)).toEqual([{ n: 3 }, { n: 5 }]);
    });

    it('begins after a position at which no event need be', async () => {
      await store.append(stream('a'), NO_STREAM, newEvents(3));
      const [, second] = await allOf(store.replay(mine()));
      const taken = await take(store, mine({ after: (second?.position ?? 0) - 1 }), 2);
      expect(taken.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }]);
    });

    it('gives nothing when it is aborted beforehand', async () => {
      await store.append(stream('a'), NO_STREAM, newEvents(1));
      expect(await take(store, mine(), 0)).toEqual([]);
    });

    it('ends when its store is closed', async () => {
      await store.append(stream('a'), NO_STREAM, newEvents(1));
      const closing = await open();
      const never = new AbortController();
      const taken: FoldEvent[] = [];
      for await (const page of closing.subscribe(mine(), never.signal)) {
        taken.push(...page);
        setImmediate(() => void closing.close());
      }
      expect(taken).toHaveLength(1);
      opened = opened.filter((one) => one !== closing);
    });

    it('can be left at any time, and so can a read', async () => {
      await store.append(stream('a'), NO_STREAM, newEvents(3));
      const stop = new AbortController();
      for await (const page of store.subscribe(mine(), stop.signal)) if (page.length > 0) break;
      for await (const page of store.replay(mine())) if (page.length > 0) break;
      for await (const page of store.readStream(stream('a'))) if (page.length > 0) break;
      await store.append(stream('a'), 2, newEvents(1));
      expect(await allOf(store.replay(mine()))).toHaveLength(4);
      stop.abort();
    });

    it('neither skips nor doubles an event while 64 callers append', async () => {
      const other = await open();
      const callers = 64;
      const each = 15;
      const live = [store, other].map((from) => take(from, mine(), callers * each));
      await Promise.all(
        Array.from({ length: callers }, async (_, caller) => {
          const through = caller % 2 ? other : store;
          for (let n = 0; n < each; n++) {
            await through.append(stream(`caller-${caller}`), n - 1, [newEvent(n)], NEW);
          }
        }),
      );
      const wanted = idsFrom(await allOf(store.replay(mine())));
      expect(new Set(wanted).size).toBe(callers * each);
      for (const taken of await Promise.all(live)) expect(idsFrom(taken)).toEqual(wanted);
    });
  });
}

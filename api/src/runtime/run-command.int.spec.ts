import { randomUUID } from 'node:crypto';
import { eventCatalogue } from '../domain/all-events.js';
import { EventCatalogue } from '../kernel/event-catalogue.js';
import { DataHistory } from '../kernel/event-type.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { memberDecider } from '../domain/member/decide.js';
import { memberStream } from '../domain/member/events.js';
import type { LogPractice } from '../domain/practice/commands.js';
import { practiceDecider } from '../domain/practice/decide.js';
import { practicesStream, type PracticeNotes } from '../domain/practice/events.js';
import type { RecordedEvent } from '../kernel/event.js';
import { Refusal } from '../kernel/refusal.js';
import type { Sealed } from '../kernel/sealed.js';
import { StoreUnavailable } from '../ports/event-store.port.js';
import { FaultyEventStore } from '../testing/faulty-event-store.js';
import { sealedAs } from '../testing/sealed.js';
import { CHAIN_START, chainHash } from '../proof/chain.js';
import { CommandRunner } from './run-command.js';

const directory = mkdtempSync(join(tmpdir(), 'emit-run-'));
const stores = [new SqliteEventStore(directory), new SqliteEventStore(directory)] as const;
let now = 1_000_000;
const clock = () => now;
/** Two processes on one log, each with what it has cached. */
const [here, there] = [
  new CommandRunner(stores[0], eventCatalogue, clock),
  new CommandRunner(stores[1], eventCatalogue, clock),
];

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  rmSync(directory, { recursive: true, force: true });
});

const profile = 'v1.sealed' as Sealed<{ fullName: string; email: string }>;
const context = (memberId: string) => ({ memberId, correlationId: 'request-1' });
const register = { type: 'RegisterMember', profile } as const;
const grant = (amount: number) => ({ type: 'GrantTokens', amount }) as const;
const allowance = { type: 'GrantAllowance', month: '2026-11', amount: 20_000 } as const;

async function eventsOf(stream: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const page of stores[0].readStream(stream)) events.push(...page);
  return events;
}

function expectChained(events: readonly RecordedEvent[]): void {
  let chain = CHAIN_START;
  for (const event of events) {
    chain = chainHash(chain, event.stream, event.revision, event);
    expect(event.metadata.chain).toBe(chain);
  }
}

async function registered(memberId: string): Promise<string> {
  const stream = memberStream(memberId);
  await here.run(memberDecider, stream, register, context(memberId));
  return stream;
}

it('records what was decided with whole metadata and an unbroken chain', async () => {
  const stream = await registered('ruth');
  await here.run(memberDecider, stream, grant(500), context('ruth'));
  const events = await eventsOf(stream);
  expect(events.map(({ type, revision }) => [type, revision])).toEqual([
    ['MemberRegistered', 0],
    ['TokensGranted', 1],
  ]);
  expect(events[0]?.metadata).toMatchObject({
    at: 1_000_000,
    memberId: 'ruth',
    schema: 1,
    correlationId: 'request-1',
    causationId: 'request-1',
  });
  expectChained(events);
});

it('decides again when another process was faster, and overwrites nothing', async () => {
  const stream = await registered('naomi');
  await there.read(memberDecider, stream, 'naomi');
  const runs = Array.from({ length: 20 }, (_, n) =>
    (n % 2 === 0 ? here : there).run(memberDecider, stream, grant(n + 1), context('naomi')),
  );
  await Promise.all(runs);
  const amounts = (await eventsOf(stream)).slice(1).map(({ data }) => (data as { amount: number }).amount);
  expect(amounts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
});

it('does once what both processes are told to do once', async () => {
  const stream = await registered('orpah');
  const both = [here, there].map((runner) => runner.run(memberDecider, stream, allowance, context('orpah')));
  const outcomes = await Promise.all(both);
  expect(outcomes.map(({ events }) => events.length).sort()).toEqual([0, 1]);
  expect(await eventsOf(stream)).toHaveLength(2);
});

it('does not refuse on a state that another process has changed since', async () => {
  const stream = memberStream('boaz');
  await expect(there.run(memberDecider, stream, grant(1), context('boaz'))).rejects.toThrow(Refusal);
  await here.run(memberDecider, stream, register, context('boaz'));
  await expect(there.run(memberDecider, stream, grant(1), context('boaz'))).resolves.toMatchObject({
    events: [{ type: 'TokensGranted' }],
  });
});

it('refuses another member’s stream as one that is not there', async () => {
  const stream = await registered('obed');
  await expect(here.read(memberDecider, stream, 'jesse')).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
  const foreign = here.run(memberDecider, stream, grant(1), context('jesse'));
  await expect(foreign).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
});

it('lets no clock that jumps back reorder a stream’s own time', async () => {
  const stream = await registered('jesse');
  now = 500_000;
  await here.run(memberDecider, stream, grant(1), context('jesse'));
  expect((await eventsOf(stream)).map(({ metadata }) => metadata.at)).toEqual([1_000_000, 1_000_000]);
});

describe('a command that another process has done since the stream was read', () => {
  const practice = (practiceId: string, durationMinutes: number): LogPractice => ({
    type: 'LogPractice',
    practiceId,
    mindstream: 'power',
    practiceType: 'Worship',
    durationMinutes,
    qualityRating: 5,
    localDate: '2026-11-20',
    timeZone: 'UTC',
    utcOffsetMinutes: 0,
    notes: sealedAs<PracticeNotes>(`notes of ${durationMinutes}`),
  });
  const log = (runner: CommandRunner, memberId: string, command: LogPractice) =>
    runner.run(practiceDecider, practicesStream(memberId), command, {
      ...context(memberId),
      correlationId: randomUUID(),
      commandId: command.practiceId,
    });

  it('is answered with what is stored, and the next event is linked to that', async () => {
    const [first, id, last] = [randomUUID(), randomUUID(), randomUUID()];
    now = 1_000_000;
    await log(there, 'elkanah', practice(first, 1));
    const done = await log(here, 'elkanah', practice(id, 2));
    now = 3_000_000;
    const again = await log(there, 'elkanah', practice(id, 3));
    expect(again).toEqual(done);
    expect(again.events).toMatchObject([{ data: { durationMinutes: 2, notes: 'sealed:notes of 2' } }]);
    now = 2_000_000;
    await log(there, 'elkanah', practice(last, 4));
    const events = await eventsOf(practicesStream('elkanah'));
    expect(events.map(({ metadata }) => [metadata.id, metadata.at])).toEqual([
      [first, 1_000_000],
      [id, 1_000_000],
      [last, 2_000_000],
    ]);
    expectChained(events);
  });

  it('is answered so where the stream has gone on since', async () => {
    const id = randomUUID();
    await log(there, 'hannah', practice(randomUUID(), 1));
    await log(here, 'hannah', practice(id, 2));
    for (const minutes of [3, 4]) await log(here, 'hannah', practice(randomUUID(), minutes));
    const { events, state, position } = await log(there, 'hannah', practice(id, 5));
    expect(events).toMatchObject([{ data: { durationMinutes: 2 } }]);
    expect(state.practices.size).toBe(4);
    const recorded = await eventsOf(practicesStream('hannah'));
    expect(position).toBe(recorded.at(-1)?.position);
    await log(there, 'hannah', practice(randomUUID(), 6));
    expectChained(await eventsOf(practicesStream('hannah')));
  });

  it('is answered with data of the present schema', async () => {
    const id = randomUUID();
    const marked = DataHistory.since<object>().next((data) => ({ ...data, lifted: true }));
    const later = new EventCatalogue({ PracticeLogged: { history: marked, sealed: {} } });
    const lifting = new CommandRunner(stores[1], later);
    await log(here, 'samuel', practice(randomUUID(), 1));
    await lifting.read(practiceDecider, practicesStream('samuel'), 'samuel');
    await log(here, 'samuel', practice(id, 2));
    const { events } = await log(lifting, 'samuel', practice(id, 2));
    expect(events).toMatchObject([{ type: 'PracticeLogged', data: { durationMinutes: 2, lifted: true } }]);
  });

  it('is found where the append was done, its answer was lost, and nothing of it is kept', async () => {
    const connection = new FaultyEventStore();
    const runner = new CommandRunner(connection.over(stores[1]), eventCatalogue, clock);
    const id = randomUUID();
    await log(runner, 'peninnah', practice(randomUUID(), 1));
    for (const fault of ['refused', 'late', 'lost'] as const) {
      connection.schedule(fault);
      await expect(log(runner, 'peninnah', practice(id, 2))).rejects.toBeInstanceOf(StoreUnavailable);
    }
    await connection.land();
    const { state } = await log(runner, 'peninnah', practice(id, 3));
    expect(state.practices.has(id)).toBe(true);
    await log(runner, 'peninnah', practice(randomUUID(), 4));
    const events = await eventsOf(practicesStream('peninnah'));
    expect(events.map(({ data }) => (data as LogPractice).durationMinutes)).toEqual([1, 2, 4]);
    expectChained(events);
  });
});

it('keeps nothing of a stream that it could not fold', async () => {
  const stream = await registered('eli');
  let fails = false;
  const failing: typeof memberDecider = {
    ...memberDecider,
    evolve: (state, event) => {
      if (fails) throw new Error('a bug');
      return memberDecider.evolve(state, event);
    },
  };
  await here.run(failing, stream, grant(1), context('eli'));
  fails = true;
  await expect(here.run(failing, stream, grant(2), context('eli'))).rejects.toThrow('a bug');
  await there.run(memberDecider, stream, grant(3), context('eli'));
  await expect(here.read(failing, stream, 'eli')).rejects.toThrow('cannot be read');
  fails = false;
  await here.run(failing, stream, grant(4), context('eli'));
  const events = await eventsOf(stream);
  expect(events.map(({ data }) => (data as { amount?: number }).amount)).toEqual([undefined, 1, 2, 3, 4]);
  expectChained(events);
});

it('forgets streams that have outgrown the memory meant for all, and reads them from the log again', async () => {
  const small = new CommandRunner(stores[0], eventCatalogue, clock, { cachedCharacters: 2_000 });
  const reads = jest.spyOn(stores[0], 'readStream');
  const readWhole = () => reads.mock.calls.filter(([, from]) => from === 0).length;
  const members = ['mara', 'chilion'];
  const each = async (command: typeof register | ReturnType<typeof grant>) => {
    for (const member of members)
      await small.run(memberDecider, memberStream(member), command, context(member));
  };
  await each(register);
  await each(grant(1));
  expect(readWhole()).toBe(2);
  for (let n = 0; n < 4; n++) await each(grant(1));
  expect(readWhole()).toBeGreaterThan(2);
  for (const member of members) expect(await eventsOf(memberStream(member))).toHaveLength(6);
  reads.mockRestore();
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../api/src/adapters/event-store/sqlite/sqlite-event-store.js';
import type { NewEvent } from '../api/src/kernel/event.js';
import { NO_STREAM } from '../api/src/ports/event-store.port.js';
import { RawLog } from './support/raw-log.js';
import { typicalEvents } from './support/typical-events.js';

const ROUNDS = 15;
const CALLERS = 64;
const EACH = 150;
const BATCHES = 20;
const BATCH = 500;

interface StreamToWrite {
  readonly name: string;
  readonly events: readonly NewEvent[];
}

function streamOf(length: number): StreamToWrite {
  return { name: `conversation-${randomUUID()}`, events: typicalEvents(length) };
}

async function perSecond(events: number, work: () => void | Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (events * 1_000) / (performance.now() - from);
}

/** 64 callers, each with a stream of its own, each waiting for one append before the next. */
async function callersThrough(store: SqliteEventStore, streams: StreamToWrite[]) {
  await Promise.all(
    streams.map(async ({ name, events }) => {
      let revision = NO_STREAM;
      for (const event of events) ({ revision } = await store.append(name, revision, [event]));
    }),
  );
}

function callersRaw(log: RawLog, streams: StreamToWrite[]): void {
  for (let n = 0; n < EACH; n++) {
    log.commit(
      streams.flatMap(({ name, events }) => ({ name, after: n - 1, events: events.slice(n, n + 1) })),
    );
  }
}

async function batchesThrough(store: SqliteEventStore, { name, events }: StreamToWrite) {
  for (let n = 0; n < events.length; n += BATCH) await store.append(name, n - 1, events.slice(n, n + BATCH));
}

function batchesRaw(log: RawLog, { name, events }: StreamToWrite): void {
  for (let n = 0; n < events.length; n += BATCH) {
    log.commit([{ name, after: n - 1, events: events.slice(n, n + BATCH) }]);
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The SQLite log against the plainest SQLite that does the same, in turns on the same disk (measured.md). */
export async function appendBench() {
  const directory = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const store = new SqliteEventStore(join(directory, 'log'));
  const [grouped, batched] = [
    new RawLog(join(directory, 'a'), false),
    new RawLog(join(directory, 'b'), true),
  ];
  const rates = {
    callers: [] as number[],
    callersRaw: [] as number[],
    batches: [] as number[],
    batchesRaw: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    const streams = () => Array.from({ length: CALLERS }, () => streamOf(EACH));
    const [ours, raw, long, longRaw] = [
      streams(),
      streams(),
      streamOf(BATCHES * BATCH),
      streamOf(BATCHES * BATCH),
    ];
    rates.callers.push(await perSecond(CALLERS * EACH, () => callersThrough(store, ours)));
    rates.callersRaw.push(await perSecond(CALLERS * EACH, () => callersRaw(grouped, raw)));
    rates.batches.push(await perSecond(BATCHES * BATCH, () => batchesThrough(store, long)));
    rates.batchesRaw.push(await perSecond(BATCHES * BATCH, () => batchesRaw(batched, longRaw)));
  }
  await store.close();
  for (const log of [grouped, batched]) log.close();
  rmSync(directory, { recursive: true, force: true });
  return [
    result('append: 64 callers / raw group commit', 0.5, rates.callers, rates.callersRaw),
    result('append: 500 events a call / raw transactions', 0.6, rates.batches, rates.batchesRaw),
  ];
}

/** The median of the rounds' ratios: a slow moment of the disk, or a checkpoint, is in one round and not in the result. */
function result(name: string, floor: number, ours: readonly number[], raw: readonly number[]) {
  const ratio = median(ours.map((rate, round) => rate / (raw[round] ?? rate)));
  const lines = [
    `event log ${Math.round(median(ours))} events/s`,
    `raw SQLite ${Math.round(median(raw))} events/s`,
  ];
  return { name, ratio, floor, lines };
}

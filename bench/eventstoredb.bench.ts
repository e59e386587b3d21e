import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './support/load/figures.js';
import { runEmit, runScript } from './support/run-emit.js';
import { startServer, stopServer } from './support/server-process.js';

const MEMBERS = '1000';
const DAYS = '30';
const ROUNDS = 3;
const CALLERS = '64';

const support = (file: string) => fileURLToPath(new URL(`./support/eventstoredb/${file}`, import.meta.url));

async function rateOf(args: readonly string[]): Promise<{ events: number; perSecond: number }> {
  return JSON.parse((await runScript(args)).out) as { events: number; perSecond: number };
}

/** Appends of 64 callers a second: by the adapter, by the client's unary way and by its batches. */
async function appendRates(url: string) {
  const rates = { adapter: [] as number[], unary: [] as number[], batch: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ['unary', 'adapter', 'batch'] as const)
      rates[way].push((await rateOf([support('append.js'), url, CALLERS, way])).perSecond);
  }
  return rates;
}

/** Events a second that the client reads, and that a rebuild folds. */
async function rebuildRates(url: string, dataDir: string) {
  const rates = { events: 0, raw: [] as number[], rebuilt: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const { events, perSecond } = await rateOf([support('read-all.js'), url]);
    rates.events = events;
    rates.raw.push(perSecond);
    rates.rebuilt.push((await rateOf([support('fill.js'), url, join(dataDir, String(round))])).perSecond);
  }
  return rates;
}

/** A rebuild from EventStoreDB's client against the client alone; the server is one of its protocol, in memory. */
export async function eventstoredbBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const server = await startServer([support('server.js')]);
  const url = `${server.origin.replace('http', 'esdb')}?tls=false`;
  const secrets = {
    EMIT_MASTER_KEY: randomBytes(32).toString('hex'),
    EMIT_JWT_SECRET: randomBytes(32).toString('hex'),
  };
  await runEmit(['demo', '--members', MEMBERS, '--days', DAYS], dataDir, { EVENTSTORE_URL: url, ...secrets });
  const { events, raw, rebuilt } = await rebuildRates(url, dataDir);
  const appends = await appendRates(url);
  await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
  return [
    {
      name: 'rebuild from EventStoreDB / its client alone',
      ratio: median(rebuilt.map((rate, round) => rate / (raw[round] ?? rate))),
      floor: 0.85,
      lines: [
        `${events} events into every read model: ${Math.round(median(rebuilt))} events/s`,
        `client alone ${Math.round(median(raw))} events/s`,
      ],
    },
    {
      name: 'appends of 64 callers to EventStoreDB / its client alone',
      ratio: median(appends.adapter.map((rate, round) => rate / (appends.unary[round] ?? rate))),
      floor: 1,
      lines: [
        `${Math.round(median(appends.adapter))} events/s; its client alone ${Math.round(median(appends.unary))} events/s`,
        `its client with batches ${Math.round(median(appends.batch))} events/s`,
      ],
    },
  ];
}

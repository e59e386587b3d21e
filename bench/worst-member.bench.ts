import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client } from './support/load/client.js';
import { median } from './support/load/figures.js';
import { registerMembers } from './support/load/members.js';
import { probeDashboards, type Probed } from './support/load/streams.js';
import { mostMemoryOf } from './support/memory-of.js';
import { startServer, stopServer, type Started } from './support/server-process.js';
import type { Answered } from './support/worst-member/ask.js';
import { ATTACKS, type Target } from './support/worst-member/attacks.js';
import type { AttackerOptions } from './support/worst-member/attacker.js';
import { prepareTarget } from './support/worst-member/target.js';

const CONNECTIONS = 20;
/** With the members who do their worst no more than may register from one address in a minute. */
const WATCHERS = 16;
const DASHBOARDS_PER_SECOND = 50;
const ROUNDS = Number(process.env['EMIT_BENCH_ROUNDS'] ?? 2);
const IDLE_MS = 6_000;
/** Half of what limits are counted by: an attack goes on after what it may do at once. */
const ATTACK_MS = 30_000;
/** Times the idle p99 that another member's dashboard may take (issue 23). */
const SLOWEST = 5;

/** After which no limit counts what was done to prepare. */
const A_MINUTE_MS = 60_000;
let addresses = 0;

const ATTACKER = new URL('./support/worst-member/attacker.js', import.meta.url);

/** Dashboards of other members while one does its worst on 20 connections, with all limits on. */
export async function worstMemberBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const args = [
    '--max-semi-space-size=32',
    '--heap-growing-percent=100',
    join(process.cwd(), 'api/dist/main.js'),
  ];
  const env = {
    PORT: '0',
    EMIT_DATA_DIR: dataDir,
    EMIT_TRUST_PROXY: '127.0.0.1',
    EMIT_TRIALS_PER_ADDRESS: '100',
  };
  const emit = await startServer(args, env);
  const client = new Client(emit.origin);
  try {
    const attacks = Object.keys(ATTACKS);
    const members = await registerMembers(client, WATCHERS + attacks.length * ROUNDS);
    const tokens = members.splice(0, WATCHERS).map(({ token }) => token);
    const targets: Target[] = [];
    for (const { token } of members) targets.push(await prepareTarget(client, token));
    await pause(A_MINUTE_MS);
    const results = [];
    for (const attack of attacks)
      results.push(await measured(emit, tokens, targets.splice(0, ROUNDS), attack));
    return results;
  } finally {
    client.close();
    await stopServer(emit);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each round by a member and from an address of its own, whose limits nothing has used up. */
async function measured(
  emit: Started,
  tokens: readonly string[],
  targets: readonly Target[],
  attack: string,
) {
  const options = { origin: emit.origin, tokens, perSecond: DASHBOARDS_PER_SECOND };
  const [idle, busy]: [Probed[], Probed[]] = [[], []];
  const answered: Answered = {};
  await probeDashboards(options, pause(IDLE_MS / 2));
  for (const target of targets) {
    idle.push(await probeDashboards(options, pause(IDLE_MS)));
    const stop = attackWith({
      origin: emit.origin,
      target,
      attack,
      connections: CONNECTIONS,
      address: `10.0.0.${++addresses}`,
    });
    busy.push(await probeDashboards(options, pause(ATTACK_MS)));
    for (const [status, count] of Object.entries(await stop()))
      answered[Number(status)] = (answered[Number(status)] ?? 0) + count;
  }
  const slower = median(busy.map(({ p99 }, round) => p99 / (idle[round]?.p99 ?? p99)));
  const failed = [...idle, ...busy].reduce((sum, one) => sum + one.failed, 0);
  return {
    name: `${SLOWEST} × idle p99 / p99 beside ${attack}`,
    ratio: failed === 0 ? SLOWEST / slower : 0,
    floor: 1,
    lines: [
      `idle p50 ${ms(idle, 'p50')}, p99 ${ms(idle, 'p99')}; beside it p50 ${ms(busy, 'p50')}, p99 ${ms(busy, 'p99')}; ${failed} failed`,
      `the worst member was answered ${Object.entries(answered)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}; the server has ${mostMemoryOf(emit)} MB`,
    ],
  };
}

function attackWith(options: AttackerOptions): () => Promise<Answered> {
  const worker = new Worker(ATTACKER, { workerData: options });
  return async () => {
    const said = once(worker, 'message');
    worker.postMessage('stop');
    return ((await said) as [Answered])[0];
  };
}

function ms(probed: readonly Probed[], figure: 'p50' | 'p99'): string {
  return `${median(probed.map((one) => one[figure])).toFixed(1)} ms`;
}

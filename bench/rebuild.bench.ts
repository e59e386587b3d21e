import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { allProjections } from '../api/src/projections/all-projections.js';
import { merkleTree } from '../api/src/projections/merkle-tree.projection.js';
import { median } from './support/load/figures.js';
import { probeDashboards, type Probed } from './support/load/streams.js';
import { runEmit, runScript, type EmitRun } from './support/run-emit.js';
import { startServer, stopServer } from './support/server-process.js';

/** Of the log that is rebuilt; fewer for a quick look. */
const EVENTS = Number(process.env['EMIT_BENCH_EVENTS'] ?? 1_000_000);
/** A member of `emit demo` has about this many events a day. */
const EVENTS_A_MEMBER_DAY = 1.11;
const DAYS = 90;
const PASSWORD = 'orchard-gate';
const ROUNDS = 5;
const IDLE_MS = 8_000;
/** Dashboards a second, as beside streams: a steady load, so that the answers' times can be compared. */
const PER_SECOND = 100;

/** Every read model of members: what is left of all without the tree over the log. */
const WITHOUT_TREE = allProjections(DEFAULT_SCORING_RULES)
  .filter(({ sequence }) => !sequence)
  .map(({ name }) => name);

interface Round {
  /** Events a second of the scans before and after the rebuild. */
  readonly scans: readonly number[];
  readonly idle: Probed;
  readonly run: EmitRun;
  /** The same read models but the tree, which `--all` does not fold where it is whole. */
  readonly withoutTree: EmitRun;
  readonly answers: Probed;
  readonly events: number;
}

/** Timed as a rebuild is: the whole command. */
async function rawScan(dataDir: string): Promise<{ events: number; perSecond: number }> {
  const script = fileURLToPath(new URL('./support/raw-scan.js', import.meta.url));
  const { out, seconds } = await runScript([script, dataDir]);
  const { events } = JSON.parse(out) as { events: number };
  return { events, perSecond: events / seconds };
}

async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function round(dataDir: string, origin: string, token: string): Promise<Round> {
  const probe = (until: Promise<unknown>) =>
    probeDashboards({ origin, tokens: [token], perSecond: PER_SECOND }, until);
  const { perSecond, events } = await rawScan(dataDir);
  const scans = [perSecond];
  const idle = await probe(pause(IDLE_MS));
  const running = runEmit(['projections', 'rebuild', '--all'], dataDir);
  const [run, answers] = await Promise.all([running, probe(running)]);
  scans.push((await rawScan(dataDir)).perSecond);
  const withoutTree = await runEmit(['projections', 'rebuild', ...WITHOUT_TREE], dataDir);
  return { scans, idle, run, withoutTree, answers, events };
}

/** A rebuild of every read model beside a serving API, against the plainest scan of the same log. */
export async function rebuildBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const members = String(Math.round(EVENTS / DAYS / EVENTS_A_MEMBER_DAY));
  const history = ['--members', members, '--days', String(DAYS), '--seed', 'bench', '--password', PASSWORD];
  await runEmit(['demo', ...history], dataDir);
  const env = { PORT: '0', EMIT_DATA_DIR: dataDir, EMIT_RATE_LIMITS: 'off' };
  const server = await startServer([join(process.cwd(), 'api/dist/main.js')], env);
  const token = await signIn(server.origin, 'demo-bench-1@example.org');
  const rounds: Round[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push(await round(dataDir, server.origin, token));
  }
  await stopServer(server);
  const anew = await runEmit(['projections', 'rebuild', merkleTree.name], dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  return [speedOf(rounds), treeOf(rounds, anew), answersOf(rounds)];
}

/** In processor time, which others on the machine change less. */
function treeOf(rounds: readonly Round[], anew: EmitRun) {
  const all = median(rounds.map(({ run }) => run.cpuSeconds ?? run.seconds));
  const without = median(rounds.map(({ withoutTree: run }) => run.cpuSeconds ?? run.seconds));
  return {
    name: 'rebuild without the tree / --all beside it',
    ratio: without / all,
    // The tree may cost 5 % of a rebuild (docs/adr/0046).
    floor: 0.95,
    lines: [
      `without the tree ${without.toFixed(1)} s of processor time; --all, which checks it, ${all.toFixed(1)} s`,
      `the tree folded anew, by its name: ${(anew.cpuSeconds ?? anew.seconds).toFixed(1)} s`,
    ],
  };
}

function speedOf(rounds: readonly Round[]) {
  const rate = median(rounds.map(({ run, events }) => events / run.seconds));
  // Of all rounds: a processor that others share reads a third faster or slower from one scan to the next.
  const scan = median(rounds.flatMap(({ scans }) => scans));
  return {
    name: 'rebuild / raw scan and parse',
    ratio: rate / scan,
    // Of nine read models (docs/adr/0012, since then).
    floor: 0.15,
    lines: [
      `${rounds[0]?.events ?? 0} events into every read model: ${Math.round(rate)} events/s; raw scan ${Math.round(scan)}`,
      `peak memory ${Math.max(...rounds.map(({ run }) => run.peakMb ?? 0))} MB`,
    ],
  };
}

/**
 * The floor is half: at most twice the idle time. A failed request is below any floor. Medians of the rounds on both
 * sides: the slowest hundredth of one are five answers, and a stall of the machine is in some.
 */
function answersOf(rounds: readonly Round[]) {
  const during = rounds.map(({ answers }) => answers);
  const idle = rounds.map((one) => one.idle);
  const sum = (of: (probed: Probed) => number) => [...during, ...idle].reduce((all, one) => all + of(one), 0);
  const [asked, failed] = [sum((one) => one.asked), sum((one) => one.failed)];
  const middle = (probed: readonly Probed[]) => ({
    p50: median(probed.map(({ p50 }) => p50)),
    p99: median(probed.map(({ p99 }) => p99)),
  });
  const [alone, beside] = [middle(idle), middle(during)];
  const figures = ({ p50, p99 }: typeof alone) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return {
    name: 'dashboard p99: idle / during a rebuild',
    ratio: failed > 0 ? 0 : alone.p99 / beside.p99,
    floor: 0.5,
    lines: [`idle ${figures(alone)}; during ${figures(beside)}`, `${failed} of ${asked} requests failed`],
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from './support/load/client.js';
import { median } from './support/load/figures.js';
import { registerMembers, type LoadMember } from './support/load/members.js';
import { mixedLoad } from './support/load/mixed-load.js';
import { probeDashboards, Streams, type Probed } from './support/load/streams.js';
import { startServer, stopServer, type Started } from './support/server-process.js';

const STREAMS = 150;
const WATCHERS = 40;
const DASHBOARDS_PER_SECOND = 100;
const ROUNDS = 5;
const ROUND_MS = 8_000;
const WARM_UP_MS = 20_000;
/** Until every stream has begun. */
const BEGIN_MS = 3_500;
/** What a member does not notice: some 20 ms, where idle is 3 (docs/adr/0021-a-thread-for-the-guide.md). */
const SLOWEST = 8;

const support = (file: string) => new URL(`./support/load/${file}`, import.meta.url);

interface Load {
  readonly emit: Started;
  readonly client: Client;
  readonly members: readonly LoadMember[];
}

/** Members' mix through HTTP, and their dashboards while 150 replies are streamed. EMIT_LOAD_MINUTES: how long the mix lasts. */
export async function loadBench() {
  const dataDir = mkdtempSync(join(tmpdir(), 'emit-bench-'));
  const model = await startServer([fileURLToPath(support('slow-model.js'))]);
  const args = [
    '--expose-gc',
    // As npm start and the container do.
    '--max-semi-space-size=32',
    '--heap-growing-percent=100',
    '--import',
    support('memory-on-request.js').href,
    join(process.cwd(), 'api/dist/main.js'),
  ];
  const emit = await startServer(args, {
    PORT: '0',
    EMIT_DATA_DIR: dataDir,
    EMIT_RATE_LIMITS: 'off',
    EMIT_TRIAL_TOKENS: '1000000000',
    ANTHROPIC_API_KEY: 'bench',
    ANTHROPIC_BASE_URL: model.origin,
  });
  const client = new Client(emit.origin);
  try {
    const load: Load = { emit, client, members: await registerMembers(client, STREAMS + WATCHERS) };
    const streamed = await whileStreaming(load);
    const mixed = await mixedLoad(
      emit.child,
      client,
      load.members,
      Number(process.env['EMIT_LOAD_MINUTES'] ?? 0.5),
    );
    return [streamed, ...mixed];
  } finally {
    client.close();
    await Promise.all([stopServer(emit), stopServer(model)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Dashboards of some members alone and while others' replies are streamed, by turns. */
async function whileStreaming({ emit, members }: Load) {
  const watchers = members.slice(STREAMS).map(({ token }) => token);
  const streams = new Streams({ origin: emit.origin, members: members.slice(0, STREAMS) });
  const probe = () =>
    probeDashboards(
      { origin: emit.origin, tokens: watchers, perSecond: DASHBOARDS_PER_SECOND },
      pause(ROUND_MS),
    );
  // Until the server's code is compiled for what it does.
  streams.begin();
  await Promise.all([probe(), pause(WARM_UP_MS)]);
  await streams.pause();
  const [idle, busy]: [Probed[], Probed[]] = [[], []];
  let [replies, failed] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(await probe());
    streams.begin();
    await pause(BEGIN_MS);
    busy.push(await probe());
    const streamed = await streams.pause();
    replies += streamed.replies;
    failed += streamed.failed;
  }
  await streams.end();
  const slower = median(busy.map(({ p99 }, round) => p99 / (idle[round]?.p99 ?? p99)));
  const lost = [...idle, ...busy].reduce((sum, one) => sum + one.failed, failed);
  return {
    name: `load: ${SLOWEST} × idle p99 / p99 beside ${STREAMS} streams`,
    ratio: lost === 0 ? SLOWEST / slower : 0,
    floor: 1,
    lines: [
      `idle p50 ${ms(idle, 'p50')}, p99 ${ms(idle, 'p99')}; beside streams p50 ${ms(busy, 'p50')}, p99 ${ms(busy, 'p99')}`,
      `${replies} replies streamed, ${lost} requests failed`,
    ],
  };
}

function ms(probed: readonly Probed[], figure: 'p50' | 'p99'): string {
  return `${median(probed.map((one) => one[figure])).toFixed(1)} ms`;
}

import type { CurrentUser, WireConversationSummary } from '@emit/contract/wire';
import { allProjections } from '../projections/all-projections.js';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { Acknowledged } from '../testing/acknowledged.js';
import { startAnthropicServer, type AnthropicServer } from '../testing/anthropic-server.js';
import { BusyMember } from '../testing/busy-member.js';
import { DataFolder } from '../testing/data-folder.js';
import { censusOf, tally } from '../testing/log-census.js';
import { timesRounds } from '../testing/rounds.js';
import { ServerProcess } from '../testing/server-process.js';
import type { Spawned } from '../testing/spawned.js';

const KILLS = timesRounds(24);
const CALLERS = 4;
const TRIAL = 1_000_000_000;
const REPLY_TOKENS = 120;
const REBUILD = ['projections', 'rebuild', '--all'];

let folder: DataFolder;
let model: AnthropicServer;
beforeAll(async () => {
  folder = new DataFolder();
  const usage = { input: REPLY_TOKENS - 20, output: 20 };
  const text = ['The LORD is ', 'my shepherd; ', 'I shall not want. (Psalm 23:1)'];
  model = await startAnthropicServer([{ kind: 'reply', text, usage }]);
});
afterAll(async () => {
  await model.close();
  folder.remove();
});

const environment = () => ({
  EMIT_TRIAL_TOKENS: String(TRIAL),
  ANTHROPIC_API_KEY: 'key',
  ANTHROPIC_BASE_URL: model.url,
});
const standBy = () => ServerProcess.standBy(folder.path, environment());

/** A rebuild in a process of its own, under way by now or soon. */
function rebuilding(): Spawned {
  const rebuild = folder.emit(REBUILD, { preload: 'ops/run-emit.js' });
  rebuild.go();
  return rebuild;
}

it(`keeps what it acknowledged, once, through ${KILLS} kills under mixed load`, async () => {
  const told = new Acknowledged();
  const rebuilds = { begun: 0, ended: 0 };
  let next = standBy();
  let members: BusyMember[] = [];
  let rebuild: Spawned | null = null;
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await next.go();
    next = standBy();
    if (kill === 0) members = await registered(server.origin, told);
    // The kill falls anywhere: so many answers after the start, whatever is under way then.
    const reached = told.more(1 + Math.floor(Math.random() * 30));
    const work = members.map((member) => member.work(server.origin));
    if (kill % 8 === 0) {
      rebuild = rebuilding();
      rebuilds.begun += 1;
    }
    await reached;
    // Every other rebuild dies with the server; the rest go on through its end and the next one's start.
    if (kill % 16 === 0) rebuild?.kill('SIGKILL');
    await server.stop('SIGKILL');
    await Promise.all(work);
    if (kill % 8 === 7 && (await rebuild?.ended)?.code === 0) rebuilds.ended += 1;
  }

  const server = await next.go();
  await Promise.all(members.map((member) => member.finish(server.origin)));
  expect(told.refused).toEqual([]);
  await expectTitles(server.origin, members, told);
  await expectBalances(server.origin, members, told);
  expect(await server.stop('SIGTERM')).toBe(0);

  const { acknowledged, lost, doubled, strange } = tally(
    told,
    await folder.withStores(({ eventStore }) => censusOf(eventStore)),
  );
  const asked = model.requests.length;
  process.stderr.write(
    `${KILLS} kills, ${told.count} deeds answered (${told.repeated} only when sent again), ${acknowledged} ids ` +
      `acknowledged: lost ${lost.length}, doubled ${doubled.length}; ${told.replies.size} replies of ${asked} asked; ` +
      `rebuilds begun beside ${rebuilds.begun}, ended ${rebuilds.ended}\n`,
  );
  expect({ lost, doubled, strange }).toEqual({ lost: [], doubled: [], strange: [] });
  expect(await folder.verified()).toMatchObject({ code: 0 });
  await expectRebuiltTheSame();
}, 840_000);

function registered(origin: string, told: Acknowledged): Promise<BusyMember[]> {
  const names = Array.from({ length: CALLERS }, (_, n) => `member${n}`);
  return Promise.all(names.map((name) => BusyMember.register(origin, name, told)));
}

async function expectTitles(origin: string, members: readonly BusyMember[], told: Acknowledged) {
  const shown = new Map<string, string>();
  for (const member of members) {
    const path = '/api/v1/conversations?view=summary';
    const list = await member.get<WireConversationSummary[]>(origin, path);
    for (const { id, title } of list) shown.set(id, title);
  }
  expect([...shown.keys()].sort()).toEqual(
    [...told.conversations].filter((id) => !told.deleted.has(id)).sort(),
  );
  for (const [id, title] of told.titles) expect(shown.get(id)).toBe(title);
}

/** A reply costs its tokens once, however often its question was sent. */
async function expectBalances(origin: string, members: readonly BusyMember[], told: Acknowledged) {
  const users = await Promise.all(
    members.map((member) => member.get<CurrentUser>(origin, '/api/v1/users/me')),
  );
  const spent = users.reduce((sum, { tokens }) => sum + TRIAL - tokens, 0);
  expect(spent).toBe(told.replies.size * REPLY_TOKENS);
}

async function expectRebuiltTheSame() {
  const served = await documents();
  expect(await folder.emit(REBUILD).ended).toMatchObject({ code: 0 });
  expect(await documents()).toEqual(served);
}

function documents(): Promise<unknown[]> {
  const names = allProjections(DEFAULT_SCORING_RULES).map(({ name }) => name);
  return folder.withStores(({ models }) => Promise.all(names.map((name) => models.list({ name }, {}))));
}

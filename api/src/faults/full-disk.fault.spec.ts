import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Acknowledged } from '../testing/acknowledged.js';
import { startAnthropicServer, type AnthropicServer } from '../testing/anthropic-server.js';
import { BusyMember } from '../testing/busy-member.js';
import { DataFolder } from '../testing/data-folder.js';
import { censusOf, tally } from '../testing/log-census.js';
import { ServerProcess } from '../testing/server-process.js';
import { SmallDisk } from '../testing/small-disk.js';

const MEBIBYTES = 24;
const CALLERS = 4;
const TURNED_AWAY = 25;

const probe = SmallDisk.mount(1);
probe?.unmount();

(probe ? describe : describe.skip)('a full disk', () => {
  let disk: SmallDisk;
  let folder: DataFolder;
  let model: AnthropicServer;
  beforeAll(async () => {
    const mounted = SmallDisk.mount(MEBIBYTES);
    if (!mounted) throw new Error('No small file system could be mounted');
    disk = mounted;
    folder = new DataFolder(join(disk.path, 'data'));
    const usage = { input: 100, output: 20 };
    model = await startAnthropicServer([{ kind: 'reply', text: ['Peace be with you.'], usage }]);
  });
  afterAll(async () => {
    await model.close();
    disk.unmount();
  });

  const journalled = () =>
    readdirSync(join(folder.path, 'journal')).filter((name) => name.endsWith('.turn.json')).length;

  it('loses nothing acknowledged and nothing paid for, and goes on when there is space again', async () => {
    const env = {
      ANTHROPIC_API_KEY: 'key',
      ANTHROPIC_BASE_URL: model.url,
      EMIT_TRIAL_TOKENS: '1000000',
    };
    const told = new Acknowledged();
    let server = await ServerProcess.start(folder.path, env);
    const names = Array.from({ length: CALLERS }, (_, n) => `member${n}`);
    const members = await Promise.all(names.map((one) => BusyMember.register(server.origin, one, told)));
    const asker = await BusyMember.register(server.origin, 'asker', told);
    // The month's allowance is granted with the first question: on a full disk it could not be, and nothing be asked.
    await asker.does(server.origin, 'ask');
    let over = false;
    const working = () => members.map((member) => member.work(server.origin, () => over));
    let work = working();
    await told.more(40);
    /** Until so many more were; pages are shown all the while. */
    const turnedAway = async (origin: string) => {
      let reads = 0;
      for (const until = told.turnedAway.count + TURNED_AWAY; told.turnedAway.count < until; reads++) {
        await members[0]?.get(origin, '/api/v1/progress/summary');
        await pause(50);
      }
      return reads;
    };

    disk.fill();
    const reads = await turnedAway(server.origin);
    const health = async () => {
      const answer = await fetch(`${server.origin}/health`);
      return (await answer.json()) as { status: string; problems?: string[] };
    };
    // A write now and then still finds room in the write-ahead log, so the refusal is told as long as the last one failed.
    // Read models that cannot be written may be told of as well.
    const isTold = ({ problems = [] }: Awaited<ReturnType<typeof health>>, what: string) =>
      problems.some((problem) => problem.includes(what));
    let ill = await health();
    while (!isTold(ill, 'is full') || !isTold(ill, 'refuses to write')) ill = await health();
    expect(ill.status).toBe('degraded');
    const doctor = await folder.emit(['doctor']).ended;
    expect([doctor.code, doctor.out]).toEqual([1, expect.stringMatching(/disk +wrong .*is full/)]);
    await asker.does(server.origin, 'ask');
    const kept = journalled();
    await server.stop('SIGKILL');
    await Promise.all(work);
    // Each line of a request that was turned away says why.
    const said = (await server.said()).err;
    expect(/"status":"503".*"err":.*"message":"database or disk is full"/.test(said)).toBe(true);

    // It starts on the full disk, shows what there is, and takes what comes as soon as there is space.
    disk.fill();
    server = await ServerProcess.start(folder.path, env);
    work = working();
    await turnedAway(server.origin);
    disk.free();
    await told.more(40);
    over = true;
    await Promise.all(work);
    await Promise.all(members.map((member) => member.finish(server.origin)));
    while (journalled() > 0) await pause(100);
    expect(await health()).toMatchObject({ status: 'ok' });
    expect(await server.stop('SIGTERM')).toBe(0);

    const census = await folder.withStores(({ eventStore }) => censusOf(eventStore));
    const { acknowledged, lost, doubled, strange } = tally(told, census);
    process.stderr.write(
      `disk full twice: ${told.turnedAway.count} turned away, ${kept} turns journalled, ${reads} reads answered; ` +
        `${acknowledged} ids acknowledged: lost ${lost.length}, doubled ${doubled.length}; ` +
        `${census.replies.length} replies on record of ${model.requests.length} asked\n`,
    );
    expect({ lost, doubled, strange, refused: told.refused }).toEqual({
      lost: [],
      doubled: [],
      strange: [],
      refused: [],
    });
    expect(kept).toBeGreaterThan(0);
    expect(told.turnedAway.withoutRetryAfter).toBe(0);
    expect(await folder.verified()).toMatchObject({ code: 0 });
  }, 300_000);
});

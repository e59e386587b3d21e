import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import type { SessionResponse } from '@emit/contract/wire';
import { EmitCommand } from '../../testing/emit-command.js';
import { ServerProcess } from '../../testing/server-process.js';

/** Points count twice as much, and are kept in another unit: an answer that mixes two sets of rules is far off. */
const OTHER_RULES = { ...DEFAULT_SCORING_RULES, version: 3, streakBonus: { add: 2, of: 20 } };
const PATHS = ['/fho/dashboard/me', '/api/v1/progress/summary'];
const SWITCHES = 20;
const READS_A_SECOND = 200;

jest.setTimeout(120_000);

describe.each([
  { where: 'in one process', roles: ['all'] },
  { where: 'with an API and a projector of their own', roles: ['projector', 'api'] },
])('a switch of scoring rules under reads, $where', ({ roles }) => {
  const emit = new EmitCommand();
  const servers: ServerProcess[] = [];
  let origin = '';
  let headers: Record<string, string> = {};

  const ok = async (...args: string[]) => expect(await emit.run(args)).toMatchObject({ code: 0 });
  const read = async (path: string) => (await fetch(origin + path, { headers })).text();
  const post = (path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    for (const role of roles)
      servers.push(await ServerProcess.start(emit.dataDir, role === 'all' ? {} : { EMIT_ROLE: role }));
    ({ origin } = servers.at(-1)!);
    const who = { email: 'ruth@example.org', password: 'orchard-gate', full_name: 'Ruth Moab' };
    const session = (await (await post('/api/v1/auth/register', who)).json()) as SessionResponse;
    headers = { authorization: `Bearer ${session.access_token}` };
    for (const quality_rating of [7, 8, 9, 10]) {
      const practice = { mindstream_type: 'power', practice_type: 'Bible Study', duration_minutes: 90 };
      expect((await post('/fho/practices/me', { ...practice, quality_rating })).status).toBe(201);
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.stop('SIGTERM');
    emit.remove();
  });

  /** What is answered under either set of rules, once its switch is done. */
  async function settled(): Promise<string[]> {
    return Promise.all(PATHS.map(read));
  }

  it('never answers points of one set of rules by another', async () => {
    const first = await settled();
    const file = join(emit.dataDir, 'rules.json');
    writeFileSync(file, JSON.stringify(OTHER_RULES));
    await ok('projections', 'rebuild', '--rules', file, '--reason', 'a test');
    const second = await settled();
    expect(second).not.toEqual(first);

    const seen = PATHS.map(() => new Set<string>());
    const reads: Promise<unknown>[] = [];
    const timer = setInterval(
      () => {
        PATHS.forEach((path, index) => reads.push(read(path).then((body) => seen[index]!.add(body))));
      },
      (1_000 * PATHS.length) / READS_A_SECOND,
    );
    for (let count = 0; count < SWITCHES; count += 1) {
      await ok('projections', 'rollback', 'dashboard', '--reason', 'a test');
      await pause(50);
    }
    clearInterval(timer);
    await Promise.all(reads);
    PATHS.forEach((_, index) => {
      expect([...seen[index]!].sort()).toEqual([first[index], second[index]].sort());
    });
  });
});

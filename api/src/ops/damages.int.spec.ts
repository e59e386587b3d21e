import type { Damage } from '../testing/damages/damage.js';
import { emitOn, PreparedFolders } from '../testing/damages/prepared-folders.js';
import { LOG_DAMAGES, SECRET_DAMAGES } from '../testing/damages/secret-damages.js';
import { VAULT_DAMAGES } from '../testing/damages/vault-damages.js';
import { printOf } from '../testing/folder-print.js';
import { TestApp } from '../testing/test-app.js';

const DAMAGES = [...VAULT_DAMAGES, ...SECRET_DAMAGES, ...LOG_DAMAGES];
const OTHERS = [
  ['members', 'list'],
  ['projections', 'status'],
  ['audit', 'tokens'],
  ['events', 'list'],
];

describe('a data folder that is damaged', () => {
  let prepared: PreparedFolders;
  beforeAll(async () => {
    prepared = await PreparedFolders.prepare();
  }, 120_000);
  afterAll(() => prepared.remove());

  it('is sound before; members who were erased are not missed', async () => {
    expect(prepared.members.length).toBeLessThan(prepared.everybody);
    const emit = emitOn(prepared.sound);
    const verified = await emit.run(['audit', 'verify']);
    expect([verified.code, verified.err]).toEqual([0, expect.stringContaining('Nothing is wrong.')]);
    const { code, out } = await emit.run(['doctor']);
    expect(code).toBe(0);
    expect(out).toMatch(/members' keys +ok .*each with a key that opens what is theirs/);
  });

  it.each(DAMAGES.map((damage) => [damage.what, damage] as const))(
    '%s: it is told in words, and nothing is made worse',
    async (_, damage) => {
      const folder = prepared.copy();
      damage.make(folder, prepared);
      const before = printOf(folder);
      await expectTold(folder, damage);
      expect(printOf(folder)).toEqual(before);
      await expectStart(folder, damage, before);
    },
    60_000,
  );
});

async function expectTold(folder: string, { doctor, verify, others = [0], env = {} }: Damage): Promise<void> {
  const emit = emitOn(folder, env);
  for (const [args, [code, said]] of [
    [['doctor'], doctor],
    [['audit', 'verify'], verify],
  ] as const) {
    const ran = await emit.run(args);
    const text = ran.out + ran.err;
    expect({ args, code: ran.code, text }).toEqual({
      args,
      code,
      text: expect.stringMatching(said) as string,
    });
    expect(text).not.toMatch(/^ +at /m);
  }
  for (const args of OTHERS) {
    const { code, err } = await emit.run(args);
    expect({ args, isExpected: others.includes(code) }).toEqual({ args, isExpected: true });
    expect(err).not.toMatch(/^ +at /m);
  }
}

/** Refused, nothing is made: neither vault nor secret. Served, it is said which members are not. */
async function expectStart(folder: string, { start, env = {} }: Damage, before: string[]): Promise<void> {
  const starting = TestApp.start({ dataDir: folder, env });
  if ('refused' in start) {
    await expect(starting).rejects.toThrow(start.refused);
    expect(keysIn(printOf(folder))).toEqual(keysIn(before));
    return;
  }
  const app = await starting;
  const { body } = await app.http.get('/health').expect(200);
  const { problems, ...health } = body as { problems: string[] };
  expect(health).toMatchObject({ status: 'degraded', stores: { vault: 'ok' } });
  expect(problems.join('; ')).toMatch(start.told);
  await app.http.get('/health/ready').expect(200);
  expect((await app.http.get('/metrics')).text).toMatch(/^emit_members_with_lost_keys [12]$/m);
  await app.stop();
}

/** What there is of vault and secrets, but for its times. */
function keysIn(print: readonly string[]): string[] {
  return print
    .filter((line) => /(vault\.sqlite|secrets\/\S+) /.test(line))
    .map((line) => line.split(' '))
    .map(([path, mode, size, , hash]) => [path, mode, size, hash].join(' '));
}

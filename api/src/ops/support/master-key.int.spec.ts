import { randomBytes } from 'node:crypto';
import { EmitCommand } from '../../testing/emit-command.js';

const OTHER = /EMIT_MASTER_KEY must be the master key by which the members' keys are wrapped/;

describe('emit with another master key than that of the vault', () => {
  const emit = new EmitCommand();
  const other = new EmitCommand({ EMIT_MASTER_KEY: randomBytes(32).toString('hex') });
  beforeAll(async () => {
    await emit.run(['demo', '--members', '3', '--days', '3', '--seed', 'key']);
    other.remove();
    Object.assign(other, { dataDir: emit.dataDir });
  });
  afterAll(() => emit.removeAll());

  it.each([
    ['backup', 'somewhere'],
    ['members', 'grant', 'demo-key-1@example.org', '5', '--reason', 'a test'],
    ['audit', 'tokens', '--member', 'demo-key-1@example.org'],
    ['demo', '--append', '--members', '1', '--days', '1', '--seed', 'more'],
  ])('%s %s says that it is the key, and changes nothing', async (...args) => {
    const ran = await other.run(args);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(OTHER);
  });

  it('doctor finds it, as no server would start', async () => {
    expect(await emit.run(['doctor'])).toMatchObject({ code: 0 });
    const { code, out } = await other.run(['doctor']);
    expect(code).toBe(1);
    expect(out).toMatch(/^vault +wrong +EMIT_MASTER_KEY must be/m);
  });

  it('needs none to add the ledger up', async () => {
    expect(await other.run(['audit', 'tokens'])).toMatchObject({ code: 0 });
    expect(await other.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
  });
});

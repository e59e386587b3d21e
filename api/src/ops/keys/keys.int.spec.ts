import { eventCatalogue } from '../../domain/all-events.js';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WireConversation } from '@emit/contract/wire';
import { rotateKeys } from '../../features/keys/rotate-keys.js';
import type { Vault } from '../../ports/vault.port.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import { BadSetting } from '../../settings/settings.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const MEMBERS = 3;

describe('emit keys rotate', () => {
  let emit: EmitCommand;
  let members: TestMember[];
  const start = (masterKey?: string) =>
    TestApp.start({ dataDir: emit.dataDir, env: masterKey ? { EMIT_MASTER_KEY: masterKey } : {} });
  const keyIn = (file: string) => readFileSync(join(emit.dataDir, 'secrets', file), 'utf8');

  beforeEach(async () => {
    emit = new EmitCommand();
    members = [];
    const app = await start();
    for (let index = 0; index < MEMBERS; index++) {
      const member = await app.register();
      members.push(member);
      const ask = { prompt: `Psalm ${index + 1}`, message_id: 'm1' };
      await app.http.post('/api/v1/claude-direct').set(member.headers).send(ask).expect(200);
    }
    await app.stop();
  });
  afterEach(() => emit.remove());

  /** Every member signs in by address, reads what was written, and is still the only one with that address. */
  async function expectAllWell(masterKey?: string): Promise<void> {
    const app = await start(masterKey);
    for (const [index, { email, password, headers }] of members.entries()) {
      await app.http.post('/api/v1/auth/login').send({ username: email, password }).expect(200);
      const { body } = await app.http.get('/api/v1/conversations').set(headers).expect(200);
      expect((body as WireConversation[])[0]?.messages[0]?.content).toBe(`Psalm ${index + 1}`);
      const again = { email, password, full_name: 'Ruth Again' };
      await app.http.post('/api/v1/auth/register').send(again).expect(409);
    }
    await app.stop();
  }

  it('puts a new key in the place of the kept one, and nobody notices', async () => {
    const former = keyIn('master.key');
    const { code, err } = await emit.run(['keys', 'rotate']);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining(`Done: ${MEMBERS} keys of members and applications.`),
    ]);
    expect(keyIn('master.key')).not.toBe(former);
    expect(existsSync(join(emit.dataDir, 'secrets', 'master.key.new'))).toBe(false);
    await expectAllWell();
    await expect(start(former)).rejects.toThrow(BadSetting);
  });

  it('goes on where it was cut short, after any member; until then no server starts with either key', async () => {
    for (let survived = 0; survived <= MEMBERS; survived++) {
      const coming = randomBytes(32).toString('hex');
      writeFileSync(join(emit.dataDir, 'secrets', 'master.key.new'), coming);
      await emit.withStores(async ({ eventStore, vault }) => {
        const parts = {
          vault: dyingAfter(survived, vault),
          runner: new CommandRunner(eventStore, eventCatalogue),
        };
        const rings = [emit.settings().masterKey, Buffer.from(coming, 'hex')].map((key) => new Keyring(key));
        const rotated = rotateKeys(parts, rings[0]!, rings[1]!);
        await (survived < MEMBERS ? expect(rotated).rejects.toThrow('killed') : rotated);
      });
      if (survived > 0) await expect(start()).rejects.toThrow(BadSetting);
      if (survived < MEMBERS) await expect(start(coming)).rejects.toThrow(BadSetting);
      expect(await emit.run(['keys', 'rotate'])).toMatchObject({ code: 0 });
      expect(keyIn('master.key')).toBe(coming);
    }
    await expectAllWell();
  });

  it('takes the new key from a file where the environment gives the present one', async () => {
    const [present, coming] = [keyIn('master.key'), randomBytes(32).toString('hex')];
    const file = join(emit.dataDir, 'new-master.key');
    writeFileSync(file, coming);
    writeFileSync(join(emit.dataDir, 'secrets', 'master.key'), randomBytes(32).toString('hex'));
    const given = new EmitCommand({ EMIT_MASTER_KEY: present, EMIT_DATA_DIR: emit.dataDir });
    Object.assign(given, { dataDir: emit.dataDir });
    expect(await given.run(['keys', 'rotate'])).toMatchObject({ code: 2 });
    writeFileSync(file, 'no key');
    expect(await given.run(['keys', 'rotate', '--to', file])).toMatchObject({
      code: 2,
      err: `emit: ${file} must be 32 bytes, as 64 hex digits or base64\n`,
    });
    writeFileSync(file, coming);
    expect(await given.run(['keys', 'rotate', '--to', file])).toMatchObject({ code: 0 });
    await expectAllWell(coming);
  });

  it('refuses beside a running server, and with another key than that of the vault, and changes nothing', async () => {
    const app = await start();
    expect(await emit.run(['keys', 'rotate'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('stop every server'),
    });
    await app.stop();
    const present = keyIn('master.key');
    writeFileSync(join(emit.dataDir, 'secrets', 'master.key'), randomBytes(32).toString('hex'));
    const { code, err } = await emit.run(['keys', 'rotate']);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/put the right master key back.*Nothing was changed/),
    ]);
    expect(existsSync(join(emit.dataDir, 'secrets', 'master.key.new'))).toBe(false);
    writeFileSync(join(emit.dataDir, 'secrets', 'master.key'), present);
    await expectAllWell();
  });
});

/** A vault whose process dies after so many keys were wrapped anew. */
function dyingAfter(keys: number, vault: Vault): Vault {
  let left = keys;
  const rewrap: Vault['rewrap'] = (...args) => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    return vault.rewrap(...args);
  };
  return new Proxy(vault, {
    get: (target, name) =>
      name === 'rewrap' ? rewrap : (Reflect.get(target, name) as () => unknown).bind(target),
  });
}

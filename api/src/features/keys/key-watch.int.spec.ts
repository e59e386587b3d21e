import { randomUUID } from 'node:crypto';
import type { Log } from '../../runtime/log.js';
import { quietLog } from '../../runtime/log.js';
import { Keyring } from '../../runtime/sealing.js';
import { TestApp } from '../../testing/test-app.js';
import { checkKeys, KEY_FAULTS } from './check-keys.js';
import { KeyWatch } from './key-watch.js';

describe('the watch over the members’ keys', () => {
  let app: TestApp;
  let said: { facts: object; text: string }[];
  let log: Log;
  beforeEach(async () => {
    said = [];
    log = { ...quietLog, error: (facts, text) => said.push({ facts, text }) };
    app = await TestApp.start({ log, env: { EMIT_MASTER_KEY: 'c4'.repeat(32) } });
  });
  afterEach(() => app.close());

  const erase = async (headers: { authorization: string }, password: string) =>
    app.http.post('/api/v1/account/erase').set(headers).send({ password });

  it('misses nobody who registers or is erased while it looks, however often', async () => {
    const keyring = new Keyring(Buffer.from('c4'.repeat(32), 'hex'));
    const watch = new KeyWatch(app.emit.stores, keyring, log);
    let working = true;
    const members = async () => {
      for (let n = 0; n < 25; n++) {
        const { headers, password } = await app.register();
        if (n % 2 === 0) expect((await erase(headers, password)).status).toBeLessThan(300);
      }
    };
    const look = async () => {
      let looks = 0;
      while (working) {
        await watch.round();
        const full = await checkKeys(app.emit.stores, keyring);
        for (const report of [watch.report, full]) {
          for (const fault of KEY_FAULTS) expect(report?.faults[fault]).toEqual([]);
        }
        looks += 1;
        await new Promise(setImmediate);
      }
      return looks;
    };
    const [looks] = await Promise.all([look(), members().finally(() => (working = false))]);
    expect(looks).toBeGreaterThan(5);
    await watch.round();
    expect(watch.report?.members).toBe(12);
    expect((await checkKeys(app.emit.stores, keyring)).members).toBe(12);
  }, 60_000);

  it('names who lost a key in the log, once, and says when all is well again', async () => {
    const { vault } = app.emit.stores;
    const [ruth, naomi] = [await app.register('Ruth'), await app.register('Naomi')];
    const entry = await vault.find(ruth.user.id);
    await vault.destroy(ruth.user.id);
    const rounds = async () => {
      for (let n = 0; n < 3; n++) await app.emit.keys?.round();
    };
    await rounds();
    expect(said).toEqual([
      {
        facts: { fault: 'missing', of: 2, count: 1, memberIds: [ruth.user.id] },
        text: "members' keys are lost: restore them from a backup",
      },
    ]);
    if (entry) await vault.add(entry);
    await rounds();
    expect(said).toHaveLength(1);
    expect(app.emit.keys?.problems()).toEqual([]);
    await vault.destroy(naomi.user.id);
    await rounds();
    expect(said[1]?.facts).toMatchObject({ memberIds: [naomi.user.id] });
  });

  it('finds every kind of fault, as the full check does', async () => {
    const { vault } = app.emit.stores;
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await app.register()).user.id);
    const [missing = '', unopened = '', foreign = '', misfiled = ''] = ids;
    const keyring = new Keyring(Buffer.from('c4'.repeat(32), 'hex'));
    await vault.destroy(missing);
    const change = async (id: string, wrappedKey: string | null, emailHash: string | null) => {
      const entry = await vault.find(id);
      if (entry) await vault.rewrap(entry, wrappedKey ?? entry.wrappedKey, emailHash ?? entry.emailHash);
    };
    await change(unopened, 'v1.damaged', null);
    await change(foreign, keyring.newKey(foreign).wrappedKey, null);
    await change(misfiled, null, 'another');
    // Whoever is in the vault alone, as a registration that died half-way, is no member.
    const sessions = { sessions: [], markGeneration: 0, marksGiven: 0, createdAt: 1, passwordHash: '' };
    const id = randomUUID();
    await vault.add({ memberId: id, emailHash: id, ...sessions, ...keyring.newKey(id) });
    await app.emit.keys?.round();
    const faults = { missing: [missing], unopened: [unopened], foreign: [foreign], misfiled: [misfiled] };
    const expected = { members: 5, faults, applications: { all: 0, lost: [] }, opened: true };
    expect(app.emit.keys?.report).toEqual(expected);
    expect(await checkKeys(app.emit.stores, keyring)).toEqual(expected);
    expect(await checkKeys(app.emit.stores, null)).toMatchObject({
      opened: false,
      faults: { missing: [missing], unopened: [], foreign: [], misfiled: [] },
    });
  });
});

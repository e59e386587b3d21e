import type { Sealed } from '../kernel/sealed.js';
import type { OpenSession, Vault, VaultEntry } from './vault.port.js';

/** One vault's data, which may be opened several times at once. */
export interface VaultUnderTest {
  open(): Promise<Vault>;
  /** Removes the data; every vault is closed by then. */
  dispose(): Promise<void>;
}

const entryOf = (name: string, changed: Partial<VaultEntry> = {}): VaultEntry => ({
  memberId: `member-of-${name}`,
  emailHash: `email-hash-of-${name}`,
  passwordHash: `$argon2id$v=19$password-hash-of-${name}`,
  wrappedKey: `wrapped-key-of-${name}`,
  sessions: [],
  createdAt: 1_795_000_000_123,
  ...changed,
});

const session = (id: string, at = 1_795_000_000_000): OpenSession => ({
  id,
  openedAt: at,
  seenAt: at,
  client: `v1.sealed-client-of-${id}` as Sealed,
});

/** What every Vault must do. Call it inside a describe. */
export function vaultContract(setUp: () => Promise<VaultUnderTest>): void {
  const ann = entryOf('ann');
  const bob = entryOf('bob');
  let underTest: VaultUnderTest;
  let opened: Vault[];
  let vault: Vault;

  const open = async (): Promise<Vault> => {
    const another = await underTest.open();
    opened.push(another);
    return another;
  };

  beforeEach(async () => {
    opened = [];
    underTest = await setUp();
    vault = await open();
  });
  afterEach(async () => {
    for (const each of opened) await each.close();
    await underTest.dispose();
  });

  it('finds what was added, by member and by e-mail hash', async () => {
    expect(await vault.add(ann)).toBe(true);
    expect(await vault.add(bob)).toBe(true);
    expect(await vault.find(ann.memberId)).toEqual(ann);
    expect(await vault.findByEmail(bob.emailHash)).toEqual(bob);
    expect(await vault.find('nobody')).toBeNull();
    expect(await vault.findByEmail('nobody')).toBeNull();
  });

  it('answers its entries by member id, page by page, and the last', async () => {
    expect([await vault.page('', 2), await vault.last()]).toEqual([[], null]);
    const cid = entryOf('cid');
    for (const entry of [cid, ann, bob]) await vault.add(entry);
    expect(await vault.page('', 2)).toEqual([ann, bob]);
    expect(await vault.page(bob.memberId, 2)).toEqual([cid]);
    expect(await vault.page(cid.memberId, 2)).toEqual([]);
    expect(await vault.last()).toEqual(cid);
  });

  it('takes a key that is wrapped anew, with its e-mail hash, once', async () => {
    await vault.add({ ...ann, sessions: [session('a')] });
    await vault.add(bob);
    expect(await vault.rewrap(ann, 'wrapped-anew', 'hash-anew')).toBe(true);
    expect(await vault.rewrap(ann, 'wrapped-again', 'hash-again')).toBe(false);
    expect(await vault.rewrap(entryOf('nobody'), 'wrapped-anew', 'hash-of-nobody')).toBe(false);
    const changed = { ...ann, wrappedKey: 'wrapped-anew', emailHash: 'hash-anew', sessions: [session('a')] };
    expect(await vault.findByEmail('hash-anew')).toEqual(changed);
    expect(await vault.findByEmail(ann.emailHash)).toBeNull();
    expect(await vault.find(bob.memberId)).toEqual(bob);
  });

  it('refuses a taken e-mail hash and leaves its owner as it was', async () => {
    await vault.add(ann);
    expect(await vault.add(entryOf('eve', { emailHash: ann.emailHash }))).toBe(false);
    expect(await vault.add(ann)).toBe(false);
    expect(await vault.findByEmail(ann.emailHash)).toEqual(ann);
    expect(await vault.find('member-of-eve')).toBeNull();
  });

  it('adds many at once, and answers those whose e-mail hash is taken', async () => {
    await vault.add(ann);
    const [eve, cid] = [entryOf('eve', { emailHash: ann.emailHash }), entryOf('cid')];
    const twin = entryOf('twin', { emailHash: bob.emailHash });
    expect(await vault.addAll([eve, cid])).toEqual([eve]);
    expect(await vault.addAll([bob, twin])).toHaveLength(1);
    expect(await vault.addAll([])).toEqual([]);
    expect([await vault.find(eve.memberId), await vault.find(cid.memberId)]).toEqual([null, cid]);
    expect(await vault.findByEmail(ann.emailHash)).toEqual(ann);
    expect(await vault.page('', 9)).toHaveLength(3);
  });

  it('never replaces a member’s entry under another e-mail hash', async () => {
    await vault.add(ann);
    await expect(vault.add({ ...ann, emailHash: 'another' })).rejects.toThrow();
    expect(await vault.find(ann.memberId)).toEqual(ann);
  });

  it('gives an e-mail hash to one of many who ask at the same time', async () => {
    const other = await open();
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? vault : other).add(entryOf(`racer-${i}`, { emailHash: ann.emailHash })),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect((await vault.findByEmail(ann.emailHash))?.memberId).toBe(`member-of-racer-${added.indexOf(true)}`);
  });

  it('changes a password, and no session but the given one stays open', async () => {
    await vault.add({ ...ann, sessions: [session('a'), session('b')] });
    await vault.add({ ...bob, sessions: [session('c')] });
    expect(await vault.changePassword(ann.memberId, 'new-hash', session('d'))).toBe(true);
    const changed = { ...ann, passwordHash: 'new-hash', sessions: [session('d')] };
    expect(await vault.find(ann.memberId)).toEqual(changed);
    expect(await vault.findByEmail(ann.emailHash)).toEqual(changed);
    expect((await vault.find(bob.memberId))?.sessions).toEqual([session('c')]);
    expect(await vault.changePassword('nobody', 'new-hash', session('e'))).toBe(false);
  });

  it('keeps hash and session of one of many password changes at the same time together', async () => {
    await vault.add(ann);
    const other = await open();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? vault : other).changePassword(ann.memberId, `hash-${i}`, session(`session-${i}`)),
      ),
    );
    const entry = await vault.find(ann.memberId);
    expect(entry?.sessions).toEqual([session(entry?.passwordHash.replace('hash', 'session') ?? '')]);
  });

  it('opens sessions, up to so many: then the oldest ends', async () => {
    await vault.add(ann);
    await vault.add(bob);
    for (const id of ['a', 'b', 'c', 'd'])
      expect(await vault.openSession(ann.memberId, session(id), 3)).toBe(true);
    expect((await vault.find(ann.memberId))?.sessions).toEqual(['b', 'c', 'd'].map((id) => session(id)));
    expect((await vault.find(bob.memberId))?.sessions).toEqual([]);
    expect(await vault.openSession('nobody', session('e'), 3)).toBe(false);
  });

  it('loses none of many sessions that open and end at the same time', async () => {
    await vault.add({ ...ann, sessions: [session('former')] });
    const other = await open();
    await Promise.all([
      vault.endSession(ann.memberId, 'former'),
      ...Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? vault : other).openSession(ann.memberId, session(`s${i}`), 20),
      ),
    ]);
    const ids = (await vault.find(ann.memberId))?.sessions.map(({ id }) => id).sort();
    expect(ids).toEqual(Array.from({ length: 10 }, (_, i) => `s${i}`));
  });

  it('notes when a session is used, ends one, and ends all', async () => {
    await vault.add({ ...ann, sessions: [session('a'), session('b'), session('c')] });
    await vault.touchSession(ann.memberId, 'b', 1_795_086_400_000);
    await vault.touchSession(ann.memberId, 'unknown', 1_795_086_400_000);
    expect(await vault.endSession(ann.memberId, 'a')).toBe(true);
    expect(await vault.endSession(ann.memberId, 'a')).toBe(false);
    expect(await vault.endSession('nobody', 'b')).toBe(false);
    expect((await vault.find(ann.memberId))?.sessions).toEqual([
      { ...session('b'), seenAt: 1_795_086_400_000 },
      session('c'),
    ]);
    await vault.endSessions(ann.memberId);
    await vault.endSessions('nobody');
    expect((await vault.find(ann.memberId))?.sessions).toEqual([]);
  });

  it('counts failed sign-ins by e-mail hash and device, whether or not there is an entry', async () => {
    const { emailHash } = ann;
    expect(await vault.failedSignIns(emailHash, '')).toBeNull();
    const other = await open();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? vault : other).countFailedSignIn(emailHash, '', 1_000, 500),
      ),
    );
    await vault.countFailedSignIn(emailHash, 'phone', 1_200, 500);
    expect(await other.failedSignIns(emailHash, '')).toEqual({ count: 10, lastAt: 1_000 });
    expect(await vault.failedSignIns(emailHash, 'phone')).toEqual({ count: 1, lastAt: 1_200 });
    expect(await vault.failedSignIns(bob.emailHash, '')).toBeNull();
    await vault.forgetFailedSignIns(emailHash, 'phone');
    expect(await vault.failedSignIns(emailHash, 'phone')).toBeNull();
    expect(await vault.failedSignIns(emailHash, '')).not.toBeNull();
  });

  it('begins to count anew when the last one is long ago, and keeps nothing that is forgotten', async () => {
    await vault.countFailedSignIn(ann.emailHash, '', 1_000, 500);
    await vault.countFailedSignIn(bob.emailHash, '', 1_000, 500);
    await vault.countFailedSignIn(ann.emailHash, '', 1_499, 500);
    expect(await vault.failedSignIns(ann.emailHash, '')).toEqual({ count: 2, lastAt: 1_499 });
    await vault.countFailedSignIn(ann.emailHash, '', 1_999, 500);
    expect(await vault.failedSignIns(ann.emailHash, '')).toEqual({ count: 1, lastAt: 1_999 });
    expect(await vault.failedSignIns(bob.emailHash, '')).toBeNull();
  });

  it('destroys an entry for good, and the e-mail hash is free again', async () => {
    await vault.add(ann);
    await vault.add(bob);
    await vault.countFailedSignIn(ann.emailHash, '', 1_000, 500);
    await vault.countFailedSignIn(ann.emailHash, 'phone', 1_000, 500);
    await vault.destroy(ann.memberId);
    await vault.destroy(ann.memberId);
    expect(await vault.failedSignIns(ann.emailHash, '')).toBeNull();
    expect(await vault.failedSignIns(ann.emailHash, 'phone')).toBeNull();
    expect(await vault.find(ann.memberId)).toBeNull();
    expect(await vault.findByEmail(ann.emailHash)).toBeNull();
    expect(await vault.changePassword(ann.memberId, 'new-hash', session('a'))).toBe(false);
    expect(await vault.openSession(ann.memberId, session('a'), 3)).toBe(false);
    expect(await vault.find(bob.memberId)).toEqual(bob);
    expect(await vault.add(entryOf('ann-again', { emailHash: ann.emailHash }))).toBe(true);
  });

  it('holds everything still when opened anew', async () => {
    await vault.add(ann);
    await vault.changePassword(ann.memberId, 'new-hash', session('a'));
    await vault.countFailedSignIn(bob.emailHash, '', 1_000, 500);
    await vault.close();
    vault = await open();
    await expect(vault.ping()).resolves.toBeUndefined();
    const changed = { ...ann, passwordHash: 'new-hash', sessions: [session('a')] };
    expect(await vault.find(ann.memberId)).toEqual(changed);
    expect(await vault.failedSignIns(bob.emailHash, '')).toEqual({ count: 1, lastAt: 1_000 });
    expect(await vault.add(entryOf('eve', { emailHash: ann.emailHash }))).toBe(false);
  });
}

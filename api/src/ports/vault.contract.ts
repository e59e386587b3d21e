import type { Sealed } from '../kernel/sealed.js';
import type { LinkSubject } from './account-links.port.js';
import { accountLinksContract } from './account-links.contract.js';
import { outboxContract } from './outbox.contract.js';
import { remindersContract } from './reminders.contract.js';
import type { ReminderAbout } from './reminders.port.js';
import { secondFactorsContract } from './second-factors.contract.js';
import { trialClaimsContract } from './trial-claims.contract.js';
import { useCountsContract } from './use-counts.contract.js';
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
  markGeneration: 0,
  marksGiven: 0,
  createdAt: 1_795_000_000_123,
  ...changed,
});

const session = (id: string, at = 1_795_000_000_000): OpenSession => ({
  id,
  openedAt: at,
  seenAt: at,
  client: `v1.sealed-client-of-${id}` as Sealed,
});

const opening = { most: 3, newMark: false };
const asking = (sessionId: string) => ({ sessionId, most: 3 });

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

  it('knows, in every process, whether a new master key is on its way', async () => {
    expect(await vault.isRotating()).toBe(false);
    for (const rotating of [true, true, false, false, true]) {
      await vault.setRotating(rotating);
      expect(await (await open()).isRotating()).toBe(rotating);
    }
    expect(await vault.page('', 10)).toEqual([]);
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
    await vault.add({ ...ann, sessions: [session('a'), session('b')], markGeneration: 2, marksGiven: 4 });
    await vault.add({ ...bob, sessions: [session('c')] });
    expect(await vault.changePassword(ann, asking('b'), 'new-hash', session('d'))).toBe(true);
    const marks = { markGeneration: 3, marksGiven: 1 };
    const changed = { ...ann, passwordHash: 'new-hash', sessions: [session('d')], ...marks };
    expect(await vault.find(ann.memberId)).toEqual(changed);
    expect(await vault.findByEmail(ann.emailHash)).toEqual(changed);
    expect((await vault.find(bob.memberId))?.sessions).toEqual([session('c')]);
  });

  it('changes nothing for whoever knew a former password, has no session open, or is nobody', async () => {
    const there = { ...ann, sessions: [session('a')] };
    await vault.add(there);
    const former = { ...ann, passwordHash: 'former-hash' };
    expect(await vault.changePassword(former, asking('a'), 'new-hash', session('d'))).toBe(false);
    expect(await vault.changePassword(ann, asking('ended'), 'new-hash', session('d'))).toBe(false);
    expect(await vault.changePassword(entryOf('nobody'), asking('a'), 'new-hash', session('d'))).toBe(false);
    expect(await vault.openSession(former, session('d'), { most: 3, newMark: true })).toBe(false);
    expect(await vault.openSession(entryOf('nobody'), session('d'), opening)).toBe(false);
    expect(await vault.find(ann.memberId)).toEqual(there);
    expect(await vault.find('member-of-nobody')).toBeNull();
  });

  it('changes a password for a session that was pushed out, but not once one of the others has ended', async () => {
    await vault.add({ ...ann, sessions: [session('a'), session('b'), session('c')] });
    const pushedOut = { sessionId: 'first', most: 3 };
    await vault.endSession(ann.memberId, 'b');
    expect(await vault.changePassword(ann, pushedOut, 'new-hash', session('d'))).toBe(false);
    await vault.openSession(ann, session('e'), opening);
    expect(await vault.changePassword(ann, pushedOut, 'new-hash', session('d'))).toBe(true);
    expect((await vault.find(ann.memberId))?.sessions).toEqual([session('d')]);
  });

  it('takes one of many password changes at the same time, with its session', async () => {
    await vault.add({ ...ann, sessions: [session('a')] });
    const other = await open();
    const changed = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? vault : other).changePassword(ann, asking('a'), `hash-${i}`, session(`session-${i}`)),
      ),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
    const won = changed.indexOf(true);
    const only = { passwordHash: `hash-${won}`, sessions: [session(`session-${won}`)] };
    expect(await vault.find(ann.memberId)).toEqual({ ...ann, ...only, markGeneration: 1, marksGiven: 1 });
  });

  it('keeps no session that is opened with the former password while it changes', async () => {
    const other = await open();
    for (let round = 0; round < 20; round++) {
      const entry = entryOf(`racer-${round}`, { sessions: [session('a')] });
      await vault.add(entry);
      const opened = Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? vault : other).openSession(entry, session(`s${i}`), opening),
      );
      const change = other.changePassword(entry, asking('a'), 'new-hash', session('d'));
      const late = Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? vault : other).openSession(entry, session(`t${i}`), { most: 30, newMark: true }),
      );
      const [isChanged] = await Promise.all([change, ...opened, ...late]);
      expect(isChanged).toBe(true);
      expect((await vault.find(entry.memberId))?.sessions).toEqual([session('d')]);
    }
  });

  it('opens sessions, up to so many: then the oldest ends; and counts the marks that were given', async () => {
    await vault.add(ann);
    await vault.add(bob);
    for (const id of ['a', 'b', 'c', 'd'])
      expect(await vault.openSession(ann, session(id), { most: 3, newMark: id > 'b' })).toBe(true);
    const found = await vault.find(ann.memberId);
    expect(found?.sessions).toEqual(['b', 'c', 'd'].map((id) => session(id)));
    expect(found).toMatchObject({ markGeneration: 0, marksGiven: 2 });
    expect(await vault.find(bob.memberId)).toEqual(bob);
  });

  it('loses none of many sessions that open and end at the same time', async () => {
    await vault.add({ ...ann, sessions: [session('former')] });
    const other = await open();
    await Promise.all([
      vault.endSession(ann.memberId, 'former'),
      ...Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? vault : other).openSession(ann, session(`s${i}`), { most: 20, newMark: true }),
      ),
    ]);
    const found = await vault.find(ann.memberId);
    const ids = found?.sessions.map(({ id }) => id).sort();
    expect(found?.marksGiven).toBe(10);
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
    expect(await vault.find('nobody')).toBeNull();
  });

  it('ends a generation of marks with all sessions', async () => {
    await vault.add({ ...ann, sessions: [session('a')], marksGiven: 3 });
    await vault.endSessions(ann.memberId);
    expect(await vault.find(ann.memberId)).toEqual({ ...ann, markGeneration: 1, marksGiven: 0 });
  });

  it('hashes a password anew with the session that is opened by it, and only then', async () => {
    await vault.add(ann);
    const rehashed = { ...opening, rehashed: 'costlier-hash' };
    expect(await vault.openSession(ann, session('a'), rehashed)).toBe(true);
    expect(await vault.openSession(ann, session('b'), opening)).toBe(false);
    const now = { ...ann, passwordHash: 'costlier-hash', sessions: [session('a')] };
    expect(await vault.find(ann.memberId)).toEqual(now);
  });

  it('resets a password: no session, no mark and no wrong password of before is left', async () => {
    await vault.add({ ...ann, sessions: [session('a')], markGeneration: 2, marksGiven: 4 });
    await vault.add({ ...bob, sessions: [session('b')] });
    await vault.failedSignIns.count(ann.emailHash, '', 1_000, 500);
    await vault.failedSignIns.count(bob.emailHash, '', 1_000, 500);
    const reset = { ...ann, passwordHash: 'new-hash', sessions: [], markGeneration: 3, marksGiven: 1 };
    expect(await vault.resetPassword(ann.memberId, 'new-hash')).toEqual(reset);
    expect(await vault.find(ann.memberId)).toEqual(reset);
    expect(await vault.failedSignIns.of(ann.emailHash, '')).toBeNull();
    expect(await vault.failedSignIns.of(bob.emailHash, '')).not.toBeNull();
    expect((await vault.find(bob.memberId))?.sessions).toEqual([session('b')]);
    expect(await vault.resetPassword('member-of-nobody', 'new-hash')).toBeNull();
  });

  it('moves an entry to another address that nobody has, once', async () => {
    await vault.add(ann);
    await vault.add(bob);
    await vault.failedSignIns.count(ann.emailHash, '', 1_000, 500);
    expect(await vault.moveAddress(ann, bob.emailHash)).toBe(false);
    expect(await vault.moveAddress(ann, 'hash-of-another')).toBe(true);
    expect(await vault.moveAddress(ann, 'hash-of-a-third')).toBe(false);
    expect(await vault.findByEmail('hash-of-another')).toEqual({ ...ann, emailHash: 'hash-of-another' });
    expect(await vault.findByEmail(ann.emailHash)).toBeNull();
    expect(await vault.failedSignIns.of(ann.emailHash, '')).toBeNull();
    expect(await vault.add(entryOf('eve', { emailHash: ann.emailHash }))).toBe(true);
  });

  it('gives an address to one of many members who move there at the same time', async () => {
    const other = await open();
    const racers = Array.from({ length: 8 }, (_, i) => entryOf(`racer-${i}`));
    await vault.addAll(racers);
    const moved = await Promise.all(
      racers.map((racer, i) => (i % 2 ? vault : other).moveAddress(racer, 'the-address')),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
  });

  it('destroys with an entry its links, its mail and its reminders; that there was a trial stays', async () => {
    await vault.add(ann);
    await vault.add(bob);
    const about = 'v1.sealed' as Sealed<LinkSubject>;
    const due = { sealed: 'v1.sealed', dueAt: 1, giveUpAt: 9, attempts: 0 };
    for (const { memberId } of [ann, bob]) {
      await vault.links.add({ tokenHash: memberId, kind: 'reset', memberId, about, expiresAt: 9 }, 1);
      await vault.outbox.add({ id: memberId, memberId, ...due });
      const timing = { setAt: 1, dueAt: 1, plannedAt: 1, attempts: 0 };
      const sealed = 'v1.sealed' as Sealed<ReminderAbout>;
      await vault.reminders.put({ id: memberId, memberId, sessionId: memberId, about: sealed, ...timing });
      await vault.trials.claim(memberId, memberId, 1, 100);
    }
    await vault.outbox.add({ id: 'erased', memberId: null, ...due });
    await vault.destroy(ann.memberId);
    const links = await Promise.all([ann, bob].map(({ memberId }) => vault.links.find(memberId, 2)));
    expect(links.map((link) => link?.memberId)).toEqual([undefined, bob.memberId]);
    expect(await vault.outbox.count()).toBe(2);
    expect(await vault.reminders.of(ann.memberId)).toEqual([]);
    expect(await vault.reminders.of(bob.memberId)).toHaveLength(1);
    expect(await vault.trials.claim(ann.memberId, ann.memberId, 2, 100)).toBe(false);
    expect(await vault.trials.claim(bob.memberId, bob.memberId, 2, 100)).toBe(true);
  });

  describe('account links', () => accountLinksContract(open));
  describe('second factors', () => secondFactorsContract(open));
  describe('the outbox', () => outboxContract(open));
  describe('reminders', () => remindersContract(open));
  describe('trial claims', () => trialClaimsContract(open));
  describe('use counts', () => useCountsContract(open));

  it('never brings back a session that has ended by noting that it was used', async () => {
    const there = { ...ann, sessions: [session('a'), session('b')] };
    const ends = [
      () => vault.endSession(ann.memberId, 'a'),
      () => vault.endSessions(ann.memberId),
      () => vault.changePassword(there, asking('b'), 'new-hash', session('c')),
      () => vault.openSession(there, session('c'), { most: 1, newMark: false }),
      () => vault.destroy(ann.memberId),
    ];
    for (const end of ends) {
      await vault.add(there);
      await Promise.all([end(), vault.touchSession(ann.memberId, 'a', 1_795_086_400_000)]);
      await vault.touchSession(ann.memberId, 'a', 1_795_086_400_000);
      const left = await vault.find(ann.memberId);
      expect(left?.sessions.map(({ id }) => id) ?? []).not.toContain('a');
      await vault.destroy(ann.memberId);
    }
  });

  it('counts failed sign-ins by e-mail hash and device, whether or not there is an entry', async () => {
    const { emailHash } = ann;
    expect(await vault.failedSignIns.of(emailHash, '')).toBeNull();
    const other = await open();
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 ? vault : other).failedSignIns.count(emailHash, '', 1_000, 500),
      ),
    );
    await vault.failedSignIns.count(emailHash, 'phone', 1_200, 500);
    expect(await other.failedSignIns.of(emailHash, '')).toEqual({ count: 10, lastAt: 1_000 });
    expect(await vault.failedSignIns.of(emailHash, 'phone')).toEqual({ count: 1, lastAt: 1_200 });
    expect(await vault.failedSignIns.of(bob.emailHash, '')).toBeNull();
    await vault.failedSignIns.forget(emailHash, 'phone');
    expect(await vault.failedSignIns.of(emailHash, 'phone')).toBeNull();
    expect(await vault.failedSignIns.of(emailHash, '')).not.toBeNull();
  });

  it('begins to count anew when the last one is long ago, and keeps nothing that is forgotten', async () => {
    await vault.failedSignIns.count(ann.emailHash, '', 1_000, 500);
    await vault.failedSignIns.count(bob.emailHash, '', 1_000, 500);
    await vault.failedSignIns.count(ann.emailHash, '', 1_499, 500);
    expect(await vault.failedSignIns.of(ann.emailHash, '')).toEqual({ count: 2, lastAt: 1_499 });
    await vault.failedSignIns.count(ann.emailHash, '', 1_999, 500);
    expect(await vault.failedSignIns.of(ann.emailHash, '')).toEqual({ count: 1, lastAt: 1_999 });
    expect(await vault.failedSignIns.of(bob.emailHash, '')).toBeNull();
  });

  it('destroys an entry for good, and the e-mail hash is free again', async () => {
    await vault.add(ann);
    await vault.add(bob);
    await vault.failedSignIns.count(ann.emailHash, '', 1_000, 500);
    await vault.failedSignIns.count(ann.emailHash, 'phone', 1_000, 500);
    await vault.destroy(ann.memberId);
    await vault.destroy(ann.memberId);
    expect(await vault.failedSignIns.of(ann.emailHash, '')).toBeNull();
    expect(await vault.failedSignIns.of(ann.emailHash, 'phone')).toBeNull();
    expect(await vault.find(ann.memberId)).toBeNull();
    expect(await vault.findByEmail(ann.emailHash)).toBeNull();
    expect(await vault.changePassword(ann, asking('a'), 'new-hash', session('a'))).toBe(false);
    expect(await vault.openSession(ann, session('a'), opening)).toBe(false);
    expect(await vault.find(bob.memberId)).toEqual(bob);
    expect(await vault.add(entryOf('ann-again', { emailHash: ann.emailHash }))).toBe(true);
  });

  it('holds everything still when opened anew', async () => {
    await vault.add({ ...ann, sessions: [session('b')] });
    await vault.changePassword(ann, asking('b'), 'new-hash', session('a'));
    await vault.failedSignIns.count(bob.emailHash, '', 1_000, 500);
    await vault.close();
    vault = await open();
    await expect(vault.ping()).resolves.toBeUndefined();
    const marks = { markGeneration: 1, marksGiven: 1 };
    const changed = { ...ann, passwordHash: 'new-hash', sessions: [session('a')], ...marks };
    expect(await vault.find(ann.memberId)).toEqual(changed);
    expect(await vault.failedSignIns.of(bob.emailHash, '')).toEqual({ count: 1, lastAt: 1_000 });
    expect(await vault.add(entryOf('eve', { emailHash: ann.emailHash }))).toBe(false);
  });
}

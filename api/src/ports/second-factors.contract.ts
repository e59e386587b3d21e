import type { Sealed } from '../kernel/sealed.js';
import { NO_FACTORS, type FactorSet, type Passkey } from './second-factors.port.js';
import type { OpenSession, SessionOpening, Vault, VaultEntry } from './vault.port.js';

const sealed = (text: string) => `v1.sealed-${text}` as Sealed;
const passkey = (id: string): Passkey => ({
  ...{
    id,
    name: sealed(`name-of-${id}`),
    publicKey: 'cHVibGljLWtleQ',
    counter: 7,
    transports: ['usb', 'nfc'],
  },
  ...{ addedAt: 1_795_000_000_001, lastUse: { at: 1_795_000_000_002, client: sealed('client') } },
});
const app = (lastStep: number): FactorSet => ({
  totp: { secret: sealed('secret'), addedAt: 1_795_000_000_003, lastStep, lastUse: null },
  passkeys: [],
  recoveryHashes: ['hash-1', 'hash-2'],
});
const session = (id: string): OpenSession => ({
  id,
  openedAt: 1,
  seenAt: 1,
  client: sealed('client'),
  by: 'totp',
});
const opening: SessionOpening = { most: 3, newMark: false };
const ann: VaultEntry = {
  ...{ memberId: 'member-of-ann', emailHash: 'email-hash-of-ann', passwordHash: '$argon2id$of-ann' },
  ...{ wrappedKey: 'wrapped-key-of-ann', sessions: [], markGeneration: 0, marksGiven: 0, createdAt: 1 },
};

/** What every Vault must do with second factors. Call it inside a describe. */
export function secondFactorsContract(open: () => Promise<Vault>): void {
  let vault: Vault;
  const found = async () => {
    const entry = await vault.find(ann.memberId);
    if (!entry) throw new Error('Ann is gone');
    return entry;
  };
  beforeEach(async () => {
    vault = await open();
    await vault.add(ann);
  });

  it('has none of a member who set nothing up', async () => {
    expect(await found()).toEqual(ann);
  });

  it('holds what is set up, by member and by e-mail hash, also when it is opened anew', async () => {
    const both = { ...app(5), passkeys: [passkey('a'), passkey('b')] };
    expect(await vault.changeFactors(ann, both)).toBe(true);
    const other = await open();
    expect((await other.find(ann.memberId))?.factors).toEqual({ ...both, revision: 1 });
    expect((await other.findByEmail(ann.emailHash))?.factors).toEqual({ ...both, revision: 1 });
    expect(await vault.changeFactors(await found(), NO_FACTORS)).toBe(true);
    expect((await other.find(ann.memberId))?.factors).toEqual({ ...NO_FACTORS, revision: 2 });
  });

  it('adds an entry with what it has set up, as a restored one has', async () => {
    const bob = { ...ann, memberId: 'member-of-bob', emailHash: 'email-hash-of-bob' };
    const factors = { ...app(9), passkeys: [passkey('c')], revision: 4 };
    expect(await vault.add({ ...bob, factors })).toBe(true);
    expect(await vault.find(bob.memberId)).toEqual({ ...bob, factors });
  });

  it('changes nothing by what was read before another change, by a former password, or of nobody', async () => {
    expect(await vault.changeFactors(ann, app(1))).toBe(true);
    expect(await vault.changeFactors(ann, NO_FACTORS)).toBe(false);
    const former = { ...(await found()), passwordHash: 'former' };
    expect(await vault.changeFactors(former, NO_FACTORS)).toBe(false);
    expect(await vault.changeFactors({ ...ann, memberId: 'nobody' }, app(2))).toBe(false);
    expect((await found()).factors).toEqual({ ...app(1), revision: 1 });
    expect(await vault.find('nobody')).toBeNull();
  });

  it('takes one of many changes at the same time', async () => {
    const other = await open();
    const changed = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? vault : other).changeFactors(ann, app(i))),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect((await found()).factors).toEqual({ ...app(changed.indexOf(true)), revision: 1 });
  });

  it('opens no session for whoever did not see what was set up meanwhile', async () => {
    await vault.changeFactors(ann, app(1));
    expect(await vault.openSession(ann, session('s'), opening)).toBe(false);
    expect(await vault.openSession(await found(), session('s'), opening)).toBe(true);
    expect((await found()).sessions).toEqual([session('s')]);
  });

  it('notes a use with the session that it opens, and opens one of many by the same', async () => {
    await vault.changeFactors(ann, app(1));
    const [verified, other] = [await found(), await open()];
    const opened = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? vault : other).openSession(verified, session(`s${i}`), { ...opening, factors: app(2) }),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(1);
    const { sessions, factors } = await found();
    expect(sessions).toEqual([session(`s${opened.indexOf(true)}`)]);
    expect(factors).toEqual({ ...app(2), revision: 2 });
  });

  it('keeps them when the password, the address, the key or a session changes, and ends them with the member', async () => {
    await vault.changeFactors(ann, app(1));
    const factors = { ...app(1), revision: 1 };
    await vault.openSession(await found(), session('s'), opening);
    const asking = { sessionId: 's', most: 3 };
    expect(await vault.changePassword(await found(), asking, 'new-hash', session('t'))).toBe(true);
    expect((await vault.resetPassword(ann.memberId, 'reset-hash'))?.factors).toEqual(factors);
    expect(await vault.moveAddress(await found(), 'other-hash')).toBe(true);
    expect(await vault.rewrap(await found(), 'wrapped-anew', 'hash-anew')).toBe(true);
    await vault.endSessions(ann.memberId);
    expect((await found()).factors).toEqual(factors);
    await vault.destroy(ann.memberId);
    await vault.add(ann);
    expect(await found()).toEqual(ann);
  });
}

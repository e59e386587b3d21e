import type { Vault, VaultEntry } from './vault.port.js';

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
  sessionEpoch: 0,
  createdAt: 1_795_000_000_123,
  ...changed,
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

  it('refuses a taken e-mail hash and leaves its owner as it was', async () => {
    await vault.add(ann);
    expect(await vault.add(entryOf('eve', { emailHash: ann.emailHash }))).toBe(false);
    expect(await vault.add(ann)).toBe(false);
    expect(await vault.findByEmail(ann.emailHash)).toEqual(ann);
    expect(await vault.find('member-of-eve')).toBeNull();
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

  it('changes a password and raises the session epoch by one, each time', async () => {
    await vault.add(ann);
    await vault.add(bob);
    expect(await vault.changePassword(ann.memberId, 'new-hash')).toBe(1);
    expect(await vault.find(ann.memberId)).toEqual({ ...ann, passwordHash: 'new-hash', sessionEpoch: 1 });
    expect(await vault.find(bob.memberId)).toEqual(bob);
    expect(await vault.changePassword('nobody', 'new-hash')).toBeNull();
  });

  it('counts every one of many password changes at the same time', async () => {
    await vault.add(ann);
    const other = await open();
    const epochs = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? vault : other).changePassword(ann.memberId, `hash-${i}`)),
    );
    expect([...epochs].sort((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const entry = await vault.find(ann.memberId);
    expect(entry?.passwordHash).toBe(`hash-${epochs.indexOf(10)}`);
    expect(entry?.sessionEpoch).toBe(10);
  });

  it('destroys an entry for good, and the e-mail hash is free again', async () => {
    await vault.add(ann);
    await vault.add(bob);
    await vault.destroy(ann.memberId);
    await vault.destroy(ann.memberId);
    expect(await vault.find(ann.memberId)).toBeNull();
    expect(await vault.findByEmail(ann.emailHash)).toBeNull();
    expect(await vault.changePassword(ann.memberId, 'new-hash')).toBeNull();
    expect(await vault.find(bob.memberId)).toEqual(bob);
    expect(await vault.add(entryOf('ann-again', { emailHash: ann.emailHash }))).toBe(true);
  });

  it('holds everything still when opened anew', async () => {
    await vault.add(ann);
    await vault.changePassword(ann.memberId, 'new-hash');
    await vault.close();
    vault = await open();
    await expect(vault.ping()).resolves.toBeUndefined();
    expect(await vault.find(ann.memberId)).toEqual({ ...ann, passwordHash: 'new-hash', sessionEpoch: 1 });
    expect(await vault.add(entryOf('eve', { emailHash: ann.emailHash }))).toBe(false);
  });
}

import type { Sealed } from '../kernel/sealed.js';
import type { AccountLink, LinkSubject } from './account-links.port.js';
import type { Vault } from './vault.port.js';

const link = (name: string, changed: Partial<AccountLink> = {}): AccountLink => ({
  tokenHash: `hash-of-${name}`,
  kind: 'reset',
  memberId: 'member-of-ann',
  about: `v1.sealed-${name}` as Sealed<LinkSubject>,
  expiresAt: 2_000,
  ...changed,
});

/** What AccountLinks must do. `open`: the vault under test, once more. */
export function accountLinksContract(open: () => Promise<Vault>): void {
  it('finds a link until it is taken, which one of many does who ask at the same time', async () => {
    const [vault, other] = [await open(), await open()];
    await vault.links.add(link('a'), 1_000);
    expect(await other.links.find('hash-of-a', 1_999)).toEqual(link('a'));
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? vault : other).links.take('hash-of-a', 1_999)),
    );
    expect(taken.filter(Boolean)).toEqual([link('a')]);
    expect(await vault.links.find('hash-of-a', 1_999)).toBeNull();
    expect(await vault.links.take('hash-of-nothing', 1_999)).toBeNull();
  });

  it('knows no link that has expired, and keeps none', async () => {
    const { links } = await open();
    await links.add(link('a'), 1_000);
    expect([await links.find('hash-of-a', 2_000), await links.take('hash-of-a', 2_000)]).toEqual([
      null,
      null,
    ]);
    await links.add(link('b', { expiresAt: 9_000 }), 2_000);
    // It is gone for a clock that was put back, too.
    expect(await links.find('hash-of-a', 1_000)).toBeNull();
    expect(await links.find('hash-of-b', 2_001)).not.toBeNull();
  });

  it('ends the links of a member and a kind, and no others', async () => {
    const { links } = await open();
    const all = [
      link('reset'),
      link('reset-again'),
      link('verify', { kind: 'verify' }),
      link('of-bob', { memberId: 'member-of-bob' }),
    ];
    for (const one of all) await links.add(one, 1_000);
    await links.end('member-of-ann', ['reset', 'address-new']);
    const left = await Promise.all(all.map(({ tokenHash }) => links.find(tokenHash, 1_001)));
    expect(left).toEqual([null, null, all[2], all[3]]);
  });
}

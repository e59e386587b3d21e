import type { Vault } from './vault.port.js';

/** What UseCounts must do. `open`: the vault under test, once more. */
export function useCountsContract(open: () => Promise<Vault>): void {
  it('counts up to a limit, by name, until it is forgotten', async () => {
    const { uses } = await open();
    const spend = (name: string, now: number) => uses.spend(name, 2, 100, now);
    expect([await spend('a', 1), await spend('a', 2), await spend('a', 3)]).toEqual([true, true, false]);
    expect(await spend('b', 3)).toBe(true);
    expect([await spend('a', 99), await uses.spend('a', 2, 200, 100), await spend('a', 101)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await uses.spend('c', 0, 100, 1)).toBe(false);
  });

  it('counts for all who ask at the same time', async () => {
    const [vault, other] = [await open(), await open()];
    const spent = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? vault : other).uses.spend('a', 7, 100, 1)),
    );
    expect(spent.filter(Boolean)).toHaveLength(7);
  });
}

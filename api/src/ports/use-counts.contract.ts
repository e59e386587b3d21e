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

  it('adds to what is counted, and returns the sum, until it is forgotten', async () => {
    const { uses } = await open();
    const add = (name: string, amount: number, now: number) => uses.add(name, amount, 100, now);
    expect([await add('a', 3, 1), await add('a', 2_000_000, 2), await add('b', 1, 2)]).toEqual([
      3, 2_000_003, 1,
    ]);
    expect([await add('a', 1, 99), await uses.add('a', 4, 200, 100), await add('a', 1, 101)]).toEqual([
      2_000_004, 4, 5,
    ]);
  });

  it('adds for all who ask at the same time', async () => {
    const [vault, other] = [await open(), await open()];
    const sums = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? vault : other).uses.add('a', 2, 100, 1)),
    );
    expect(sums.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => 2 * (i + 1)));
  });

  it('counts for all who ask at the same time', async () => {
    const [vault, other] = [await open(), await open()];
    const spent = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 ? vault : other).uses.spend('a', 7, 100, 1)),
    );
    expect(spent.filter(Boolean)).toHaveLength(7);
  });
}

import type { Vault } from './vault.port.js';

const YEAR = 1_000;

/** What TrialClaims must do. `open`: the vault under test, once more. */
export function trialClaimsContract(open: () => Promise<Vault>): void {
  it('lets one member have an address’s trial, again and again, until it is long ago', async () => {
    const { trials } = await open();
    const claims: [string, string, number][] = [
      ['ann@', 'ann', 1],
      ['ann@', 'bob', 2],
      ['bob@', 'bob', 2],
      ['ann@', 'ann', 500],
      ['ann@', 'bob', 1_499],
      ['ann@', 'bob', 1_500],
      ['ann@', 'ann', 1_501],
    ];
    const answers: boolean[] = [];
    for (const [address, memberId, at] of claims)
      answers.push(await trials.claim(address, memberId, at, YEAR));
    expect(answers).toEqual([true, false, true, true, false, true, false]);
  });

  it('gives it to one of many who claim it at the same time', async () => {
    const [vault, other] = [await open(), await open()];
    const claimed = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        (i % 2 ? vault : other).trials.claim('ann@', `racer-${i}`, 1, YEAR),
      ),
    );
    expect(claimed.filter(Boolean)).toHaveLength(1);
  });
}

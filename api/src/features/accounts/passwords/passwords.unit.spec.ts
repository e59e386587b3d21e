import { hash } from '@node-rs/argon2';
import { hashPassword, isOfFormerKind, passwordMatches } from './passwords.js';

/** One word as keyboards write it: é as one character, and as e with a mark. */
const COMPOSED = 'caf\u00e9-lantern';
const DECOMPOSED = 'cafe\u0301-lantern';

describe('a password', () => {
  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    ['at the well  ', 'at the well'],
    ['At the well', 'at the well'],
    [`${'a long way to '.repeat(18)}Moab`, `${'a long way to '.repeat(18)}Moaz`],
    ['zero\0after', 'zero\0later'],
  ])('%j is compared exactly as it is typed, and is not %j', async (chosen, typed) => {
    const hashed = await hashPassword(chosen);
    expect(await passwordMatches(hashed, chosen)).toBe(true);
    expect(await passwordMatches(hashed, typed)).toBe(false);
    expect(await passwordMatches(null, chosen)).toBe(false);
    expect(isOfFormerKind(hashed)).toBe(false);
  });

  it.each([
    [COMPOSED, DECOMPOSED],
    [COMPOSED, COMPOSED],
    [DECOMPOSED, DECOMPOSED],
  ])('of an earlier version, hashed as %j, is still taken as %j, and hashed anew', async (hashed, typed) => {
    const former = await hash(hashed, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
    expect(await passwordMatches(former, typed)).toBe(true);
    expect(await passwordMatches(former, 'cafe-lantern')).toBe(false);
    expect(isOfFormerKind(former)).toBe(true);
  });
});

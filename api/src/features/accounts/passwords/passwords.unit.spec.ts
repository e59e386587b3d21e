import { hash } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './passwords.js';

/** One word as keyboards write it: é as one character, and as e with a mark. */
const COMPOSED = 'caf\u00e9-lantern';
const DECOMPOSED = 'cafe\u0301-lantern';

describe('a password', () => {
  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
  ])('chosen as %j is the same where it is typed as %j', async (chosen, typed) => {
    const hashed = await hashPassword(chosen);
    expect(await passwordMatches(hashed, chosen)).toBe(true);
    expect(await passwordMatches(hashed, typed)).toBe(true);
    expect(await passwordMatches(hashed, 'cafe-lantern')).toBe(false);
    expect(await passwordMatches(null, typed)).toBe(false);
  });

  it('that was hashed as it had been typed still matches', async () => {
    expect(await passwordMatches(await hash(DECOMPOSED), DECOMPOSED)).toBe(true);
  });
});

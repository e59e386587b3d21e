import { TestApp } from '../testing/test-app.js';

/** From one address. */
const GUESSES_A_MINUTE = 30;

/** How many guesses at a password, each with other headers, are answered before the address is stopped. */
async function guessesBeforeStop(
  app: TestApp,
  headersOf: (n: number) => Record<string, string>,
): Promise<number> {
  for (let n = 0; n < 2 * GUESSES_A_MINUTE; n++) {
    const guess = { username: `nobody${n}@example.org`, password: 'wrong-guess' };
    const { status } = await app.http.post('/api/v1/auth/login').set(headersOf(n)).send(guess);
    if (status === 429) return n;
  }
  return Infinity;
}

describe('a client that claims to be another', () => {
  it('is counted by its own address, whatever its headers say', async () => {
    const app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
    const claims = (n: number) => {
      const address = `198.51.100.${n}`;
      return { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
    };
    expect(await guessesBeforeStop(app, claims)).toBe(GUESSES_A_MINUTE);
    await app.close();
  });

  it('is counted by the address that a trusted proxy gives, not by what it sent the proxy', async () => {
    const app = await TestApp.start({
      env: { EMIT_RATE_LIMITS: 'on', EMIT_TRUST_PROXY: '127.0.0.1' },
    });
    const through = (client: string) => (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, ${client}` });
    expect(await guessesBeforeStop(app, through('203.0.113.7'))).toBe(GUESSES_A_MINUTE);
    expect(await guessesBeforeStop(app, through('203.0.113.8'))).toBe(GUESSES_A_MINUTE);
    await app.close();
  });

  it('is counted by its own address when the proxy that it comes through is not the trusted one', async () => {
    const app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on', EMIT_TRUST_PROXY: '192.0.2.1' } });
    const claim = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
    expect(await guessesBeforeStop(app, claim)).toBe(GUESSES_A_MINUTE);
    await app.close();
  });
});

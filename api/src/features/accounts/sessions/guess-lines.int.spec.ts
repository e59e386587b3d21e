import type { Log } from '../../../runtime/log.js';
import { TestApp } from '../../../testing/test-app.js';

describe('the log lines of who guesses', () => {
  const lines: { fields: Readonly<Record<string, unknown>>; message: string }[] = [];
  const note = (fields: object | string, message?: string) => {
    if (typeof fields === 'object') lines.push({ fields: { ...fields }, message: message ?? '' });
  };
  const log = {
    trace: note,
    debug: note,
    info: note,
    warn: note,
    error: note,
    fatal: note,
  } as unknown as Log;
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ log, env: { EMIT_RATE_LIMITS: 'on' } });
    const member = await app.register();
    for (let n = 0; n < 7; n += 1)
      await app.http.post('/api/v1/auth/login').send({ username: member.email, password: `wrong-${n}` });
    await app.http.post('/api/v1/auth/login').send({ username: 'nobody@example.org', password: 'wrong' });
  });
  afterAll(() => app.close());
  const of = (message: string) => lines.filter((line) => line.message === message);

  it('say from which network, so that it can be blocked', () => {
    const guesses = [...of('sign-in refused'), ...of('guessing a password was held back')];
    expect(guesses.length).toBeGreaterThan(6);
    for (const { fields } of guesses) expect(fields['network']).toMatch(/^(127\.0\.0\.1|::)/);
  });

  it('are the only ones: no line with a member has it', () => {
    const others = lines.filter(({ fields }) => 'memberId' in fields || 'correlationId' in fields);
    expect(others.length).toBeGreaterThan(0);
    for (const { fields } of others) expect(Object.keys(fields)).not.toContain('network');
  });
});

import type { PracticeResponse } from '@emit/contract/practices';
import type { CurrentUser, DashboardResponse } from '@emit/contract/wire';
import { DataFolder } from '../testing/data-folder.js';
import { censusOf } from '../testing/log-census.js';
import { ScriptedGuide } from '../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const TRIAL = 20_000;
const COST = 1_000;
/** Days from the noon at which everything begins; the same ones again, and far away in both directions. */
const JUMPS = [0, 1, -1, 0, 15, -30, 1, 400, 0, -20_000, 20_000, 2, 15, -30, 400, 0];

/** Only the time of day jumps, for everything in this process: timers go by another clock, as they do in life. */
const timeOfDay = {
  doNotFake: [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ],
} as const;

beforeEach(() => {
  jest.useFakeTimers({ ...timeOfDay, doNotFake: [...timeOfDay.doNotFake], now: NOON });
});
afterEach(() => jest.useRealTimers());

const practice = {
  mindstream_type: 'flow',
  practice_type: 'Meditation',
  duration_minutes: 20,
  quality_rating: 7,
};

async function practise(app: TestApp, member: TestMember, key: string): Promise<string> {
  const { body } = await app.http
    .post('/fho/practices/me')
    .set(member.headers)
    .set('idempotency-key', key)
    .send(practice)
    .expect(201);
  return (body as PracticeResponse).practice_id;
}

async function profileOf(app: TestApp, { headers }: TestMember): Promise<DashboardResponse['profile']> {
  const { body } = await app.http.get('/fho/dashboard/me').set(headers).expect(200);
  return (body as DashboardResponse).profile;
}

async function signIn(app: TestApp, { email, password }: TestMember): Promise<TestMember['headers']> {
  const { body } = await app.http.post('/api/v1/auth/login').send({ username: email, password }).expect(200);
  return { authorization: `Bearer ${(body as { access_token: string }).access_token}` };
}

describe('a clock that jumps', () => {
  it('gives no points, no allowance and no tokens twice', async () => {
    const guide = new ScriptedGuide();
    guide.tokens = COST;
    const app = await TestApp.start({ guide });
    const member = await app.register();
    const months = new Set<string>();
    let points = 0;
    for (const [index, days] of JUMPS.entries()) {
      jest.setSystemTime(NOON + days * DAY);
      const headers = await signIn(app, member);
      const now = { ...member, headers };
      const practiceId = await practise(app, now, `practice-${index}`);
      const ask = { prompt: 'Why?', message_id: `question-${index}` };
      await app.http.post('/api/v1/claude-direct').set(headers).send(ask).expect(200);
      const before = await profileOf(app, now);
      expect(before.total_practices).toBe(index + 1);
      expect(before.consciousness_points).toBeGreaterThan(points);
      points = before.consciousness_points;

      // The same again, at another time.
      jest.setSystemTime(NOON + days * DAY + 3_600_000);
      expect(await practise(app, now, `practice-${index}`)).toBe(practiceId);
      await app.http.post('/api/v1/claude-direct').set(headers).send(ask).expect(200);
      expect((await profileOf(app, now)).consciousness_points).toBe(points);
      months.add(new Date().toISOString().slice(0, 7));
      const { body } = await app.http.get('/api/v1/users/me').set(headers).expect(200);
      expect((body as CurrentUser).tokens).toBe(months.size * TRIAL - (index + 1) * COST);
    }
    const { practices, replies, events } = await censusOf(app.emit.stores.eventStore);
    process.stderr.write(
      `${JUMPS.length} jumps: ${practices.length} practices, ${replies.length} replies, ${months.size} allowances\n`,
    );
    expect([practices.length, replies.length]).toEqual([JUMPS.length, JUMPS.length]);
    expect(new Set(events).size).toBe(events.length);
    await app.stop();
    const folder = new DataFolder(app.dataDir);
    expect(await folder.verified()).toMatchObject({ code: 0 });
    folder.remove();
  }, 120_000);

  it('ends a session when its time is over, and shuts nobody out', async () => {
    const app = await TestApp.start();
    const member = await app.register();
    const me = (headers = member.headers) => app.http.get('/api/v1/users/me').set(headers);
    jest.setSystemTime(NOON - 1_000 * DAY);
    await me().expect(200);
    jest.setSystemTime(NOON + 31 * DAY);
    await me().expect(401);
    const later = await signIn(app, member);
    await me(later).expect(200);
    // Made in what is the future now: good, and not for longer than any other.
    jest.setSystemTime(NOON);
    await me(later).expect(200);
    jest.setSystemTime(NOON + 62 * DAY);
    await me(later).expect(401);
    await app.close();
  });

  const YEAR = 365 * DAY;
  it.each([
    ['back', 0, -YEAR],
    ['forward and back', YEAR, 0],
  ])('%s while somebody guesses: nobody waits for that time to come again', async (_which, there, back) => {
    const app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' } });
    const member = await app.register();
    const guess = (username: string, password: string) =>
      app.http.post('/api/v1/auth/login').send({ username, password });
    const untilHeldBack = async (username: (tries: number) => string) => {
      for (let tries = 0; tries < 100; tries++) {
        const { status, text } = await guess(username(tries), 'wrong-guess');
        if (status === 429) return text;
      }
      throw new Error('Nobody was held back');
    };
    // By account, and then by address.
    jest.setSystemTime(NOON + there);
    await untilHeldBack(() => member.email);
    jest.setSystemTime(NOON + back);
    await guess(member.email, member.password).expect(200);
    jest.setSystemTime(NOON + there);
    await untilHeldBack((tries) => `nobody${tries}@example.org`);
    jest.setSystemTime(NOON + back);
    const held = await untilHeldBack((tries) => `noone${tries}@example.org`);
    expect(Number(/in (\d+) seconds/.exec(held)?.[1])).toBeLessThanOrEqual(60);
    await app.close();
  });
});

import type { ErrorBody } from '@emit/contract/error-codes';
import { MESSAGES } from '@emit/contract/messages';
import { dayIsFullText } from '@emit/contract/practice-day';
import type { DashboardResponse, ProgressSummary } from '@emit/contract/wire';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const practice = {
  mindstream_type: 'power',
  practice_type: 'Bible Study',
  practice_name: 'Psalm 23',
  duration_minutes: 30,
  quality_rating: 8,
  insights_gained: 'He leadeth me',
  time_zone: 'Europe/Paris',
};

async function dashboardOf(member: TestMember): Promise<DashboardResponse> {
  const { body } = await app.http.get('/fho/dashboard/me').set(member.headers).expect(200);
  return body as DashboardResponse;
}

describe('logging a practice', () => {
  it('shows in the very next read: 30 minutes at 8 make 25 points on the first day', async () => {
    const member = await app.register();
    await app.http.post(`/fho/practices/${member.user.id}`).set(member.headers).send(practice).expect(201);
    const dashboard = await dashboardOf(member);
    expect(dashboard.profile).toEqual({
      username: 'Ruth Moab',
      email: member.email,
      consciousness_points: 25,
      consciousness_level: 1,
      journey_stage: 'INSTALLATION',
      total_practices: 1,
      current_streak: 1,
    });
    expect(dashboard.recent_practices).toMatchObject([
      {
        practice_name: 'Psalm 23',
        insights_gained: 'He leadeth me',
        duration_minutes: 30,
        quality_rating: 8,
      },
    ]);
    const { body } = await app.http.get('/api/v1/progress/summary').set(member.headers).expect(200);
    expect((body as ProgressSummary).progress).toMatchObject({
      total_practice_sessions: 1,
      days_active: 1,
      streak_days: 1,
    });
  });

  it('is done once however often it is retried under one key', async () => {
    const member = await app.register();
    const send = () =>
      app.http.post('/fho/practices/me').set(member.headers).set('idempotency-key', 'form-1').send(practice);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => (body as { practice_id: string }).practice_id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await dashboardOf(member)).profile.total_practices).toBe(1);
  });

  it('takes the practice type as the name when none is given', async () => {
    const member = await app.register();
    const { practice_name: _, insights_gained: __, ...bare } = practice;
    await app.http.post('/fho/practices/me').set(member.headers).send(bare).expect(201);
    expect((await dashboardOf(member)).recent_practices[0]?.practice_name).toBe('Bible Study');
  });

  it.each([
    [{ practice_type: '' }, MESSAGES.practiceTypeRequired],
    [{ practice_type: 'Meditation' }, MESSAGES.practiceTypeRequired],
    [{ mindstream_type: 'chaos' }, 'Please select a MindStream: power, flow or clarity'],
    [{ duration_minutes: 0 }, 'Duration must be a whole number of minutes from 1 to 1440'],
    [{ duration_minutes: 2.5 }, 'Duration must be a whole number of minutes from 1 to 1440'],
    [{ quality_rating: 11 }, 'Quality rating must be a whole number from 1 to 10'],
    [{ quality_rating: '8' }, 'Quality rating must be a whole number from 1 to 10'],
    [{ time_zone: 'Mars/Olympus' }, 'Time zone must be an IANA name, like Europe/Paris'],
  ])('refuses %j and changes nothing', async (wrong, text) => {
    const member = await app.register();
    const answer = await app.http
      .post('/fho/practices/me')
      .set(member.headers)
      .send({ ...practice, ...wrong })
      .expect(400);
    expect((answer.body as { detail: string }).detail).toBe(text);
    expect((await dashboardOf(member)).profile.total_practices).toBe(0);
  });

  it('is not possible for another member, nor can another’s dashboard be read', async () => {
    const [member, other] = [await app.register(), await app.register()];
    await app.http.post(`/fho/practices/${other.user.id}`).set(member.headers).send(practice).expect(404);
    await app.http.get(`/fho/dashboard/${other.user.id}`).set(member.headers).expect(404);
  });
});

describe('a day that is full', () => {
  it('is refused in words with what is left, and a retry of what fitted answers as the first time', async () => {
    const member = await app.register();
    const log = (minutes: number, key: string, time_zone = 'UTC') =>
      app.http
        .post('/fho/practices/me')
        .set(member.headers)
        .set('idempotency-key', key)
        .send({ ...practice, duration_minutes: minutes, time_zone });
    const first = await log(1_200, 'a').expect(201);
    const refused = await log(241, 'b').expect(409);
    expect(refused.body).toEqual({
      statusCode: 409,
      code: 'PRACTICE_DAY_FULL',
      detail: dayIsFullText(240),
      message: dayIsFullText(240),
    });
    await log(240, 'b').expect(201);
    const full = await log(1, 'c').expect(409);
    expect((full.body as ErrorBody).detail).toBe(dayIsFullText(0));
    const again = await log(1_200, 'a').expect(201);
    expect(again.body).toEqual(first.body);
    // Ids of time zones are many for one date: none of them opens another.
    for (const name of ['Etc/UTC', 'etc/gmt', 'Zulu', 'Africa/Abidjan']) await log(1, name, name).expect(409);
    expect((await dashboardOf(member)).profile.total_practices).toBe(2);
  });
});

describe('the dashboard of a new member', () => {
  it('has the specification’s defaults', async () => {
    const dashboard = await dashboardOf(await app.register());
    expect(dashboard.profile).toMatchObject({
      consciousness_points: 0,
      consciousness_level: 1,
      total_practices: 0,
    });
    expect(dashboard.mindstreams.map(({ stream_type }) => stream_type)).toEqual(['power', 'flow', 'clarity']);
    expect(dashboard.das_abilities).toHaveLength(6);
    expect(dashboard.ecc_alert).toBeUndefined();
  });
});

describe('the calendar', () => {
  it('has the days with a practice', async () => {
    const member = await app.register();
    const path = '/api/v1/progress/calendar';
    const empty = await app.http.get(path).set(member.headers).expect(200);
    expect(empty.body).toEqual({ days: [] });
    await app.http.post('/fho/practices/me').set(member.headers).send(practice).expect(201);
    await app.http.post('/fho/practices/me').set(member.headers).send(practice).expect(201);
    const { body } = await app.http.get(path).set(member.headers).expect(200);
    expect(body.days).toEqual([
      { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), sessions: 2, minutes: 60 },
    ]);
  });
});

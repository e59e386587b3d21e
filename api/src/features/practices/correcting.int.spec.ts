import type { ErrorBody } from '@emit/contract/error-codes';
import { LIMITS } from '@emit/contract/limits';
import { OUT_OF_REACH } from '@emit/contract/practice-day';
import type { PracticePage, PracticeResponse } from '@emit/contract/practices';
import type { DashboardResponse, PracticeCalendar, ProgressSummary } from '@emit/contract/wire';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const NOON = Date.parse('2026-11-20T12:00:00Z');
let now = NOON;
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock: () => now });
});
beforeEach(() => {
  now = NOON;
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

class Practising {
  private constructor(private readonly member: TestMember) {}

  static async begin(): Promise<Practising> {
    return new Practising(await app.register());
  }

  send(method: 'post' | 'put' | 'delete', path: string, body: object = {}, key?: string) {
    const request = app.http[method](path).set(this.member.headers);
    return (key === undefined ? request : request.set('idempotency-key', key)).send(body);
  }
  async log(change: object = {}): Promise<PracticeResponse> {
    const { body } = await this.send('post', '/fho/practices/me', { ...practice, ...change }).expect(201);
    return body as PracticeResponse;
  }
  correct(id: string, change: object = {}, key?: string) {
    return this.send('put', `/api/v1/practices/${id}`, { ...practice, ...change }, key);
  }
  remove(id: string) {
    return this.send('delete', `/api/v1/practices/${id}`);
  }
  async get<T>(path: string): Promise<T> {
    const { body } = await app.http.get(path).set(this.member.headers).expect(200);
    return body as T;
  }
  list = (query = '') => this.get<PracticePage>(`/api/v1/practices${query}`);
  dashboard = () => this.get<DashboardResponse>('/fho/dashboard/me');
  summary = () => this.get<ProgressSummary>('/api/v1/progress/summary');
  days = async () => (await this.get<PracticeCalendar>('/api/v1/progress/calendar')).days;
}

describe('a practice that is corrected', () => {
  it('changes everything that followed from it, in the very next read', async () => {
    const ruth = await Practising.begin();
    const { practice_id: id, earned } = await ruth.log();
    expect(earned).toEqual({ points: 25, streak_days: 1 });
    const { body } = await ruth.correct(id, {
      mindstream_type: 'flow',
      practice_type: 'Worship',
      practice_name: 'Evening song',
      duration_minutes: 60,
      quality_rating: 10,
      practice_date: '2026-11-18',
    });
    expect(body).toEqual({ practice_id: id, earned: { points: 63, streak_days: 1 } });
    expect(await ruth.list()).toEqual({
      practices: [
        {
          practice_id: id,
          practice_date: '2026-11-18',
          practiced_at: '2026-11-18T12:00:00.000Z',
          mindstream_type: 'flow',
          practice_type: 'Worship',
          practice_name: 'Evening song',
          duration_minutes: 60,
          quality_rating: 10,
          insights_gained: 'He leadeth me',
        },
      ],
      next: null,
    });
    expect(await ruth.days()).toEqual([{ date: '2026-11-18', sessions: 1, minutes: 60 }]);
    const { profile, mindstreams, recent_practices } = await ruth.dashboard();
    expect(profile).toMatchObject({ consciousness_points: 63, total_practices: 1, current_streak: 0 });
    expect(mindstreams.map(({ sessions_completed }) => sessions_completed)).toEqual([0, 1, 0]);
    expect(recent_practices).toMatchObject([{ practice_id: id, practice_name: 'Evening song' }]);
  });

  it('is corrected once under one key, and is nobody else’s', async () => {
    const [ruth, naomi] = [await Practising.begin(), await Practising.begin()];
    const { practice_id: id } = await ruth.log();
    await ruth.correct(id, { duration_minutes: 40 }, 'a').expect(200);
    await ruth.correct(id, { duration_minutes: 50 }, 'b').expect(200);
    await ruth.correct(id, { duration_minutes: 40 }, 'a').expect(200);
    expect((await ruth.list()).practices[0]?.duration_minutes).toBe(50);
    await naomi.log();
    for (const answer of [await naomi.correct(id), await naomi.remove(id)]) {
      expect(answer.status).toBe(404);
      expect((answer.body as ErrorBody).code).toBe('PRACTICE_NOT_FOUND');
    }
    expect((await ruth.summary()).progress.total_practice_sessions).toBe(1);
  });

  it('takes no date out of reach and fills no day beyond its 24 hours, however many come at once', async () => {
    const ruth = await Practising.begin();
    const ids = [];
    for (const day of ['2026-11-14', '2026-11-15', '2026-11-16'])
      ids.push((await ruth.log({ practice_date: day, duration_minutes: 700 })).practice_id);
    for (const practice_date of ['2026-11-12', '2026-11-21']) {
      const { body } = await ruth.correct(ids[0]!, { practice_date }).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', detail: OUT_OF_REACH });
    }
    const moves = ids.map((id) => ruth.correct(id, { practice_date: '2026-11-17', duration_minutes: 700 }));
    const statuses = (await Promise.all(moves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 409]);
    const full = await ruth.send('post', '/fho/practices/me', {
      ...practice,
      practice_date: '2026-11-17',
      duration_minutes: 41,
    });
    expect(full.body).toMatchObject({
      code: 'PRACTICE_DAY_FULL',
      detail: 'A day has 24 hours: you can log 40 more minutes of practice on November 17.',
    });
    expect((await ruth.days()).find(({ date }) => date === '2026-11-17')?.minutes).toBe(1_400);
  });
});

describe('a practice that is removed', () => {
  it('counts for nothing, is removed once, and cannot be corrected', async () => {
    const ruth = await Practising.begin();
    const { practice_id: id } = await ruth.log();
    await ruth.remove(id).expect(200);
    await ruth.remove(id).expect(200);
    expect((await ruth.correct(id).expect(409)).body).toMatchObject({ code: 'PRACTICE_REMOVED' });
    expect(await ruth.list()).toEqual({ practices: [], next: null });
    expect(await ruth.days()).toEqual([]);
    expect((await ruth.dashboard()).profile).toMatchObject({ consciousness_points: 0, total_practices: 0 });
  });

  it('leaves its place among the recent ones to an older one, with its name', async () => {
    const ruth = await Practising.begin();
    const ids = [];
    for (let one = 0; one < LIMITS.recentPracticesKept + 2; one += 1) {
      now += 60_000;
      ids.push((await ruth.log({ practice_name: `Psalm ${one}`, duration_minutes: 10 })).practice_id);
    }
    const names = async () =>
      (await ruth.dashboard()).recent_practices.map(({ practice_name }) => practice_name);
    expect(await names()).toHaveLength(LIMITS.recentPracticesKept);
    for (const id of ids.slice(2, -1)) await ruth.remove(id).expect(200);
    expect(await names()).toEqual(['Psalm 11', 'Psalm 1', 'Psalm 0']);
    expect((await ruth.summary()).recent_practices.at(-1)?.practice_name).toBe('Psalm 0');
  });
});

describe('a practice logged for a day before', () => {
  it('closes the gap in a streak, and tells what it brought there', async () => {
    const ruth = await Practising.begin();
    now = Date.parse('2026-11-18T20:00:00Z');
    await ruth.log();
    now = NOON;
    await ruth.log();
    expect((await ruth.summary()).progress.streak_days).toBe(1);
    const { earned } = await ruth.log({ practice_date: '2026-11-19' });
    expect(earned).toEqual({ points: 26, streak_days: 2 });
    expect((await ruth.summary()).progress).toMatchObject({ streak_days: 3, days_active: 3 });
    // 25.2 + 26.4 + 27.6 points.
    expect((await ruth.dashboard()).profile.consciousness_points).toBe(79);
  });
});

describe('the history', () => {
  it('is paged, the latest first, and filtered by day, MindStream and type', async () => {
    const ruth = await Practising.begin();
    const expected: string[] = [];
    for (let one = 0; one < LIMITS.practicesPerPage + 5; one += 1) {
      now += 1_000;
      const flow = one % 7 === 0;
      const { practice_id } = await ruth.log({
        duration_minutes: 5,
        ...(flow && { mindstream_type: 'flow', practice_type: 'Worship' }),
        ...(one === 3 && { practice_date: '2026-11-19' }),
      });
      expected.push(practice_id);
    }
    const [backdated] = expected.splice(3, 1);
    expected.unshift(backdated!);
    const first = await ruth.list();
    expect(first.practices).toHaveLength(LIMITS.practicesPerPage);
    const second = await ruth.list(`?cursor=${first.next}`);
    expect(second).toMatchObject({ next: null, practices: { length: 5 } });
    const all = [...first.practices, ...second.practices];
    expect(all.map(({ practice_id }) => practice_id)).toEqual(expected.reverse());
    expect((await ruth.list('?day=2026-11-19')).practices).toMatchObject([{ practice_id: backdated }]);
    expect((await ruth.list('?stream=flow')).practices).toHaveLength(5);
    expect((await ruth.list('?stream=flow&type=Worship&day=2026-11-20')).practices).toHaveLength(5);
    expect((await ruth.list('?type=Meditation')).practices).toEqual([]);
  });

  it.each(['day=yesterday', 'day=2026-02-30', 'stream=strength', 'cursor=x'])('refuses %s', async (query) => {
    const { headers } = await app.register();
    await app.http.get(`/api/v1/practices?${query}`).set(headers).expect(400);
  });
});

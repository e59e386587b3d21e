import { strFromU8, unzipSync } from 'fflate';
import type { ErrorBody } from '@emit/contract/error-codes';
import type { PracticePage } from '@emit/contract/practices';
import type { DayRead, ReadingsResponse, ReadingStarted } from '@emit/contract/reading-plans';
import { readingStream } from '../../domain/reading/events.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import { EVENT_STORE } from '../shared/injection-tokens.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

class Reader {
  private constructor(readonly member: TestMember) {}

  static async begin(): Promise<Reader> {
    return new Reader(await app.register());
  }
  send(method: 'post' | 'put' | 'delete', path: string, body: object = {}, key?: string) {
    const request = app.http[method](path).set(this.member.headers);
    return (key === undefined ? request : request.set('idempotency-key', key)).send(body);
  }
  async start(plan: string, key?: string): Promise<string> {
    const { body } = await this.send('post', '/api/v1/readings', { plan }, key).expect(201);
    return (body as ReadingStarted).reading_id;
  }
  day(method: 'put' | 'delete', id: string, day: number | string, body: object = {}, key?: string) {
    return this.send(method, `/api/v1/readings/${id}/days/${day}`, body, key);
  }
  set(id: string, status: string, key?: string) {
    return this.send('put', `/api/v1/readings/${id}/status`, { status }, key);
  }
  async get<T>(path: string): Promise<T> {
    const { body } = await app.http.get(path).set(this.member.headers).expect(200);
    return body as T;
  }
  async readings() {
    const { readings } = await this.get<ReadingsResponse>('/api/v1/readings');
    return readings.map(({ plan, status, days_read }) => [plan, status, days_read.map(({ day }) => day)]);
  }
  async practices() {
    const { practices } = await this.get<PracticePage>('/api/v1/practices');
    return practices.map(({ practice_type, practice_name, duration_minutes }) => [
      practice_type,
      practice_name,
      duration_minutes,
    ]);
  }
}

describe('a reading plan', () => {
  it('is started once, paused, gone on with by reading, and left', async () => {
    const ruth = await Reader.begin();
    const id = await ruth.start('mark', 'a');
    expect(await ruth.start('mark', 'a')).toBe(id);
    expect(await ruth.start('mark', 'b')).toBe(id);
    await ruth.start('sermon');
    await ruth.set(id, 'paused').expect(200);
    expect(await ruth.readings()).toEqual([
      ['mark', 'paused', []],
      ['sermon', 'current', []],
    ]);
    await ruth.day('put', id, 2).expect(200);
    expect((await ruth.readings())[0]).toEqual(['mark', 'current', [2]]);
    await ruth.set(id, 'left').expect(200);
    expect(await ruth.readings()).toEqual([['sermon', 'current', []]]);
    const refused = await ruth.day('put', id, 3).expect(409);
    expect((refused.body as ErrorBody).code).toBe('READING_LEFT');
    expect(await ruth.start('mark', 'c')).not.toBe(id);
    expect((await ruth.readings())[1]).toEqual(['mark', 'current', []]);
  });

  it('logs a day as one practice, however often and from wherever it is sent', async () => {
    const ruth = await Reader.begin();
    const id = await ruth.start('sermon');
    const body = { minutes: 10, time_zone: 'Europe/Paris' };
    const answers = await Promise.all(
      ['a', 'b', 'a', undefined].map((key) => ruth.day('put', id, 1, body, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((answers[0]?.body as DayRead).practice?.earned).toMatchObject({ streak_days: 1 });
    expect(await ruth.practices()).toEqual([['Bible Study', 'The Sermon on the Mount: Matthew 5:1–16', 10]]);
    await ruth.day('delete', id, 1).expect(200);
    expect(await ruth.readings()).toEqual([['sermon', 'current', []]]);
    await ruth.day('put', id, 1, body).expect(200);
    expect(await ruth.practices()).toHaveLength(1);
    expect(await ruth.readings()).toEqual([['sermon', 'current', [1]]]);
  });

  it('logs it on the date on which it was read, as long as practices can be', async () => {
    const ruth = await Reader.begin();
    const id = await ruth.start('mark');
    const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const sent = (days: number) => ({ minutes: 15, time_zone: 'UTC', practice_date: before(days) });
    await ruth.day('put', id, 1, sent(2)).expect(200);
    await ruth.day('put', id, 2, sent(9)).expect(400);
    await ruth.day('put', id, 2, { ...sent(0), practice_date: 'yesterday' }).expect(400);
    expect(await ruth.readings()).toEqual([['mark', 'current', [1]]]);
    const { practices } = await ruth.get<PracticePage>('/api/v1/practices');
    expect(practices.map(({ practice_date }) => practice_date)).toEqual([before(2)]);
  });

  it('only marks the day where nothing is to be logged, also on a day that is full', async () => {
    const ruth = await Reader.begin();
    const id = await ruth.start('wisdom');
    const full = {
      mindstream_type: 'power',
      practice_type: 'Bible Study',
      duration_minutes: 1_440,
      quality_rating: 8,
    };
    await ruth.send('post', '/fho/practices/me', full).expect(201);
    const refused = await ruth.day('put', id, 1, { minutes: 10 }).expect(409);
    expect((refused.body as ErrorBody).code).toBe('PRACTICE_DAY_FULL');
    expect(await ruth.readings()).toEqual([['wisdom', 'current', []]]);
    expect((await ruth.day('put', id, 1).expect(200)).body).toEqual({});
    expect(await ruth.readings()).toEqual([['wisdom', 'current', [1]]]);
  });

  it.each([
    ['8', 'This plan has 7 days'],
    ['0', 'The day is a whole number from 1 to 31'],
    ['32', 'The day is a whole number from 1 to 31'],
    ['1e0', 'The day is a whole number from 1 to 31'],
  ])('has no day %s', async (day, detail) => {
    const ruth = await Reader.begin();
    const id = await ruth.start('sermon');
    const { body } = await ruth.day('put', id, day, { minutes: 10 }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', detail });
    expect(await ruth.practices()).toEqual([]);
  });

  it('is nobody else’s, and no other plan', async () => {
    const [ruth, naomi] = [await Reader.begin(), await Reader.begin()];
    const id = await ruth.start('mark');
    for (const answer of [
      await naomi.day('put', id, 1),
      await naomi.day('delete', id, 1),
      await naomi.set(id, 'left'),
    ]) {
      expect(answer.status).toBe(404);
      expect((answer.body as ErrorBody).code).toBe('READING_NOT_FOUND');
    }
    await ruth.send('post', '/api/v1/readings', { plan: 'leviticus' }).expect(400);
    expect(await naomi.readings()).toEqual([]);
  });
});

describe('what is kept of it', () => {
  it('says in the clear neither the plan nor the day', async () => {
    const [ruth, naomi] = [await Reader.begin(), await Reader.begin()];
    const said: string[] = [];
    for (const one of [ruth, naomi]) {
      const id = await one.start('hard-days', 'same');
      await one.day('put', id, 14, {}, 'same');
      const store = app.emit.nest.get<EventStore>(EVENT_STORE);
      for await (const page of store.readStream(readingStream(one.member.user.id), 0))
        said.push(...page.map(({ data }) => JSON.stringify(data)));
    }
    expect(said).toHaveLength(4);
    for (const data of said) expect(data).not.toMatch(/hard|days|"14"|:14/);
    const lengths = said.map((data) => data.length);
    const short = await Reader.begin();
    const id = await short.start('mark');
    await short.day('put', id, 1);
    const store = app.emit.nest.get<EventStore>(EVENT_STORE);
    for await (const page of store.readStream(readingStream(short.member.user.id), 0))
      expect(page.map(({ data }) => JSON.stringify(data).length)).toEqual(lengths.slice(0, 2));
    const ids = said.flatMap((data) => /"(?:planId|dayId)":"([^"]+)"/.exec(data)?.[1] ?? []);
    expect(new Set(ids).size).toBe(4);
  });

  it('is in the download', async () => {
    const ruth = await Reader.begin();
    const id = await ruth.start('hard-days');
    await ruth.day('put', id, 2);
    await ruth.day('delete', id, 2);
    await ruth.set(id, 'left');
    const { body } = await app.http
      .get('/api/v1/account/export')
      .set(ruth.member.headers)
      .responseType('blob')
      .expect(200);
    const rows = JSON.parse(
      strFromU8(unzipSync(body as Uint8Array)['readings.json'] ?? new Uint8Array()),
    ) as object[];
    const plan = 'Psalms for hard days';
    expect(rows).toMatchObject([
      { what: 'started', plan, day: null },
      { what: 'read', plan, day: 2, reference: 'Psalm 6' },
      { what: 'opened again', plan, day: 2, reference: 'Psalm 6' },
      { what: 'left', plan },
    ]);
  });
});

import { strFromU8, unzipSync } from 'fflate';
import type { ImportRequest, ImportRow, ImportSource } from '@emit/contract/practice-import';
import type { WirePractice } from '@emit/contract/practices';
import type { DashboardResponse } from '@emit/contract/wire';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const IMPORT = '/api/v1/practices/import';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await app.register();
});

function row(key: string, change: Partial<ImportRow> = {}): ImportRow {
  return {
    key,
    practice_date: '2019-03-01',
    mindstream_type: 'power',
    practice_type: 'Bible Study',
    practice_name: `Reading ${key}`,
    duration_minutes: 30,
    quality_rating: 5,
    insights_gained: '',
    ...change,
  };
}

interface Sent {
  path?: string;
  who?: TestMember;
  source?: ImportSource;
}

async function send(practices: ImportRow[], { path = IMPORT, who = member, source = 'csv' }: Sent = {}) {
  const body: ImportRequest = { source, time_zone: 'Europe/Rome', practices };
  const { body: answer } = await app.http.post(path).set(who.headers).send(body).expect(200);
  return (answer as { results: string[] }).results;
}

async function practicesOf(who: TestMember): Promise<WirePractice[]> {
  const { body } = await app.http.get('/api/v1/practices').set(who.headers).expect(200);
  return (body as { practices: WirePractice[] }).practices;
}

async function journeyOf(who: TestMember) {
  const { body } = await app.http.get('/fho/dashboard/me').set(who.headers).expect(200);
  return body as DashboardResponse;
}

async function downloadOf(who: TestMember) {
  const { body } = await app.http
    .get('/api/v1/account/export')
    .set(who.headers)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .expect(200);
  const files = unzipSync(body as Uint8Array);
  return JSON.parse(strFromU8(files['practices.json']!)) as Record<string, string>[];
}

describe('practices that are imported', () => {
  it('are previewed without a trace, added once, and known however often they come again', async () => {
    const rows = [row('a'), row('b', { practice_date: '2019-03-02' }), row('a')];
    expect(await send(rows, { path: `${IMPORT}/preview` })).toEqual(['added', 'added', 'known']);
    expect(await practicesOf(member)).toEqual([]);
    expect(await send(rows)).toEqual(['added', 'added', 'known']);
    expect(await send(rows)).toEqual(['known', 'known', 'known']);
    expect(await send([...rows, row('c')])).toEqual(['known', 'known', 'known', 'added']);
    expect(await practicesOf(member)).toHaveLength(3);
  });

  it('sent by two tabs at once are there once', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(`r${index}`, { duration_minutes: 5 }));
    const body: ImportRequest = { source: 'csv', time_zone: 'UTC', practices: rows };
    const post = () => app.http.post(IMPORT).set(member.headers).send(body);
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await journeyOf(member)).profile.total_practices).toBe(40);
    const { body: page } = await app.http.get('/api/v1/practices').set(member.headers).expect(200);
    const { next } = page as { next: string };
    const rest = await app.http.get(`/api/v1/practices?cursor=${next}`).set(member.headers).expect(200);
    const ids = [page, rest.body].flatMap((one) =>
      (one as { practices: WirePractice[] }).practices.map(({ practice_id: id }) => id),
    );
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  it('say what they are called, in the history and among the latest, and can be corrected and removed', async () => {
    await send([row('a', { insights_gained: 'Entreat me not' }), row('b', { practice_date: '2020-02-29' })]);
    const [latest, first] = await practicesOf(member);
    expect(latest).toMatchObject({ practice_name: 'Reading b', practice_date: '2020-02-29' });
    expect(first).toMatchObject({ practice_name: 'Reading a', insights_gained: 'Entreat me not' });
    const names = (await journeyOf(member)).recent_practices.map(({ practice_name: name }) => name);
    expect(names).toEqual(['Reading b', 'Reading a']);
    const said = { mindstream_type: 'flow', practice_type: 'Meditation', practice_name: 'Stillness' };
    const path = `/api/v1/practices/${first!.practice_id}`;
    const corrected = { ...said, duration_minutes: 10, quality_rating: 9 };
    await app.http.put(path).set(member.headers).send(corrected).expect(200);
    await app.http.delete(`/api/v1/practices/${latest!.practice_id}`).set(member.headers).expect(200);
    expect(await practicesOf(member)).toEqual([
      expect.objectContaining({ practice_name: 'Stillness', practice_date: '2019-03-01' }),
    ]);
    expect(await send([row('b', { practice_date: '2020-02-29' })])).toEqual(['known']);
  });

  it('leaves out what lies ahead, what is from before 1970, and what no day can hold', async () => {
    const ahead = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const rows = [
      row('a', { duration_minutes: 1_440 }),
      row('b', { duration_minutes: 1 }),
      row('c', { practice_date: ahead }),
      row('d', { practice_date: '1969-12-31' }),
    ];
    expect(await send(rows)).toEqual(['added', 'day_full', 'in_future', 'too_early']);
    expect(await practicesOf(member)).toHaveLength(1);
  });

  it('come back from a download: to the same account as known, to another once', async () => {
    await send([row('a'), row('b', { practice_date: '2019-03-02' })]);
    const rows = (await downloadOf(member)).map((one) =>
      row(one.practice_id!, { practice_date: one.date!, practice_name: one.practice_name! }),
    );
    expect(rows.map(({ practice_name: name }) => name)).toEqual(['Reading a', 'Reading b']);
    expect(await send(rows, { source: 'emit' })).toEqual(['known', 'known']);
    const other = await app.register();
    const to: Sent = { who: other, source: 'emit' };
    expect(await send(rows, to)).toEqual(['added', 'added']);
    expect(await send(rows, to)).toEqual(['known', 'known']);
    expect((await practicesOf(other)).map(({ practice_name: name }) => name)).toEqual([
      'Reading b',
      'Reading a',
    ]);
  });

  it.each<[string, object]>([
    ['no list', { practices: 'all' }],
    ['an empty list', { practices: [] }],
    ['more than a request holds', { practices: Array.from({ length: 201 }, (_, i) => row(`k${i}`)) }],
    ['an unknown source', { source: 'rumour' }],
    ['a day that is none', { practices: [row('a', { practice_date: '2019-02-30' })] }],
    ['a key that could hold a text', { practices: [row('what I read today')] }],
    ['a type of another stream', { practices: [row('a', { practice_type: 'Meditation' })] }],
    ['a row without a date', { practices: [{ ...row('a'), practice_date: undefined }] }],
  ])('refuses %s, and adds nothing', async (_what, change) => {
    const body = { source: 'csv', time_zone: 'UTC', practices: [row('good')], ...change };
    for (const path of [IMPORT, `${IMPORT}/preview`])
      await app.http.post(path).set(member.headers).send(body).expect(400);
    expect(await practicesOf(member)).toEqual([]);
  });

  it('needs somebody who is signed in', async () => {
    await app.http
      .post(IMPORT)
      .send({ source: 'csv', practices: [row('a')] })
      .expect(401);
  });
});

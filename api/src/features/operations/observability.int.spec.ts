import { PassThrough } from 'node:stream';
import { makeLogger } from '../../observability/logger.js';
import { GuideUnavailable } from '../../ports/guide.port.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const WORDS = {
  name: 'Bathsheba-Unmistakable',
  question: 'Why did the cedarwood whisper?',
  reply: 'Because lanternlight remembers.',
  title: 'Harp strings of sorrow',
  insights: 'Thistledown taught me patience',
  search: 'quicksilver',
};
const PRACTICE = {
  mindstream_type: 'power',
  practice_type: 'Worship',
  duration_minutes: 20,
  quality_rating: 9,
  insights_gained: WORDS.insights,
};

let app: TestApp;
let guide: ScriptedGuide;
let logged: string;
let member: TestMember;

beforeEach(async () => {
  logged = '';
  const lines = new PassThrough();
  lines.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  guide = new ScriptedGuide();
  guide.reply = () => WORDS.reply;
  app = await TestApp.start({ guide, log: makeLogger('debug', 'all', lines) });
  member = await app.register(WORDS.name);
});
afterEach(() => app.close());

const entries = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** The value of one series of /metrics; null when it is not there. */
async function metric(series: string): Promise<number | null> {
  const { text } = await app.http.get('/metrics').expect(200);
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

const practise = () => app.http.post('/fho/practices/me').set(member.headers).send(PRACTICE);
const ask = () =>
  app.http
    .post('/api/v1/claude-direct')
    .set(member.headers)
    .send({ prompt: WORDS.question, message_id: 'm1' });

describe('the log', () => {
  it('has one line for a request: its route, its outcome, who and which', async () => {
    await practise().set('x-correlation-id', 'morning-prayer').expect(201);
    const [line, ...others] = entries().filter(({ correlationId }) => correlationId === 'morning-prayer');
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      level: 'info',
      method: 'POST',
      route: '/fho/practices/:userId',
      status: '201',
      memberId: member.user.id,
    });
    expect(line?.['ms']).toBeGreaterThan(0);
  });

  it('takes the trace of the client as correlation id when it gave no other', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const answer = await practise().set('traceparent', `00-${traceId}-b7ad6b7169203331-01`).expect(201);
    expect(answer.headers['x-correlation-id']).toBe(traceId);
    expect(entries().some(({ correlationId }) => correlationId === traceId)).toBe(true);
  });

  it('is silent about probes that are answered', async () => {
    logged = '';
    await app.http.get('/health').expect(200);
    await app.http.get('/metrics').expect(200);
    expect(entries()).toEqual([]);
  });

  it('holds none of what a member wrote, whatever is done and whatever fails', async () => {
    const { body } = await ask().expect(200);
    await practise().expect(201);
    const conversation = `/api/v1/conversations/${(body as { conversation_id: string }).conversation_id}`;
    await app.http.put(conversation).set(member.headers).send({ title: WORDS.title }).expect(200);
    await app.http.get(conversation).set(member.headers).expect(200);
    await app.http.get(`/api/v1/scripture/search?q=${WORDS.search}`).set(member.headers);
    await app.http
      .post('/fho/practices/me')
      .set(member.headers)
      .set('content-type', 'application/json')
      .send(`{"insights_gained": ${WORDS.insights}`)
      .expect(400);
    const { email } = member;
    await app.http.post('/api/v1/auth/login').send({ username: email, password: WORDS.title }).expect(401);
    jest
      .spyOn(app.emit.stores.eventStore, 'append')
      .mockRejectedValueOnce(new Error(`no place for "${WORDS.insights}"`));
    await practise().expect(500);
    guide.gate = Promise.reject(
      new GuideUnavailable('no answer', null, { cause: new Error(`"${WORDS.question}"`) }),
    );
    await app.http
      .post('/api/v1/claude-direct')
      .set(member.headers)
      .send({ prompt: WORDS.question, message_id: 'm2' })
      .expect(502);
    expect(entries().some(({ msg }) => msg === 'unexpected error')).toBe(true);
    expect(entries().some(({ msg }) => msg === 'the guide could not answer')).toBe(true);
    for (const text of [...Object.values(WORDS), email]) expect(logged).not.toContain(text);
  });
});

describe('a store that refuses', () => {
  it('is told with its cause, in the line of the request and by /health, until it takes a write again', async () => {
    const full = Object.assign(new Error('database or disk is full'), { sqliteCodeName: 'SQLITE_FULL' });
    const unavailable = new StoreUnavailable('The event log', { cause: full });
    jest.spyOn(app.emit.stores.eventStore, 'append').mockRejectedValueOnce(unavailable);
    logged = '';
    await practise().set('x-correlation-id', 'no-room-left').expect(503);
    const line = () => entries().find(({ correlationId }) => correlationId === 'no-room-left');
    while (!line()) await new Promise(setImmediate);
    expect(line()).toMatchObject({
      msg: 'request failed',
      err: { type: 'StoreUnavailable', cause: { message: 'database or disk is full' } },
    });
    await practise().expect(201);
    expect((await app.http.get('/health').expect(200)).body).not.toHaveProperty('problems');
  });
});

describe('the metrics', () => {
  it('count requests by pattern, appended and folded events, queries, and what is under way', async () => {
    const before = (await metric('emit_projected_events_total')) ?? 0;
    await practise().expect(201);
    await app.http.get('/fho/dashboard/me').set(member.headers).expect(200);
    const route = 'method="POST",route="/fho/practices/:userId",status="201"';
    expect(await metric(`emit_http_request_duration_seconds_count{${route}}`)).toBe(1);
    expect(await metric('emit_appended_events_total{type="PracticeLogged"}')).toBe(1);
    expect(await metric('emit_projected_events_total')).toBe(before + 1);
    const query = 'collection="dashboard",operation="get"';
    // What the practice earned, and the dashboard.
    expect(await metric(`emit_read_model_query_duration_seconds_count{${query}}`)).toBe(2);
    // The one that asks.
    expect(await metric('emit_http_requests_in_flight')).toBe(1);
    expect(await metric('emit_projection_lag_seconds')).toBe(0);
  });

  it('name no id and no text in any label', async () => {
    await ask().expect(200);
    const { text } = await app.http.get('/metrics').expect(200);
    expect(text).not.toContain(member.user.id);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}/);
  });

  it('count what the guide cost, how long it took and how it ended', async () => {
    await ask().expect(200);
    expect(await metric('emit_guide_tokens_total{model="scripted",kind="input"}')).toBe(900);
    expect(await metric('emit_guide_tokens_total{model="scripted",kind="output"}')).toBe(100);
    const ended = 'model="scripted",outcome="complete"';
    expect(await metric(`emit_guide_answer_duration_seconds_count{${ended}}`)).toBe(1);
    expect(await metric('emit_guide_first_text_seconds_count{model="scripted"}')).toBe(1);
    expect(await metric('emit_guide_answers_under_way')).toBe(0);
  });

  it('tell a client that went away from an answer', async () => {
    let open = () => {};
    guide.gate = new Promise((resolve) => (open = resolve));
    const origin = await app.listen();
    const leaving = new AbortController();
    const asked = fetch(`${origin}/api/v1/claude-direct`, {
      method: 'POST',
      headers: { ...member.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: WORDS.question, message_id: 'm1' }),
      signal: leaving.signal,
    });
    while (guide.asked.length === 0) await new Promise(setImmediate);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    const aborted = 'method="POST",route="/api/v1/claude-direct",status="aborted"';
    while ((await metric(`emit_http_request_duration_seconds_count{${aborted}}`)) === null);
    expect(await metric('emit_http_requests_in_flight')).toBe(1);
    open();
  });

  it('show how far a rebuild is, and leave out what cannot be read', async () => {
    const { models, eventStore } = app.emit.stores;
    const version = await models.createVersion('dashboard', 'another shape');
    const head = await eventStore.head();
    await models.markReached([version], head / 2);
    expect(await metric('emit_rebuild_progress_ratio{collection="dashboard"}')).toBe(0.5);
    // A rebuild that was killed says nothing any more, whether the server is started again or not.
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16_000);
    expect(await metric('emit_rebuild_progress_ratio{collection="dashboard"}')).toBeNull();
    later.mockRestore();
    expect(await metric('emit_rebuild_progress_ratio{collection="dashboard"}')).toBe(0.5);
    await models.dropVersion(version);
    expect(await metric('emit_rebuild_progress_ratio{collection="dashboard"}')).toBeNull();
  });
});

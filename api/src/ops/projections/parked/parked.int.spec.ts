import type { Health } from '@emit/contract/operations';
import type { DashboardResponse } from '@emit/contract/wire';
import { EmitCommand } from '../../../testing/emit-command.js';
import { appendPoison, overwriteData } from '../../../testing/poison.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';
import { withoutWaiting } from '../../../testing/without-waiting.js';
import type { Finding } from '../../audit/findings.js';
import type { ParkedRow } from './look-at-parked.js';

const PRACTICE = {
  mindstream_type: 'power',
  practice_type: 'Prayer',
  duration_minutes: 100,
  quality_rating: 10,
  time_zone: 'UTC',
};

describe('an event that cannot be folded, beside a running server', () => {
  const emit = new EmitCommand();
  const logged: { facts: object; text: string }[] = [];
  let app: TestApp;
  let ruth: TestMember;
  let naomi: TestMember;
  let position = 0;

  const start = async () => {
    const keep = (facts: object, text: string) => void logged.push({ facts, text });
    app = await TestApp.start({ dataDir: emit.dataDir, log: { info: keep, warn: keep, error: keep } });
  };
  const practise = (member: TestMember) =>
    app.http.post(`/fho/practices/${member.user.id}`).set(member.headers).send(PRACTICE).expect(201);
  const practicesOf = async (member: TestMember) => {
    const { body } = await app.http.get(`/fho/dashboard/${member.user.id}`).set(member.headers).expect(200);
    return (body as DashboardResponse).profile.total_practices;
  };
  const health = async () => (await app.http.get('/health').expect(200)).body as Health;
  /** What health says of the read models may be a second old. */
  const getsWell = async () => {
    while ((await health()).status !== 'ok') await new Promise(setImmediate);
  };
  const parked = () => emit.json<ParkedRow[]>(['projections', 'parked', 'list']);
  const done = async (...args: string[]) => {
    const ran = await emit.run(args);
    expect({ args, ...ran }).toMatchObject({ code: 0 });
    return ran;
  };
  beforeAll(async () => {
    await start();
    [ruth, naomi] = [await app.register(), await app.register()];
    await practise(ruth);
    await practise(naomi);
    position = await emit.withStores(({ eventStore }) => appendPoison(eventStore, ruth.user.id, null));
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });

  it('stops what it concerns as it was, and nothing else', async () => {
    await withoutWaiting(() => practise(naomi));
    expect(await practicesOf(naomi)).toBe(2);
    expect(await practicesOf(ruth)).toBe(1);
    const { body } = await app.http.get('/api/v1/users/me').set(ruth.headers).expect(200);
    expect(body).toMatchObject({ email: ruth.email });
    // What her next practice would be decided by cannot be told: nothing is guessed.
    const url = `/fho/practices/${ruth.user.id}`;
    await app.http.post(url).set(ruth.headers).send(PRACTICE).expect(500);
    const line = logged.find(({ text }) => text === 'unexpected error');
    expect(String((line?.facts as { err?: unknown }).err)).toContain(
      `PracticeLogged at position ${position}, cannot be read`,
    );
  });

  it('is named by health, metrics, the log, status, doctor and verify', async () => {
    const { status, problems = [], projections = [] } = await health();
    expect(status).toBe('degraded');
    expect(problems.join()).toMatch(/dashboard: 1 document stands at an event that cannot be folded/);
    expect(projections.find(({ name }) => name === 'dashboard')).toMatchObject({
      state: 'running',
      parked: 1,
    });
    expect(projections.find(({ name }) => name === 'token-balance')).toMatchObject({ parked: 0 });
    const { text } = await app.http.get('/metrics').expect(200);
    expect(text).toContain('emit_parked_documents{collection="dashboard"} 1');
    expect(text).toContain('emit_projection_state{collection="dashboard",state="running"} 1');
    const line = logged.find(({ text: said }) => said.startsWith('an event cannot be folded'));
    expect(line?.facts).toMatchObject({
      position,
      type: 'PracticeLogged',
      why: expect.stringContaining('data are no object') as string,
    });

    const statuses = await emit.run(['projections', 'status']);
    expect(statuses).toMatchObject({
      code: 1,
      out: expect.stringMatching(/dashboard .* 1 +running/) as string,
    });
    const doctor = await emit.run(['doctor']);
    expect(doctor).toMatchObject({
      code: 1,
      out: expect.stringMatching(/projections +wrong .*parked list/) as string,
    });
    const found = await emit.run(['audit', 'verify', '--format', 'json']);
    expect(found.code).toBe(1);
    const findings = JSON.parse(found.out) as Finding[];
    expect(findings.map(({ check }) => check)).toEqual(['parked']);
    expect(findings.every(({ positions }) => positions.join() === String(position))).toBe(true);
  });

  it('is listed and shown with its reason and position', async () => {
    const rows = await parked();
    expect(rows.map(({ projection, state }) => `${projection} ${state}`)).toEqual(['dashboard parked']);
    for (const row of rows)
      expect(row).toMatchObject({ position, type: 'PracticeLogged', member: ruth.user.id });
    const { out } = await done('projections', 'parked', 'show', String(position));
    expect(JSON.parse(out)).toMatchObject({ event: { position, data: null }, parked: rows });
    expect(await emit.run(['projections', 'parked', 'show', '999999'])).toMatchObject({
      code: 1,
      err: 'emit: there is no event at position 999999\n',
    });
  });

  it('stays parked where nothing has mended it, byte for byte, also in a rebuild', async () => {
    const before = await parked();
    const ran = await emit.run(['projections', 'parked', 'retry']);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('1 document still stands') as string });
    await done('projections', 'rebuild', '--all');
    expect(await parked()).toEqual(before);
    expect(await practicesOf(ruth)).toBe(1);
  });

  it('is skipped with a reason alone, as a fact that every rebuild heeds', async () => {
    const skip = ['projections', 'parked', 'skip', String(position)];
    expect(await emit.run(skip)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason') as string,
    });
    await done(...skip, '--reason', 'a faulty client', '--operator', 'ada');
    expect((await parked()).map(({ projection, state, why }) => `${projection} ${state} ${why}`)).toEqual([
      'dashboard skipped by ada: a faulty client',
    ]);
    await getsWell();
    await practise(ruth);
    expect(await practicesOf(ruth)).toBe(2);
    await done('audit', 'verify');
    await done('projections', 'rebuild', '--all');
    await done('audit', 'verify');
    const events = await emit.json<{ type: string; data: object }[]>([
      'events',
      'list',
      '--type',
      'EventSkipped',
    ]);
    expect(events.map(({ data }) => data)).toMatchObject([
      { projection: 'dashboard', position, eventType: 'PracticeLogged', by: { operator: 'ada' } },
    ]);
    expect(await emit.run([...skip, '--reason', 'again'])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`position ${position} is skipped already in dashboard`) as string,
    });
  });

  it('is skipped after the loss of all read models, too', async () => {
    await app.stop();
    await emit.withStores(async ({ models }) => {
      for (const { status, ...version } of await models.versions())
        if (status === 'active') await models.markDamaged(version, { key: null, what: 'a test' });
    });
    await start();
    expect(await practicesOf(ruth)).toBe(2);
    await getsWell();
  });

  it('is parked again where that is taken back, and goes on once its data are mended', async () => {
    const retry = ['projections', 'parked', 'retry', String(position)];
    expect(await emit.run(retry)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--reason') as string,
    });
    expect((await parked()).map(({ state }) => state)).toEqual(['skipped']);
    expect(await emit.run([...retry, '--reason', 'a mistake'])).toMatchObject({ code: 1 });
    const list = ['events', 'list', '--type', 'SkipWithdrawn'];
    expect((await emit.json<{ data: object }[]>(list))[0]).toMatchObject({
      data: { by: { reason: 'a mistake' } },
    });
    expect((await parked()).map(({ state }) => state)).toEqual(['parked']);
    const data = {
      practiceId: 'p',
      mindstream: 'power',
      practiceType: 'Prayer',
      durationMinutes: 10,
      qualityRating: 5,
    };
    const when = { localDate: '2026-11-20', timeZone: 'UTC', utcOffsetMinutes: 0, notes: 'v1.none' };
    overwriteData(emit.dataDir, position, JSON.stringify({ ...data, ...when }));
    await done('projections', 'parked', 'retry', String(position));
    expect(await parked()).toEqual([]);
    expect(await practicesOf(naomi)).toBe(2);
  });

  it('may also be text that is no JSON, or of another release', async () => {
    overwriteData(emit.dataDir, position, '{"practiceId":');
    await done('projections', 'rebuild', '--all');
    const rows = await parked();
    expect(rows.map(({ why }) => why)).toEqual(
      rows.map(() => 'its data are no JSON: Emit did not write them'),
    );
    expect(rows).toHaveLength(1);
    await practise(naomi);
    expect(await practicesOf(naomi)).toBe(3);
  });
});

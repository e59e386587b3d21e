import { EmitCommand, NOW } from '../../testing/emit-command.js';
import { setUpApp } from '../../testing/second-factor.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';
import type { MemberRow } from './member-rows.js';

describe('emit members', () => {
  const emit = new EmitCommand();
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await TestApp.start({ dataDir: emit.dataDir });
    member = await app.register();
  });
  afterAll(async () => {
    await app.stop();
    emit.remove();
  });
  const show = async () => (await emit.json<MemberRow[]>(['members', 'show', member.email]))[0]!;

  it('lists members without what is personal', async () => {
    const { code, out } = await emit.run(['members', 'list']);
    expect(code).toBe(0);
    expect(out).toContain(member.user.id);
    expect(out).not.toMatch(/Ruth|example\.org|v\d\.[\w.-]{38,}/);
  });

  it('grants tokens and changes the plan beside a running server, which shows it', async () => {
    const before = (await show()).balance;
    expect(await emit.run(['members', 'grant', member.email, '5000', '--reason', 'a test'])).toMatchObject({
      code: 0,
    });
    expect(
      await emit.run(['members', 'plan', member.user.id, 'creation', '--reason', 'a test']),
    ).toMatchObject({ code: 0 });
    expect(await show()).toMatchObject({ balance: before + 5000, plan: 'creation' });
    const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
    expect(body).toMatchObject({ tokens: before + 5000, plan: 'creation' });
  });

  it('gives a role and takes it back, recorded with who and why, and shown', async () => {
    const act = ['--reason', 'joins the night shift', '--operator', 'ada'];
    expect(await emit.run(['members', 'role', member.email, 'operator', ...act])).toMatchObject({ code: 0 });
    expect(await show()).toMatchObject({ role: 'operator' });
    const { body } = await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
    expect(body).toMatchObject({ role: 'operator' });
    expect(await emit.run(['members', 'role', member.email, 'king', ...act])).toMatchObject({ code: 2 });
    expect(await emit.run(['members', 'role', member.email, 'member', ...act])).toMatchObject({ code: 0 });
    expect(await show()).toMatchObject({ role: 'member' });
    const recorded = await emit.json<{ type: string; data: object }[]>([
      'events',
      'list',
      '--type',
      'RoleRevoked',
    ]);
    const by = { operator: 'ada', reason: 'joins the night shift' };
    expect(recorded.map(({ data }) => data)).toEqual([{ role: 'operator', by }]);
  });

  it('removes the second factors of a member who lost them, recorded with who and why', async () => {
    const ruth = await app.register();
    await setUpApp(app, ruth);
    const act = ['members', 'remove-factors', ruth.email, '--reason', 'lost her phone', '--operator', 'ada'];
    const signIn = { username: ruth.email, password: ruth.password };
    await app.http.post('/api/v1/auth/login').send(signIn).expect(401);
    expect(await emit.run(act)).toMatchObject({ code: 0 });
    expect(await emit.run(act)).toMatchObject({ code: 0, err: expect.stringContaining('Nothing') as string });
    await app.http.post('/api/v1/auth/login').send(signIn).expect(200);
    const type = 'SecondFactorRemoved';
    const recorded = await emit.json<{ data: object }[]>(['events', 'list', '--type', type]);
    const by = { operator: 'ada', reason: 'lost her phone' };
    expect(recorded.map(({ data }) => data)).toEqual([{ kind: 'totp', by }]);
  });

  it('refuses what is no plan, no amount and no member', async () => {
    expect(await emit.run(['members', 'plan', member.email, 'gold'])).toMatchObject({ code: 2 });
    expect(await emit.run(['members', 'grant', member.email, '0'])).toMatchObject({ code: 2 });
    expect(await emit.run(['members', 'show', 'nobody@example.org'])).toMatchObject({ code: 1 });
    expect(await emit.run(['members', 'erase', member.email])).toMatchObject({ code: 2 });
  });

  it('finds nothing wrong with a running server', async () => {
    const { code, out } = await emit.run(['doctor']);
    expect(code).toBe(0);
    expect(out).not.toContain('wrong');
    expect(out).toContain('all events are folded');
    expect(out).toMatch(/projector +ok +process \d+ on .+ folds the read models/);
  });

  it('signs a member out, who signs in again', async () => {
    expect(await emit.run(['members', 'sign-out', member.email, '--reason', 'a test'])).toMatchObject({
      code: 0,
    });
    await app.http.get('/api/v1/users/me').set(member.headers).expect(401);
    const { email: username, password } = member;
    await app.http.post('/api/v1/auth/login').send({ username, password }).expect(200);
    expect(await emit.run(['members', 'sign-out', 'nobody@example.org', '--reason', 'a test'])).toMatchObject(
      { code: 1 },
    );
  });

  it('erases: nobody can sign in or read any more, the ledger stays', async () => {
    const { granted } = await show();
    expect(await emit.run(['members', 'erase', member.email, '--yes', '--reason', 'a test'])).toMatchObject({
      code: 0,
    });
    const { email: username, password } = member;
    await app.http.post('/api/v1/auth/login').send({ username, password }).expect(401);
    const [row] = await emit.json<MemberRow[]>(['members', 'show', member.user.id]);
    expect(row).toMatchObject({ erased: true, granted });
    expect(await emit.run(['members', 'grant', member.user.id, '5', '--reason', 'a test'])).toMatchObject({
      code: 1,
      err: 'emit: There is no such member (MEMBER_NOT_FOUND)\n',
    });
    const ledger = await emit.json<{ granted: number }[]>(['audit', 'tokens', '--member', member.user.id]);
    expect(ledger[0]!.granted).toBe(granted);
    expect(await emit.run(['members', 'reset-link', member.user.id])).toMatchObject({ code: 1 });
    expect(await emit.run(['audit', 'verify'])).toMatchObject({ code: 0 });
  });
});

describe('emit members reset-link', () => {
  const emit = new EmitCommand();
  afterAll(() => emit.remove());

  it('makes a link by which the member chooses a new password, without any mail', async () => {
    const app = await TestApp.start({ dataDir: emit.dataDir, clock: () => NOW });
    const ruth = await app.register();
    const { code, out, err } = await emit.run(['members', 'reset-link', ruth.email]);
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('once, for 30 minutes') });
    const [, token] = /^http:\/\/localhost:\d+\/reset#([\w-]{43})\n$/.exec(out) ?? [];
    const password = 'a quiet orchard wall';
    await app.http.post('/api/v1/auth/reset').send({ token, password }).expect(200);
    await app.http.post('/api/v1/auth/reset').send({ token, password }).expect(410);
    await app.http.post('/api/v1/auth/login').send({ username: ruth.email, password }).expect(200);
    expect(await emit.run(['members', 'reset-link', 'nobody@example.org'])).toMatchObject({ code: 1 });
    await app.stop();
  });
});

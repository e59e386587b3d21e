import type { OperationsStatus } from '@emit/contract/operations';
import type { SecondFactorChallenge } from '@emit/contract/account';
import type { Role } from '@emit/contract/roles';
import { EmitCommand } from '../testing/emit-command.js';
import { codeOf, setUpApp } from '../testing/second-factor.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const STATUS = '/api/v1/operations/status';
let now = Date.UTC(2026, 10, 24, 10);
const emit = new EmitCommand();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ dataDir: emit.dataDir, clock: () => now });
});
afterAll(async () => {
  await app.stop();
  emit.remove();
});

type Session = Pick<TestMember, 'headers'>;
const ask = ({ headers }: Session) => app.http.get(STATUS).set(headers);
async function give(member: TestMember, role: Role): Promise<void> {
  const ran = await emit.run(['members', 'role', member.user.id, role, '--reason', 'a test']);
  expect(ran).toMatchObject({ code: 0 });
}
async function signInWithApp({ email, password }: TestMember, secret: string): Promise<Session> {
  now += 60_000;
  const login = await app.http.post('/api/v1/auth/login').send({ username: email, password }).expect(401);
  const { challenge } = login.body.second_factor as SecondFactorChallenge;
  const sent = { challenge, code: codeOf(secret, now) };
  const { body } = await app.http.post('/api/v1/auth/second-factor').send(sent).expect(200);
  return { headers: { authorization: `Bearer ${body.access_token}` } };
}

describe('what a role opens', () => {
  it('is closed without a session, and to every member without the role, with a second factor too', async () => {
    await app.http.get(STATUS).expect(401);
    const ruth = await app.register();
    expect((await ask(ruth)).body).toMatchObject({ statusCode: 403, code: 'ROLE_REQUIRED' });
    const { secret } = await setUpApp(app, ruth, now);
    expect((await ask(await signInWithApp(ruth, secret))).body).toMatchObject({ code: 'ROLE_REQUIRED' });
  });

  it.each<Role>(['analyst', 'operator'])(
    'is open to an %s with a second factor, who signed in with it',
    async (role) => {
      const ruth = await app.register();
      await give(ruth, role);
      const refused = { statusCode: 403, code: 'ROLE_NEEDS_SECOND_FACTOR' };
      expect((await ask(ruth)).body).toMatchObject(refused);
      const { secret } = await setUpApp(app, ruth, now);
      // The password alone opened this session.
      expect((await ask(ruth)).body).toMatchObject(refused);
      const session = await signInWithApp(ruth, secret);
      await ask(session).expect(200);

      // With a new password the session goes on as what it was.
      const change = { current_password: ruth.password, new_password: 'a quiet orchard wall' };
      const { body } = await app.http
        .post('/api/change-password')
        .set(session.headers)
        .send(change)
        .expect(200);
      const fresh = { headers: { authorization: `Bearer ${body.access_token}` } };
      await ask(fresh).expect(200);
      now += 60_000;
      const proof = { password: change.new_password, code: codeOf(secret, now) };
      await app.http.post('/api/v1/account/factors/totp/remove').set(fresh.headers).send(proof).expect(200);
      expect((await ask(fresh)).body).toMatchObject(refused);
    },
  );

  it('ends at once with the role, in every session', async () => {
    const ruth = await app.register();
    await give(ruth, 'operator');
    const { secret } = await setUpApp(app, ruth, now);
    const session = await signInWithApp(ruth, secret);
    await ask(session).expect(200);
    await give(ruth, 'member');
    expect((await ask(session)).body).toMatchObject({ code: 'ROLE_REQUIRED' });
  });

  it('is the status of every read model, as the command line tells it', async () => {
    const ruth = await app.register();
    await give(ruth, 'analyst');
    const { secret } = await setUpApp(app, ruth, now);
    const { body } = await ask(await signInWithApp(ruth, secret)).expect(200);
    const rows = await emit.json<{ name: string; version: number; shape: string }[]>([
      'projections',
      'status',
    ]);
    const told = (body as OperationsStatus).projections.map(({ name, version, shape }) => ({
      name,
      version,
      shape,
    }));
    expect(told).toEqual(rows.map(({ name, version, shape }) => ({ name, version, shape })));
    expect(told.length).toBeGreaterThan(5);
  });
});

import { EmitCommand } from '../testing/emit-command.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

const MINUTE = 60_000;
const NEW = 'threshing-floor';
let now = Date.parse('2026-11-20T12:00:00Z');
let emit: EmitCommand;
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  emit = new EmitCommand();
  app = await TestApp.start({
    env: { EMIT_RATE_LIMITS: 'on' },
    clock: () => now,
    dataDir: emit.dataDir,
  });
});
beforeEach(async () => {
  member = await app.register();
});
afterAll(() => app.close());

let sent = 0;
/** Each from an address of its own. */
async function post(url: string, payload: object, headers = {}) {
  sent += 1;
  const remoteAddress = `10.2.${sent >> 8}.${sent & 255}`;
  const answer = await app.emit.nest.inject({ method: 'POST', url, payload, headers, remoteAddress });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { status: answer.statusCode, cookie, body: JSON.parse(answer.body) as { access_token?: string } };
}
const signIn = (password: string, cookie = '') =>
  post('/api/v1/auth/login', { username: member.email, password }, { cookie });

/** Without the session beside it. */
const markOf = (cookie: string) => cookie.split('~')[0];

async function cookies(times: number): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < times; n++) made.push((await signIn(member.password)).cookie);
  return made;
}

/** How many wrong passwords are taken from these devices and from strangers before each is told to wait. */
async function guessesTaken(marks: readonly string[]): Promise<number> {
  let taken = 0;
  for (const cookie of [...marks, ''])
    for (let n = 0; n < 6; n++) if ((await signIn(`wrong-guess-${n}`, cookie)).status === 401) taken += 1;
  return taken;
}

async function changePassword() {
  const { body } = await signIn(member.password);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const change = { current_password: member.password, new_password: NEW };
  return post('/api/change-password', change, headers);
}

describe('the marks of an account', () => {
  it('add up to no more guesses than five for each of five devices, and the first stay known', async () => {
    const [first = '', second = '', ...others] = await cookies(30);
    expect(await guessesTaken(others)).toBeLessThanOrEqual(5 * 5);
    expect((await signIn(member.password)).status).toBe(429);
    expect((await signIn(member.password, first)).status).toBe(200);
    expect((await signIn(member.password, second)).status).toBe(200);
  });

  it('are the same when they are renewed', async () => {
    const [first = ''] = await cookies(1);
    for (let n = 0; n < 3; n++)
      expect(markOf((await signIn(member.password, first)).cookie)).toBe(markOf(first));
    expect((await app.emit.stores.vault.find(member.user.id))?.marksGiven).toBe(2);
  });

  it('end with the password; the device that changed it stays known', async () => {
    const known = await cookies(30);
    const changed = await changePassword();
    expect(changed.status).toBe(200);
    expect(await guessesTaken(known)).toBe(5);
    expect((await signIn(NEW)).status).toBe(429);
    expect((await signIn(NEW, changed.cookie)).status).toBe(200);
  });

  it('end when the member is signed out everywhere', async () => {
    const known = await cookies(3);
    expect(await emit.run(['members', 'sign-out', member.user.id, '--reason', 'a test'])).toMatchObject({
      code: 0,
    });
    expect(await guessesTaken(known)).toBe(5);
  });

  it('are worth nothing to an account that is registered with the address later', async () => {
    const known = await cookies(3);
    await post('/api/v1/account/erase', { password: member.password }, member.headers);
    const account = { email: member.email, password: NEW, full_name: 'Naomi' };
    const registered = await post('/api/v1/auth/register', account);
    expect(registered.status).toBe(201);
    expect(known).not.toContain(registered.cookie);
    expect(await guessesTaken(known)).toBe(5);
    expect((await signIn(NEW, registered.cookie)).status).toBe(200);
  });

  it('that have ended hold nobody back who is given one later', async () => {
    const [known = ''] = await cookies(1);
    for (let n = 0; n < 6; n++) await signIn('wrong-guess', known);
    const { cookie, body } = await changePassword();
    const headers = { authorization: `Bearer ${body.access_token}` };
    await app.http.delete('/api/v1/sessions/current').set(headers).expect(200);
    expect((await signIn(NEW, cookie)).status).toBe(200);
    const later = await signIn(NEW);
    expect((await signIn(NEW, later.cookie)).status).toBe(200);
  });

  it('of a device that guesses hold back that device alone', async () => {
    const [first = '', second = ''] = await cookies(2);
    for (let n = 0; n < 5; n++) await signIn(`wrong-guess-${n}`, second);
    expect((await signIn(member.password, second)).status).toBe(429);
    expect((await signIn(member.password, first)).status).toBe(200);
    expect((await signIn(member.password)).status).toBe(200);
    now += 15 * MINUTE;
    expect((await signIn(member.password, second)).status).toBe(200);
  });
});

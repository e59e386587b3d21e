import type { NewEvent } from '../kernel/event.js';
import { EmitCommand } from '../testing/emit-command.js';
import { hold, type Held } from '../testing/hold.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

/**
 * Argon2 runs between reading an entry of the vault and writing it. One act is held just before it writes, another runs
 * from its beginning to its end, and the first goes on: for each two of those that open a session or need the password.
 */
const DAY = 86_400_000;
const NEW = 'threshing-floor';
let now = Date.parse('2026-11-20T12:00:00Z');
let emit: EmitCommand;
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  emit = new EmitCommand();
  app = await TestApp.start({ clock: () => now, dataDir: emit.dataDir });
});
beforeEach(async () => {
  member = await app.register();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly token?: string;
}
type Act = () => Promise<Answer>;

async function answerTo(sent: PromiseLike<{ status: number; body: unknown }>): Promise<Answer> {
  const { status, body } = await sent;
  const { code, access_token: token } = body as { code?: string; access_token?: string };
  return { status, ...(code && { code }), ...(token && { token }) };
}
const bearer = (token = '') => ({ authorization: `Bearer ${token}` });
const signIn = (password = member.password) =>
  answerTo(app.http.post('/api/v1/auth/login').send({ username: member.email, password }));
const change = (to = NEW, headers = member.headers) =>
  answerTo(
    app.http
      .post('/api/change-password')
      .set(headers)
      .send({ current_password: member.password, new_password: to }),
  );
const erase = (headers = member.headers) =>
  answerTo(app.http.post('/api/v1/account/erase').set(headers).send({ password: member.password }));
const signOut = (headers = member.headers) =>
  answerTo(app.http.delete('/api/v1/sessions/current').set(headers));
const registerAnew = () =>
  answerTo(
    app.http
      .post('/api/v1/auth/register')
      .send({ email: member.email, password: 'barley-and-wheat', full_name: 'Naomi' }),
  );
const signOutEverywhere: Act = async () => {
  const { code } = await emit.run(['members', 'sign-out', member.user.id, '--reason', 'a test']);
  return { status: code === 0 ? 200 : code };
};
const statusOf = async (token?: string) => (await app.http.get('/api/v1/users/me').set(bearer(token))).status;
const entryOf = () => app.emit.stores.vault.find(member.user.id);

/** Starts an act, lets others run from beginning to end where it is held, and returns how it ended. */
async function heldAt(held: Held, act: Act, others: readonly Act[]): Promise<Answer> {
  const acting = act();
  await held.reached;
  for (const other of others) expect((await other()).status).toBeLessThan(300);
  held.release();
  return acting;
}

const appending =
  (type: string) =>
  (_: string, __: number, events: readonly NewEvent[]): boolean =>
    events.some((event) => event.type === type);

describe('a sign-in whose password was right, before its session opens', () => {
  const holding = () => hold(app.emit.stores.vault, 'openSession');

  it.each<[string, Act[]]>([
    ['the password is changed', [change]],
    ['the member is erased', [erase]],
    ['the member is erased, and another one registers with the address', [erase, registerAnew]],
  ])('is refused as with a wrong one when %s', async (_, others) => {
    expect(await heldAt(holding(), signIn, others)).toEqual({ status: 401, code: 'WRONG_CREDENTIALS' });
    expect((await entryOf())?.sessions.length ?? 0).toBe(others[0] === change ? 1 : 0);
  });

  it('is refused when the password is changed twice, and back to the first', async () => {
    const back = async () => {
      const { token } = await change();
      const body = { current_password: NEW, new_password: member.password };
      return answerTo(app.http.post('/api/change-password').set(bearer(token)).send(body));
    };
    expect(await heldAt(holding(), signIn, [back])).toMatchObject({ status: 401 });
    expect((await signIn()).status).toBe(200);
  });

  it('opens when sessions ended meanwhile: the password is still right', async () => {
    const signedIn = await heldAt(holding(), signIn, [signOutEverywhere]);
    expect(await statusOf(signedIn.token)).toBe(200);
    expect(await statusOf(member.access_token)).toBe(401);
  });
});

describe('a change of the password, before it is stored', () => {
  const holding = () => hold(app.emit.stores.vault, 'changePassword');

  it('is refused when another one came first, whose session stays', async () => {
    let other: Answer | null = null;
    const first: Act = async () => (other = await change('barley-and-wheat'));
    const refused = await heldAt(holding(), change, [first]);
    expect(refused).toEqual({ status: 400, code: 'WRONG_CURRENT_PASSWORD' });
    expect(await statusOf((other as Answer | null)?.token)).toBe(200);
    expect((await signIn(NEW)).status).toBe(401);
    expect((await signIn('barley-and-wheat')).status).toBe(200);
  });

  it.each<[string, Act[]]>([
    ['its session is signed out', [signOut]],
    ['the member is signed out everywhere', [signOutEverywhere]],
    ['the member is signed out, and signs in again', [signOut, signIn]],
  ])('is refused when %s, and the password is as it was', async (_, others) => {
    expect(await heldAt(holding(), change, others)).toEqual({ status: 401, code: 'NOT_AUTHENTICATED' });
    expect((await signIn(NEW)).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('is refused when the member is erased', async () => {
    const refused = await heldAt(holding(), change, [erase]);
    expect(refused).toEqual({ status: 401, code: 'NOT_AUTHENTICATED' });
    expect(await entryOf()).toBeNull();
  });

  it('goes on though so many sign in meanwhile that its session is pushed out, and ends theirs', async () => {
    const others = Array.from({ length: 25 }, (): Act => () => signIn());
    const { token } = await heldAt(holding(), change, others);
    expect(await statusOf(token)).toBe(200);
    expect((await entryOf())?.sessions).toHaveLength(1);
  });

  it('ends the sessions that were opened meanwhile', async () => {
    const signedIn: Answer[] = [];
    const another: Act = async () => {
      const answer = await signIn();
      signedIn.push(answer);
      return answer;
    };
    const { token } = await heldAt(holding(), change, [another, another]);
    expect(await Promise.all(signedIn.map((answer) => statusOf(answer.token)))).toEqual([401, 401]);
    expect(await statusOf(token)).toBe(200);
  });
});

describe('an erasure whose password was right', () => {
  // In the same process the change would wait for the member's stream.
  let elsewhere: TestApp;
  beforeAll(async () => {
    const env = { EMIT_ROLE: 'api' };
    elsewhere = await TestApp.start({ clock: () => now, dataDir: emit.dataDir, env });
  });
  afterAll(() => elsewhere.stop());
  const changeElsewhere: Act = () =>
    answerTo(
      elsewhere.http
        .post('/api/change-password')
        .set(member.headers)
        .send({ current_password: member.password, new_password: NEW }),
    );

  it('is refused when the password is changed before it is recorded', async () => {
    const holding = hold(app.emit.stores.eventStore, 'append', appending('MemberErased'));
    const refused = await heldAt(holding, erase, [changeElsewhere]);
    expect(refused).toEqual({ status: 400, code: 'WRONG_CURRENT_PASSWORD' });
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('is refused when the password is changed right after it was compared', async () => {
    const holding = hold(app.emit.stores.vault, 'find', countdown(3));
    expect(await heldAt(holding, erase, [change])).toMatchObject({ status: 400 });
    expect((await signIn(NEW)).status).toBe(200);
  });

  it.each<[string, Act]>([
    ['its session is signed out', signOut],
    ['the member is signed out everywhere', signOutEverywhere],
  ])('is refused when %s', async (_, other) => {
    const refused = await heldAt(hold(app.emit.stores.vault, 'find', countdown(3)), erase, [other]);
    expect(refused).toEqual({ status: 401, code: 'NOT_AUTHENTICATED' });
    expect((await signIn()).status).toBe(200);
  });

  it('wins over a change that is not recorded yet: whoever changes it is told that there is no such member', async () => {
    const changing = hold(elsewhere.emit.stores.eventStore, 'append', appending('PasswordChanged'));
    let changed = Promise.resolve<Answer>({ status: 0 });
    const begun: Act = async () => {
      changed = changeElsewhere();
      await changing.reached;
      return { status: 200 };
    };
    const holding = hold(app.emit.stores.eventStore, 'append', appending('MemberErased'));
    expect((await heldAt(holding, erase, [begun])).status).toBe(200);
    changing.release();
    expect(await changed).toEqual({ status: 404, code: 'MEMBER_NOT_FOUND' });
    expect(await entryOf()).toBeNull();
  });
});

describe('a use that is noted', () => {
  it.each<[string, Act]>([
    ['was signed out', signOut],
    ['ended with the password', () => change()],
    ['was ended by an operator', signOutEverywhere],
  ])('brings no session back that %s meanwhile', async (_, end) => {
    now += DAY;
    const holding = hold(app.emit.stores.vault, 'touchSession');
    const used: Act = () => answerTo(app.http.get('/api/v1/users/me').set(member.headers));
    await heldAt(holding, used, [end]);
    expect(await statusOf(member.access_token)).toBe(401);
  });
});

/** True for the nth call. */
function countdown(n: number): () => boolean {
  let calls = 0;
  return () => (calls += 1) === n;
}

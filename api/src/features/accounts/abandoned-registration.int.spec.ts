import { memberStream } from '../../domain/member/events.js';
import { hold } from '../../testing/hold.js';
import { TestApp } from '../../testing/test-app.js';

let now = Date.parse('2026-11-20T08:00:00Z');
const clock = () => now;
const aMinuteLater = () => {
  now += 61_000;
};

/** Two processes' worth of API on the same stores; only the first folds. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
  other = await TestApp.start({ clock, dataDir: app.dataDir, env: { EMIT_ROLE: 'api' } });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await other.stop();
  await app.close();
});

const password = 'orchard-gate';
const register = (email: string, at = app) =>
  at.http.post('/api/v1/auth/register').send({ email, password, full_name: 'Ruth Moab' });
const logIn = (email: string) => app.http.post('/api/v1/auth/login').send({ username: email, password });

/** What every registration appends to its own stream. */
const ofRegistration = (stream: string, _revision: number, events: readonly { type: string }[]) =>
  stream.startsWith('member-') && events.some(({ type }) => type === 'MemberRegistered');

describe('a registration that died half-way', () => {
  it('leaves its e-mail address to the next one after a minute', async () => {
    const email = 'dead@example.org';
    jest
      .spyOn(app.emit.stores.eventStore, 'append')
      .mockRejectedValueOnce(new Error('the process dies here'));
    await register(email).expect(500);
    await register(email).expect(409);
    aMinuteLater();
    await register(email).expect(201);
    await logIn(email).expect(200);
  });

  it('is over for whoever was only held still', async () => {
    const email = 'held@example.org';
    const held = hold(other.emit.stores.eventStore, 'append', ofRegistration);
    const late = register(email, other).then(({ status }) => status);
    await held.reached;
    aMinuteLater();
    const { body } = await register(email).expect(201);
    held.release();
    expect(await late).toBe(409);
    const me = app.http.get('/api/v1/users/me').auth(body.access_token, { type: 'bearer' });
    expect((await me.expect(200)).body.email).toBe(email);
  });

  it('may die a second time while its address is freed', async () => {
    const email = 'twice@example.org';
    const { eventStore, vault } = app.emit.stores;
    jest.spyOn(eventStore, 'append').mockRejectedValueOnce(new Error('the process dies here'));
    await register(email).expect(500);
    aMinuteLater();
    jest.spyOn(vault, 'destroy').mockRejectedValueOnce(new Error('the process dies here'));
    await register(email).expect(500);
    await register(email, other).expect(201);
    await logIn(email).expect(200);
  });
});

describe('a member whose stream reads empty, as on a node that is behind', () => {
  it.each([1, 2, 20])('keeps the key, also when %i reads are behind', async (reads) => {
    const email = `behind${reads}@example.org`;
    const { body } = await register(email).expect(201);
    const stream = memberStream(body.user.id);
    aMinuteLater();
    const { eventStore } = other.emit.stores;
    const readStream = eventStore.readStream.bind(eventStore);
    let left = reads;
    jest.spyOn(eventStore, 'readStream').mockImplementation((name, from) => {
      return name === stream && left-- > 0 ? nothing() : readStream(name, from);
    });
    await register(email, other).expect(409);
    await logIn(email).expect(200);
    await register(email, other).expect(409);
  });
});

async function* nothing() {
  // As a stream that is not there.
}

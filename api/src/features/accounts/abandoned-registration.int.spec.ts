import { memberStream } from '../../domain/member/events.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { hold } from '../../testing/hold.js';
import { TestApp } from '../../testing/test-app.js';

const LATER_MS = 61_000;
const password = 'orchard-gate';

/** Two processes on the same stores, whose clocks are set together. */
let now = Date.now();
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock: () => now });
  other = await TestApp.start({ dataDir: app.dataDir, env: { EMIT_ROLE: 'api' }, clock: () => now });
});
afterAll(async () => {
  await other.stop();
  await app.close();
});
afterEach(() => jest.restoreAllMocks());

let count = 0;
const newEmail = () => `somebody${++count}@example.org`;
const register = (email: string, at: TestApp) =>
  at.http.post('/api/v1/auth/register').send({ email, password, full_name: 'Ruth Moab' });
const logIn = (email: string, at = app) =>
  at.http.post('/api/v1/auth/login').send({ username: email, password });
const entries = async () => {
  const all = await app.emit.stores.vault.page('', 1_000);
  return new Map(all.map((entry) => [entry.memberId, entry]));
};

/** Reads of members' streams show nothing of what was written, for so many reads. */
function staleReads(at: TestApp, reads: number): void {
  const { eventStore } = at.emit.stores;
  const readStream = eventStore.readStream.bind(eventStore);
  let left = reads;
  jest.spyOn(eventStore, 'readStream').mockImplementation((stream, from) => {
    const isStale = stream.startsWith('member-') && left-- > 0;
    return isStale ? (async function* () {})() : readStream(stream, from);
  });
}

/** The registration writes its vault entry, and then its process dies. */
async function dieHalfWay(email: string, at: TestApp): Promise<void> {
  const append = jest.spyOn(at.emit.stores.eventStore, 'append');
  append.mockRejectedValue(new StoreUnavailable('The event store'));
  await register(email, at).expect(503);
  append.mockRestore();
}

describe.each([0, 1, 2, 5, Infinity])('with %d stale reads', (reads) => {
  it.each(['the same process', 'another process'])(
    'a living member keeps the key, through %s',
    async (which) => {
      const email = newEmail();
      const { body } = await register(email, app).expect(201);
      now += LATER_MS;
      const before = (await entries()).get(body.user.id);
      const at = which === 'the same process' ? app : other;
      staleReads(at, reads);
      for (let again = 0; again < 2; again++) {
        const refused = await register(email, at).expect(409);
        expect(refused.body.code).toBe('EMAIL_TAKEN');
      }
      jest.restoreAllMocks();
      expect((await entries()).get(body.user.id)).toEqual(before);
      await logIn(email).expect(200);
    },
  );

  it('the address of a registration that died half-way can be registered', async () => {
    const email = newEmail();
    await dieHalfWay(email, app);
    await register(email, other).expect(409);
    now += LATER_MS;
    staleReads(other, reads);
    await register(email, other).expect(201);
    jest.restoreAllMocks();
    await logIn(email).expect(200);
  });
});

describe('a process that dies in the middle of it', () => {
  it.each(['destroy', 'add'] as const)(
    'before it could %s is followed by another that goes on',
    async (step) => {
      const email = newEmail();
      await dieHalfWay(email, app);
      now += LATER_MS;
      const { vault } = other.emit.stores;
      const add = vault.add.bind(vault);
      const dies = () => Promise.reject(new StoreUnavailable('The vault'));
      let adds = 0;
      if (step === 'destroy') jest.spyOn(vault, 'destroy').mockImplementation(dies);
      else jest.spyOn(vault, 'add').mockImplementation((entry) => (++adds > 1 ? dies() : add(entry)));
      await register(email, other).expect(503);
      jest.restoreAllMocks();
      await register(email, app).expect(201);
      await logIn(email, other).expect(200);
    },
  );

  it('in turn: each is followed by one more', async () => {
    const email = newEmail();
    for (let death = 0; death < 3; death++) {
      now += LATER_MS;
      await dieHalfWay(email, death % 2 === 0 ? app : other);
    }
    now += LATER_MS;
    await register(email, other).expect(201);
    await logIn(email).expect(200);
  });
});

it('one that was only slow comes too late, and leaves the address to whoever has it now', async () => {
  const email = newEmail();
  const slow = hold(app.emit.stores.eventStore, 'append');
  const first = register(email, app).then((answer) => answer);
  await slow.reached;
  now += LATER_MS;
  await register(email, other).expect(201);
  slow.release();
  expect((await first).body.code).toBe('EMAIL_TAKEN');
  await logIn(email).expect(200);
});

it('gives it to one of many who come at once, and no key of another is lost', async () => {
  const email = newEmail();
  await dieHalfWay(email, app);
  const living = await app.register('Naomi');
  now += LATER_MS;
  const answers = await Promise.all(
    [app, other, app, other].map((at) => register(email, at).then((one) => one)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  await logIn(email).expect(200);
  expect((await entries()).has(living.user.id)).toBe(true);
});

it('is in the event store as what it is', async () => {
  const email = newEmail();
  const before = new Set((await entries()).keys());
  await dieHalfWay(email, app);
  const [left] = [...(await entries()).keys()].filter((id) => !before.has(id));
  now += LATER_MS;
  await register(email, other).expect(201);
  const types: string[] = [];
  for await (const page of app.emit.stores.eventStore.readStream(memberStream(left ?? '')))
    types.push(...page.map(({ type }) => type));
  expect(types).toEqual(['RegistrationAbandoned']);
});

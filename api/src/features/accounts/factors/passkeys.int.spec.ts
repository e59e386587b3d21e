import type { FactorList, PasskeyRequest, PasskeySetup, SecondFactorChallenge } from '@emit/contract/account';
import { Authenticator } from '../../../testing/authenticator.js';
import { codeOf, setUpApp } from '../../../testing/second-factor.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

const FACTORS = '/api/v1/account/factors';
const AUTH = '/api/v1/auth';
const MINUTE_MS = 60_000;

let app: TestApp;
let now = Date.UTC(2026, 10, 24, 10);
beforeAll(async () => {
  app = await TestApp.start({ env: { EMIT_RATE_LIMITS: 'on' }, clock: () => now });
});
afterAll(() => app.close());
beforeEach(() => (now += 5 * MINUTE_MS));

let attempts = 0;
/** Each from an address of its own. */
async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  attempts += 1;
  const remoteAddress = `10.3.${attempts >> 8}.${attempts & 255}`;
  const answer = await app.emit.nest.inject({ method: 'POST', url, headers, payload, remoteAddress });
  return { status: answer.statusCode, body: JSON.parse(answer.body) };
}
const listed = async ({ headers }: Pick<TestMember, 'headers'>) =>
  (await app.http.get(FACTORS).set(headers).expect(200)).body as FactorList;

/** `code`: a recovery code of whoever has a second factor already. */
async function begin({ headers, password }: TestMember, code?: string): Promise<PasskeySetup> {
  const { status, body } = await post(`${FACTORS}/passkeys/options`, { password, code }, headers);
  expect(status).toBe(200);
  return body as PasskeySetup;
}
const finish = ({ headers }: TestMember, { setup }: PasskeySetup, passkey: object, name = 'My phone') =>
  post(`${FACTORS}/passkeys`, { setup, name, passkey }, headers);
async function withPasskey(authenticator = new Authenticator()) {
  const member = await app.register();
  const setup = await begin(member);
  const { status, body } = await finish(member, setup, authenticator.create(setup.options));
  expect(status).toBe(200);
  return { member, authenticator, codes: body.recovery_codes as string[] };
}
const requested = async () => (await post(`${AUTH}/passkey/options`, {})).body as PasskeyRequest;
async function signIn(authenticator: Authenticator) {
  const { challenge, options } = await requested();
  return post(`${AUTH}/passkey`, { challenge, passkey: authenticator.get(options) });
}
async function challengeOf({ email: username, password }: TestMember): Promise<SecondFactorChallenge> {
  const { status, body } = await post(`${AUTH}/login`, { username, password });
  expect(status).toBe(401);
  return body.second_factor as SecondFactorChallenge;
}
const refused = { status: 400, body: { code: 'PASSKEY_REFUSED' } };

describe('a passkey', () => {
  it('is set up by the password, under a name, with recovery codes; several can be', async () => {
    const { member, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const key = new Authenticator();
    const setup = await begin(member, codes[0]);
    expect(setup.options).toMatchObject({
      rp: { id: 'localhost', name: 'Emit' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(setup.options['excludeCredentials']).toHaveLength(1);
    const added = await finish(member, setup, key.create(setup.options), 'Yubi  of the office');
    expect(added).toMatchObject({ status: 200, body: { recovery_codes: [] } });
    const { passkeys, totp } = await listed(member);
    expect(passkeys.map(({ name, last_use }) => [name, last_use])).toEqual([
      ['My phone', null],
      ['Yubi  of the office', null],
    ]);
    expect(totp).toBeNull();
    expect((await post(`${FACTORS}/passkeys/options`, { password: 'no' }, member.headers)).status).toBe(400);
  });

  it('signs in without a password, from a browser that guesses have locked out', async () => {
    const { member, authenticator } = await withPasskey();
    const { email: username } = member;
    for (let i = 0; i < 7; i++) await post(`${AUTH}/login`, { username, password: `wrong-${i}` });
    expect((await post(`${AUTH}/login`, { username, password: member.password })).status).toBe(429);
    const { status, body } = await signIn(authenticator);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { email: member.email } });
    const session = { headers: { authorization: `Bearer ${body.access_token}` } };
    expect((await listed(session)).passkeys[0]?.last_use).toMatchObject({
      used_at: new Date(now).toISOString(),
    });
  });

  it('is a second factor after the password, also while codes are held back', async () => {
    const { member, authenticator } = await withPasskey();
    const { kinds, passkey } = await challengeOf(member);
    expect(kinds).toEqual(['passkey']);
    expect(passkey?.['allowCredentials']).toHaveLength(1);
    for (let i = 0; i < 6; i++) {
      const { challenge } = await challengeOf(member);
      await post(`${AUTH}/second-factor`, { challenge, code: '000000' });
    }
    const { challenge, passkey: options } = await challengeOf(member);
    const sent = { challenge, passkey: authenticator.get(options ?? {}) };
    expect((await post(`${AUTH}/second-factor/passkey`, sent)).status).toBe(200);
    expect((await post(`${AUTH}/second-factor/passkey`, sent)).status).toBe(410);
  });

  it('is removed by the password and a code, and opens nothing from then on', async () => {
    const { member, authenticator, codes } = await withPasskey();
    const id = (await listed(member)).passkeys[0]?.id ?? '';
    const proof = { id, password: member.password, code: codes[0] };
    const remove = (sent: object) => post(`${FACTORS}/passkeys/remove`, sent, member.headers);
    expect((await remove({ ...proof, code: '000000' })).status).toBe(400);
    expect((await remove({ ...proof, password: 'not-this' })).status).toBe(400);
    expect((await remove({ ...proof, id: 'another' })).status).toBe(404);
    expect((await remove(proof)).status).toBe(200);
    expect(await signIn(authenticator)).toMatchObject(refused);
    const login = await post(`${AUTH}/login`, { username: member.email, password: member.password });
    expect(login.status).toBe(200);
  });

  it('stands beside an authenticator app: either confirms', async () => {
    const { member, codes } = await withPasskey();
    const { secret, recoveryCodes } = await setUpApp(app, member, now, codes[0]);
    expect(recoveryCodes).toEqual([]);
    now += MINUTE_MS;
    const { challenge, kinds } = await challengeOf(member);
    expect(kinds).toEqual(['totp', 'passkey']);
    const sent = { challenge, code: codeOf(secret, now) };
    expect((await post(`${AUTH}/second-factor`, sent)).status).toBe(200);
  });
});

describe('what is no right answer of a passkey', () => {
  const bend: Record<string, (authenticator: Authenticator) => void> = {
    'of another site': (one) => (one.origin = 'https://emit.example.org'),
    'of a site that looks like it': (one) => (one.origin = 'http://localhost.example.org'),
    'for another domain': (one) => (one.rpId = 'example.org'),
    'of a device that did not ask who holds it': (one) => (one.isVerified = false),
  };

  it.each(Object.entries(bend))('sets nothing up: %s', async (_, bent) => {
    const member = await app.register();
    const authenticator = new Authenticator();
    bent(authenticator);
    const setup = await begin(member);
    expect(await finish(member, setup, authenticator.create(setup.options))).toMatchObject(refused);
    expect((await listed(member)).passkeys).toEqual([]);
  });

  it.each(Object.entries(bend))('opens nothing: %s', async (_, bent) => {
    const { authenticator } = await withPasskey();
    bent(authenticator);
    expect(await signIn(authenticator)).toMatchObject(refused);
  });

  it('opens nothing: a counter that goes back, as a copied key has', async () => {
    const authenticator = new Authenticator();
    authenticator.counter = 7;
    await withPasskey(authenticator);
    expect((await signIn(authenticator)).status).toBe(200);
    const { counter } = authenticator;
    authenticator.counter = counter - 2;
    expect(await signIn(authenticator)).toMatchObject(refused);
    authenticator.counter = counter - 1;
    expect(await signIn(authenticator)).toMatchObject(refused);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  it('opens nothing: an answer a second time, one to another challenge, or one of another member', async () => {
    const { member, authenticator } = await withPasskey();
    const { authenticator: other } = await withPasskey();
    const first = await requested();
    const passkey = authenticator.get(first.options);
    const sent = { challenge: first.challenge, passkey };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(`${AUTH}/passkey`, sent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    const { challenge } = await requested();
    expect(await post(`${AUTH}/passkey`, { challenge, passkey })).toMatchObject(refused);
    const asked = await challengeOf(member);
    const theirs = { challenge: asked.challenge, passkey: other.get(asked.passkey ?? {}) };
    expect(await post(`${AUTH}/second-factor/passkey`, theirs)).toMatchObject(refused);
    const late = await requested();
    now += 5 * MINUTE_MS;
    const answer = { challenge: late.challenge, passkey: authenticator.get(late.options) };
    expect((await post(`${AUTH}/passkey`, answer)).status).toBe(410);
  });

  it.each([
    ['nothing', {}],
    ['numbers', { id: 1, rawId: 2, response: 3, type: 4 }],
    [
      'an unknown member',
      { id: 'a', response: { userHandle: Buffer.from('x'.repeat(36)).toString('base64url') } },
    ],
    [
      'empty fields',
      { id: '', rawId: '', type: 'public-key', response: { userHandle: '', clientDataJSON: '' } },
    ],
  ])('opens nothing, and breaks nothing: %s', async (_, passkey) => {
    const { challenge } = await requested();
    expect(await post(`${AUTH}/passkey`, { challenge, passkey })).toMatchObject(refused);
    const { member, authenticator, codes } = await withPasskey();
    const setup = await begin(member, codes[0]);
    expect(await finish(member, setup, passkey)).toMatchObject(refused);
    const { options, challenge: next } = await requested();
    const right = authenticator.get(options);
    const bent = { ...right, response: { ...(right['response'] as object), signature: 'AAAA' } };
    expect(await post(`${AUTH}/passkey`, { challenge: next, passkey: bent })).toMatchObject(refused);
  });
});

describe('the site of a passkey', () => {
  it('is the public address, where it is said, and no other', async () => {
    const local = app;
    app = await TestApp.start({ env: { EMIT_PUBLIC_URL: 'https://emit.example.org' } });
    const member = await app.register();
    const [here, elsewhere] = [new Authenticator('https://emit.example.org'), new Authenticator()];
    const setup = await begin(member);
    expect(setup.options).toMatchObject({ rp: { id: 'emit.example.org' } });
    expect(await finish(member, setup, elsewhere.create(setup.options))).toMatchObject(refused);
    expect((await finish(member, setup, here.create(setup.options))).status).toBe(200);
    expect((await signIn(here)).status).toBe(200);
    here.origin = 'https://emit.example.org.evil.example';
    expect(await signIn(here)).toMatchObject(refused);
    await app.close();
    app = local;
  });
});

import type { FactorAdded, FactorList, PasskeyRequest, PasskeySetup } from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { Authenticator } from '../../../testing/authenticator.js';
import { codeOf, setUpApp } from '../../../testing/second-factor.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

const ACCOUNT = '/api/v1/account';
const FACTORS = `${ACCOUNT}/factors`;
const MINUTE_MS = 60_000;

let app: TestApp;
let now = Date.UTC(2026, 10, 24, 10);
beforeAll(async () => {
  app = await TestApp.start({ clock: () => now });
});
afterAll(() => app.close());
beforeEach(() => (now += 5 * MINUTE_MS));

const post = ({ headers }: Pick<TestMember, 'headers'>, path: string, sent: object = {}) =>
  app.http.post(path).set(headers).send(sent);
const listed = async ({ headers }: TestMember) =>
  (await app.http.get(FACTORS).set(headers).expect(200)).body as FactorList;

async function addPasskey(member: TestMember, proof: object): Promise<[Authenticator, FactorAdded]> {
  const key = new Authenticator();
  const begun = (await post(member, `${FACTORS}/passkeys/options`, proof).expect(200)).body as PasskeySetup;
  const sent = { setup: begun.setup, name: 'A key', passkey: key.create(begun.options) };
  return [key, (await post(member, `${FACTORS}/passkeys`, sent).expect(200)).body as FactorAdded];
}
async function proofBy(key: Authenticator, member: TestMember) {
  const { challenge, options } = (await post(member, `${FACTORS}/proof`).expect(200)).body as PasskeyRequest;
  return { challenge, passkey: key.get(options) };
}
async function withApp() {
  const member = await app.register();
  const factor = await setUpApp(app, member, now);
  now += MINUTE_MS;
  return { member, ...factor };
}
async function withPasskey() {
  const member = await app.register();
  const [key, { recovery_codes: codes }] = await addPasskey(member, { password: member.password });
  return { member, key, codes };
}

/** What a stolen session must not do. */
const GUARDED: readonly (readonly [name: string, path: string, more: object])[] = [
  ['deleting the account', `${ACCOUNT}/erase`, {}],
  ['changing the address', `${ACCOUNT}/address`, { email: 'moved@example.org' }],
  ['setting a passkey up', `${FACTORS}/passkeys/options`, {}],
  ['new recovery codes', `${FACTORS}/recovery-codes`, {}],
];

describe.each(GUARDED)('%s', (_, path, more) => {
  it('needs a code beside the password, where a second factor is set up', async () => {
    const { member, secret } = await withApp();
    const { password } = member;
    const send = (proof: object) => post(member, path, { ...proof, ...more });
    const lacking = await send({ password }).expect(400);
    expect(lacking.body).toMatchObject({ code: 'VALIDATION_FAILED', detail: MESSAGES.codeRequired });
    const code = codeOf(secret, now);
    expect((await send({ code })).body).toMatchObject({ detail: MESSAGES.currentPasswordRequired });
    expect((await send({ password, code: '000000' })).body).toMatchObject({ code: 'WRONG_SECOND_FACTOR' });
    expect((await send({ password: 'not-this', code })).body).toMatchObject({
      code: 'WRONG_CURRENT_PASSWORD',
    });
    await app.http.get('/api/v1/users/me').set(member.headers).expect(200);
    await send({ password, code }).expect(200);
    if (path.endsWith('erase')) return;
    // It is used: neither this nor anything else takes it again.
    await send({ password, code }).expect(400);
  });

  it('needs nothing but a passkey of the member’s own, an answer once', async () => {
    const { member, key } = await withPasskey();
    const { member: another, key: foreign } = await withPasskey();
    const send = (proof: object) => post(member, path, { ...proof, ...more });
    expect((await send(await proofBy(foreign, member))).body).toMatchObject({ code: 'PASSKEY_REFUSED' });
    // Of another member's asking, and without any.
    await send(await proofBy(key, another)).expect(410);
    await send({ passkey: (await proofBy(key, member)).passkey }).expect(410);
    const proof = await proofBy(key, member);
    if (path.endsWith('erase')) {
      await send(proof).expect(200);
      return;
    }
    const answers = await Promise.all([send(proof), send(proof), send(proof)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await proofBy(key, member);
    now += 5 * MINUTE_MS;
    await send(late).expect(410);
  });
});

describe('a member with passkeys alone', () => {
  it('removes one by another, by itself, or by the password and a recovery code', async () => {
    const { member, key, codes } = await withPasskey();
    const [second] = await addPasskey(member, { password: member.password, code: codes[0] });
    const [third] = await addPasskey(member, await proofBy(second, member));
    expect((await listed(member)).passkeys[2]?.last_use).toBeNull();
    const remove = (one: Authenticator, proof: object) =>
      post(member, `${FACTORS}/passkeys/remove`, { id: one.id.toString('base64url'), ...proof });
    await remove(key, { password: member.password }).expect(400);
    await remove(key, { password: member.password, code: codes[0] }).expect(400);
    await remove(key, await proofBy(second, member)).expect(200);
    await remove(second, { password: member.password, code: codes[1] }).expect(200);
    const left = await listed(member);
    expect([left.passkeys.length, left.recovery_codes_left]).toEqual([1, 8]);
    await remove(third, await proofBy(third, member)).expect(200);
    expect(await listed(member)).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0 });
  });
});

describe('a member without a second factor', () => {
  it('gives the password alone, and has no passkey or recovery code to ask for', async () => {
    const ruth = await app.register();
    const { password } = ruth;
    expect((await post(ruth, `${FACTORS}/proof`).expect(404)).body).toMatchObject({
      code: 'FACTOR_NOT_FOUND',
    });
    await post(ruth, `${FACTORS}/recovery-codes`, { password }).expect(404);
    await post(ruth, `${ACCOUNT}/erase`, { challenge: 'guessed', passkey: {} }).expect(410);
    await post(ruth, `${ACCOUNT}/address`, { password, email: 'moved@example.org' }).expect(200);
    await post(ruth, `${ACCOUNT}/erase`, { password, code: null, passkey: null }).expect(200);
  });
});

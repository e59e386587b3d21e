import { tokenBalance } from '../../../projections/token-balance.projection.js';
import { MESSAGES } from '@emit/contract/messages';
import type { ErrorBody } from '@emit/contract/error-codes';
import { Keyring } from '../../../runtime/sealing.js';
import { memberStream } from '../../../domain/member/events.js';
import { TestApp, type TestMember } from '../../../testing/test-app.js';

const ERASE = '/api/v1/account/erase';

/** Two processes' worth of API on the same stores; only the first folds. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  other = await TestApp.start({ dataDir: app.dataDir, env: { EMIT_ROLE: 'api' } });
});
afterAll(async () => {
  await other.stop();
  await app.close();
});

const erase = (member: TestMember, password: unknown = member.password) =>
  app.http.post(ERASE).set(member.headers).send({ password });
const me = (member: TestMember, at = app) => at.http.get('/api/v1/users/me').set(member.headers);
const logIn = ({ email, password }: TestMember) =>
  app.http.post('/api/v1/auth/login').send({ username: email, password });

async function typesIn(stream: string): Promise<string[]> {
  const types: string[] = [];
  for await (const page of app.emit.stores.eventStore.readStream(stream))
    types.push(...page.map(({ type }) => type));
  return types;
}

describe('erasing the own account', () => {
  it('asks for the password again, and changes nothing without it', async () => {
    const member = await app.register();
    for (const password of ['not-this-one', '', null, 7, { $ne: '' }]) {
      const { body } = await erase(member, password).expect(400);
      const { code, detail } = body as ErrorBody;
      expect([code, detail]).toEqual(
        password === 'not-this-one'
          ? ['WRONG_CURRENT_PASSWORD', 'Current password is incorrect']
          : ['VALIDATION_FAILED', MESSAGES.currentPasswordRequired],
      );
    }
    await me(member).expect(200);
    expect(await typesIn(memberStream(member.user.id))).not.toContain('MemberErased');
  });

  it('is nobody else’s to ask for', async () => {
    await app.http.post(ERASE).send({ password: 'orchard-gate' }).expect(401);
  });

  it('ends every session at once, in every process, and the login', async () => {
    const member = await app.register();
    const { body } = await logIn(member).expect(200);
    await me(member, other).expect(200);
    await erase(member).expect(200);
    for (const at of [app, other]) {
      await me(member, at).expect(401);
      await at.http.get('/fho/dashboard/me').auth(body.access_token, { type: 'bearer' }).expect(401);
    }
    await logIn(member).expect(401);
    await erase(member).expect(401);
  });

  it('leaves the fact and the token ledger in the log, and no key in the vault', async () => {
    const member = await app.register();
    await erase(member).expect(200);
    expect(await typesIn(memberStream(member.user.id))).toEqual([
      'MemberRegistered',
      'TokensGranted',
      'MemberErased',
    ]);
    expect(await app.emit.stores.vault.find(member.user.id)).toBeNull();
    const balance = await app.emit.stores.models.get(tokenBalance, member.user.id);
    expect(balance?.body).toMatchObject({ granted: 20_000, erased: true });
  });

  it('frees the e-mail address for another account, which begins anew', async () => {
    const member = await app.register();
    await erase(member).expect(200);
    const { email, password } = member;
    const { body } = await app.http
      .post('/api/v1/auth/register')
      .send({ email, password, full_name: 'Ruth again' })
      .expect(201);
    expect(body.user.id).not.toBe(member.user.id);
    const list = await app.http
      .get('/api/v1/conversations')
      .auth(body.access_token, { type: 'bearer' })
      .expect(200);
    expect(list.body).toEqual([]);
  });

  it('lets every process forget what it keeps of the member', async () => {
    const member = await app.register();
    const forgotten = new Promise<void>((resolve) => {
      // Members that were erased before may still be on their way.
      const forget = (memberId: string) => {
        if (memberId === member.user.id) resolve();
      };
      jest.spyOn(other.emit.nest.get(Keyring), 'forget').mockImplementation(forget);
    });
    await erase(member).expect(200);
    await forgotten;
  });
});

it('finishes an erasure that another process left half-way, before the key was destroyed', async () => {
  const member = await app.register();
  const { id } = member.user;
  const vaults = [app, other].map(({ emit }) => emit.stores.vault);
  const destroyed = new Promise<void>((resolve) => {
    for (const vault of vaults) {
      const destroy = vault.destroy.bind(vault);
      jest.spyOn(vault, 'destroy').mockImplementation((memberId) => destroy(memberId).then(resolve));
    }
  });
  jest.mocked(vaults[0]!.destroy).mockRejectedValueOnce(new Error('the process dies here'));
  await erase(member).expect(500);
  expect(await typesIn(memberStream(id))).toContain('MemberErased');
  expect(await vaults[0]!.find(id)).not.toBeNull();
  await destroyed;
  expect(await vaults[0]!.find(id)).toBeNull();
  await logIn(member).expect(401);
  jest.restoreAllMocks();
});

import { PRIVACY_VERSION } from '@emit/contract/privacy';
import type { CurrentUser } from '@emit/contract/wire';
import { TestApp } from '../../testing/test-app.js';

const REGISTER = '/api/v1/auth/register';
const ME = '/api/v1/users/me';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

let members = 0;
async function register(over: object) {
  members += 1;
  const body = { email: `asked${members}@example.org`, password: 'orchard-gate', full_name: 'Ruth', ...over };
  return app.http.post(REGISTER).send(body);
}
const headersOf = (body: { access_token?: string }) => ({ authorization: `Bearer ${body.access_token}` });
async function agreedBy(headers: Record<string, string>): Promise<unknown> {
  const { body } = await app.http.get(ME).set(headers).expect(200);
  return (body as CurrentUser).privacy_version;
}

describe('what a member agreed to', () => {
  it('is recorded by registering with its version', async () => {
    const { body } = await register({ privacy_version: PRIVACY_VERSION });
    expect(await agreedBy(headersOf(body))).toBe(PRIVACY_VERSION);
  });

  it.each([{}, { privacy_version: null }])('is not asked for by the API: %j', async (over) => {
    const { status, body } = await register(over);
    expect(status).toBe(201);
    expect(await agreedBy(headersOf(body))).toBeNull();
  });

  it.each(['', '1999-01-01', 'tomorrow', 7, {}])('is no version that never was: %j', async (version) => {
    expect((await register({ privacy_version: version })).status).toBe(400);
  });

  it('is recorded later, once, and by nobody who is not signed in', async () => {
    const { body } = await register({});
    const accept = (headers: Record<string, string>) =>
      app.http.put(`${ME}/privacy`).set(headers).send({ version: PRIVACY_VERSION });
    await accept({}).expect(401);
    for (let n = 0; n < 2; n += 1) await accept(headersOf(body)).expect(200, { status: 'ok' });
    expect(await agreedBy(headersOf(body))).toBe(PRIVACY_VERSION);
  });
});

import { TestApp } from '../../testing/test-app.js';

const SERVICE = '/api/v1/service';
const KEY = { ANTHROPIC_API_KEY: 'sk-none' };

async function factsWith(env: Record<string, string>) {
  const app = await TestApp.start({ env });
  try {
    return (await app.http.get(SERVICE).expect(200)).body as object;
  } finally {
    await app.close();
  }
}

describe('what everyone is told of the server', () => {
  it.each([
    [{}, null],
    [{ ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' }, null],
    [KEY, { host: 'api.anthropic.com' }],
    [
      { ...KEY, ANTHROPIC_BASE_URL: 'https://name:hush@claude.example.org/v1' },
      { host: 'claude.example.org' },
    ],
  ])('says where questions go with %j', async (env, guide) => {
    expect(await factsWith({ ...env, EMIT_TRIAL_TOKENS: '7' })).toEqual({
      guide,
      sends_mail: false,
      takes_payments: false,
      trial_tokens: 7,
    });
  });
});

import type { Health } from '@emit/contract/operations';
import { startAnthropicServer, type AnthropicServer, type Step } from '../../testing/anthropic-server.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { TestApp } from '../../testing/test-app.js';

const good: Step = { kind: 'reply', text: ['Yes.'], usage: { input: 9, output: 3 } };
const refused = (status: number, type: string, message?: string): Step => ({
  kind: 'status',
  status,
  type,
  ...(message && { message }),
});

const FAULTS = [
  ['a wrong key', refused(401, 'authentication_error'), /refuses the key in ANTHROPIC_API_KEY/],
  ['an unknown model', refused(404, 'not_found_error'), /knows no model claude-sonnet-5-5.*ANTHROPIC_MODEL/],
  ['a model that is not allowed', refused(403, 'permission_error'), /may not use the model/],
  ['no credit', refused(400, 'invalid_request_error', 'Your credit balance is too low'), /no credit left/],
] as const;

let model: AnthropicServer;
let emit: EmitCommand;
let app: TestApp;

async function start(...script: Step[]): Promise<void> {
  model = await startAnthropicServer(script);
  const env = { ANTHROPIC_API_KEY: 'sk-test', ANTHROPIC_BASE_URL: model.url };
  emit = new EmitCommand(env);
  app = await TestApp.start({ env, dataDir: emit.dataDir });
}
afterEach(async () => {
  await app.close();
  await model.close();
  emit.remove();
});

async function ask(messageId: string): Promise<{ status: number; detail: string }> {
  const member = await app.register();
  const { status, body } = await app.http
    .post('/api/v1/claude-direct')
    .set(member.headers)
    .send({ prompt: 'Why?', message_id: messageId });
  return { status, detail: String((body as { detail?: string }).detail) };
}
const health = async () => (await app.http.get('/health').expect(200)).body as Health;
const guideRow = async (...options: string[]) => {
  const { out, code } = await emit.run(['doctor', ...options]);
  return { line: /^guide .*$/m.exec(out)?.[0] ?? '', code };
};

describe.each(FAULTS)('%s', (_what, step, sentence) => {
  it('is told in /health and emit doctor, and leaves the server ready; mended, all is well', async () => {
    await start(step, good);
    expect((await guideRow()).line).toMatch(/ok +no server here has asked Claude yet/);
    const { status, detail } = await ask('m1');
    expect(status).toBe(502);
    expect(detail).not.toMatch(/again/);
    const { status: condition, problems } = await health();
    expect(condition).toBe('degraded');
    expect(problems?.join()).toMatch(sentence);
    await app.http.get('/health/ready').expect(200);
    while (!(await guideRow()).line.includes('wrong')) await new Promise(setImmediate);
    expect(await guideRow()).toMatchObject({ line: expect.stringMatching(sentence) as string, code: 1 });
    expect((await ask('m2')).status).toBe(200);
    expect((await health()).status).toBe('ok');
    while (!(await guideRow()).line.includes('ok')) await new Promise(setImmediate);
    expect((await guideRow()).line).toMatch(/Claude answers, claude-sonnet-5-5/);
  });

  it('is found by emit doctor --ask-guide, which asks for a word', async () => {
    await start(step, good);
    expect(await guideRow('--ask-guide')).toMatchObject({
      line: expect.stringMatching(sentence) as string,
      code: 1,
    });
    expect((await guideRow('--ask-guide')).line).toMatch(/answers in \d+ ms; asking took 12 tokens/);
    expect(model.requests).toHaveLength(2);
    expect(JSON.stringify(model.requests[1]).length).toBeLessThan(300);
  });
});

it('an outage says nothing against how the guide is set up', async () => {
  await start(refused(529, 'overloaded_error'));
  expect((await ask('m1')).detail).toMatch(/try again/);
  expect((await health()).status).toBe('ok');
});

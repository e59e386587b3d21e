import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '@emit/contract/wire';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { EVENT_STORE } from '../shared/injection-tokens.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const ME = '/api/v1/users/me';
const guide = new ScriptedGuide();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ guide });
});
afterAll(() => app.close());

async function translationOf({ headers }: Pick<TestMember, 'headers'>): Promise<string> {
  const { body } = await app.http.get(ME).set(headers).expect(200);
  return (body as CurrentUser).translation;
}
const choose = ({ headers }: Pick<TestMember, 'headers'>, body: object) =>
  app.http.put(`${ME}/translation`).set(headers).send(body);

async function choicesOnRecord({ user }: TestMember): Promise<unknown[]> {
  const found: unknown[] = [];
  const store = app.emit.nest.get<EventStore>(EVENT_STORE);
  for await (const page of store.readStream(memberStream(user.id)))
    found.push(...page.filter(({ type }) => type === 'TranslationChosen').map(({ data }) => data));
  return found;
}

describe('the translation that a member reads in', () => {
  it('is the King James until another is chosen, on every device', async () => {
    const member = await app.register();
    expect(await translationOf(member)).toBe('kjv');
    await choose(member, { translation: 'web' }).expect(200, { status: 'ok' });
    expect(await translationOf(member)).toBe('web');
    const { body } = await app.http
      .post('/api/v1/auth/login')
      .send({ username: member.email, password: member.password })
      .expect(200);
    const elsewhere = { headers: { authorization: `Bearer ${body.access_token}` } };
    expect(await translationOf(elsewhere)).toBe('web');
    await choose(elsewhere, { translation: 'kjv' }).expect(200);
    expect(await translationOf(member)).toBe('kjv');
  });

  it('is no business of another member', async () => {
    const [member, other] = [await app.register(), await app.register('Naomi')];
    await choose(member, { translation: 'asv' }).expect(200);
    expect(await translationOf(other)).toBe('kjv');
  });

  it('is on record once, sealed, however often the same is chosen', async () => {
    const member = await app.register();
    await choose(member, { translation: 'kjv' }).expect(200);
    expect(await choicesOnRecord(member)).toEqual([]);
    for (let n = 0; n < 3; n += 1) await choose(member, { translation: 'asv' }).expect(200);
    await choose(member, { translation: 'web' }).expect(200);
    const recorded = await choicesOnRecord(member);
    expect(recorded).toHaveLength(2);
    expect(JSON.stringify(recorded)).not.toMatch(/"(?:web|asv|kjv)"/);
    // Codes of one length are sealed to texts of one length.
    expect(new Set(recorded.map((data) => JSON.stringify(data).length)).size).toBe(1);
  });

  it.each([[{}], [{ translation: 'niv' }], [{ translation: null }], [{ translation: ['web'] }]])(
    'refuses %j',
    async (body) => {
      const member = await app.register();
      const { body: error } = await choose(member, body).expect(400);
      expect(error).toMatchObject({
        code: 'VALIDATION_FAILED',
        detail: 'The translation is one of kjv, web, asv',
      });
      expect(await translationOf(member)).toBe('kjv');
    },
  );

  it('is refused to whoever is not signed in', async () => {
    await app.http.put(`${ME}/translation`).send({ translation: 'web' }).expect(401);
  });

  it('is told to the guide with each question', async () => {
    const member = await app.register();
    const ask = () =>
      app.http
        .post('/api/v1/claude-direct')
        .set(member.headers)
        .send({ prompt: 'What is grace?', message_id: randomUUID() })
        .expect(200);
    await ask();
    expect(guide.asked.at(-1)?.translation).toBe('kjv');
    await choose(member, { translation: 'web' }).expect(200);
    await ask();
    expect(guide.asked.at(-1)?.translation).toBe('web');
  });

  it('is forgotten with the member', async () => {
    const member = await app.register();
    await choose(member, { translation: 'web' }).expect(200);
    await app.http
      .post('/api/v1/account/erase')
      .set(member.headers)
      .send({ password: member.password })
      .expect(200);
    await choose(member, { translation: 'asv' }).expect(401);
    const runner = app.emit.nest.get(CommandRunner);
    const state = await runner.read(memberDecider, memberStream(member.user.id), member.user.id);
    expect(state).toMatchObject({ status: 'erased', translation: null });
  });
});

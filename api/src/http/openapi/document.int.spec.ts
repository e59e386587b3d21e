import { PRIVACY_VERSION } from '@emit/contract/privacy';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { issueLink } from '../../features/shared/issue-link.js';
import { CommandService } from '../../features/shared/command-service.js';
import { Keyring } from '../../runtime/sealing.js';
import type { AnswerBody as Body } from '../../testing/answer-body.js';
import { answersOfApplications } from '../../testing/application-calls.js';
import { Authenticator } from '../../testing/authenticator.js';
import { Described, type Document, type EventSchema, type Operation } from '../../testing/described.js';
import { parseEventStream } from '../../testing/event-stream.js';
import { answersOfPlans } from '../../testing/plan-calls.js';
import { answersOfReminders, pushSetting } from '../../testing/push-keys.js';
import { codeNow } from '../../testing/second-factor.js';
import { answersOfScripture } from '../../testing/scripture-calls.js';
import { StripeServer } from '../../testing/stripe/stripe-server.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

let app: TestApp;
let stripe: StripeServer;
let described: Described;
let member: TestMember;
const met = new Set<string>();

beforeAll(async () => {
  stripe = await StripeServer.start();
  app = await TestApp.start({ env: { EMIT_PUSH_KEYS: pushSetting(), ...stripe.env } });
  described = new Described((await app.http.get('/api/docs').expect(200)).body as Document);
  member = await app.register();
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

function operationOf(name: string): Operation {
  met.add(name);
  const found = described.operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`${name} is not documented`);
  return found;
}

interface Sent {
  /** What stands in the address, from left to right. */
  readonly id?: string | readonly string[];
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the request to an operation; returns the body when it is what the document says of that status. */
async function answerOf(
  name: string,
  { id = 'me', body, query = {}, status = 200, headers: more = {} }: Sent = {},
): Promise<Body> {
  const { answers, path, method } = operationOf(name);
  const ids = [id].flat();
  const address = path.replace(/\{\w+\}/g, () => ids.shift() ?? '');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const headers = name.includes('/auth/') ? {} : { ...member.headers, ...more }; // A sign-in ends the session it is sent with.
  const answer = await app.http[verb](address).set(headers).query(query).send(body).expect(status);
  const { schema = null } = answers[status]?.content?.['application/json'] ?? {};
  expect({ name, schema }).not.toEqual({ name, schema: null });
  expect({ name, fault: schema && described.fault(schema, answer.body) }).toEqual({ name, fault: null });
  return answer.body as Body;
}

const signIn = ({ access_token = '' }: Body) => {
  member.headers.authorization = `Bearer ${access_token}`;
};

const asked = { id: 'question-1', role: 'user', content: 'What does John 3:16 say?', timestamp: 1 };
const saved = { title: 'Psalms', messages: [asked] };
const practice = {
  mindstream_type: 'power',
  practice_type: 'Bible Study',
  duration_minutes: 30,
  quality_rating: 8,
};

describe('what is answered is what the contract says', () => {
  it('to a member', async () => {
    const credentials = { username: member.email, password: member.password };
    const another = { email: 'boaz@example.org', password: member.password, full_name: 'Boaz' };
    await answerOf('post /api/v1/auth/register', { body: another, status: 201 });
    await answerOf('post /api/v1/auth/register', { body: another, status: 409 });
    signIn(await answerOf('post /api/v1/auth/login', { body: credentials }));
    const choices = { translation: { translation: 'web' }, privacy: { version: PRIVACY_VERSION } };
    const others = { name: { full_name: 'Ruth of Moab' }, 'weekly-goal': { minutes: 90 } };
    for (const [what, body] of Object.entries({ ...choices, ...others }))
      await answerOf(`put /api/v1/users/me/${what}`, { body });
    for (const what of ['service', 'users/me', 'sessions']) await answerOf(`get /api/v1/${what}`);
    await answersOfReminders(answerOf);
    for (const page of ['health', 'health/live', 'health/ready', 'api/docs']) await answerOf(`get /${page}`);
  });

  it('about the account', async () => {
    const { email, password } = member;
    await answerOf('post /api/v1/account/verification');
    await answerOf('post /api/v1/account/address', { body: { password, email: 'moved@example.org' } });
    await answerOf('post /api/v1/account/address', { body: { password, email }, status: 400 });
    await answerOf('post /api/v1/auth/forgot', { body: { email } });
    const link = { kind: 'reset', memberId: member.user.id } as const;
    const { vault } = app.emit.stores;
    const { wrappedKey } = (await vault.find(member.user.id))!;
    const about = app.emit.nest.get(Keyring).unwrap(member.user.id, wrappedKey).seal({ address: email });
    const tokenOf = async (kind: 'reset' | 'verify') =>
      (await issueLink(vault, { ...link, kind, about }, Date.now())).split('#')[1];
    await answerOf('post /api/v1/auth/confirm', { body: { token: await tokenOf('verify') } });
    await answerOf('post /api/v1/auth/confirm', { body: { token: 'guessed' }, status: 410 });
    const body = { token: await tokenOf('reset'), password: 'vineyard-at-dawn' };
    await answerOf('post /api/v1/auth/reset', { body });
    await answerOf('post /api/v1/auth/reset', { body, status: 410 });
    member = { ...member, password: body.password };
    const credentials = { username: email, password: member.password };
    signIn(await answerOf('post /api/v1/auth/login', { body: credentials }));
  });

  it('to somebody who applies', () => answersOfApplications(app, answerOf));
  it('about plans', () => answersOfPlans(answerOf, stripe));
  it('about second factors, and to whom has a role', async () => {
    const { email: username, password } = member;
    const [factors, key] = ['/api/v1/account/factors', new Authenticator()];
    const { setup, secret = '' } = await answerOf(`post ${factors}/totp`, { body: { password } });
    const confirmed = { body: { setup, code: await codeNow(secret) } };
    const { recovery_codes: codes = [] } = await answerOf(`post ${factors}/totp/confirm`, confirmed);
    const proof = { password, code: codes[2] };
    const added = await answerOf(`post ${factors}/passkeys/options`, { body: proof });
    const passkey = { setup: added.setup, name: 'A phone', passkey: key.create(added.options ?? {}) };
    await answerOf(`post ${factors}/passkeys`, { body: passkey });

    const half = async () =>
      (await answerOf('post /api/v1/auth/login', { body: { username, password }, status: 401 }))
        .second_factor;
    const byCode = { challenge: (await half())?.challenge, code: codes[0] };
    signIn(await answerOf('post /api/v1/auth/second-factor', { body: byCode }));
    const { challenge, passkey: shown } = (await half())!;
    const byKey = { challenge, passkey: key.get(shown ?? {}) };
    signIn(await answerOf('post /api/v1/auth/second-factor/passkey', { body: byKey }));
    const asked = await answerOf('post /api/v1/auth/passkey/options');
    const alone = { challenge: asked.challenge, passkey: key.get(asked.options ?? {}) };
    signIn(await answerOf('post /api/v1/auth/passkey', { body: alone }));

    const status = 'get /api/v1/operations/status';
    await answerOf(status, { status: 403 });
    const memberId = member.user.id;
    const change = { type: 'ChangeRole', role: 'analyst', by: { operator: 'an', reason: 'a test' } } as const;
    const context = { memberId, correlationId: 'a-test' };
    await app.emit.nest.get(CommandService).run(memberDecider, memberStream(memberId), change, context);
    await answerOf(status);

    const proving = await answerOf(`post ${factors}/proof`);
    const renewed = { challenge: proving.challenge, passkey: key.get(proving.options ?? {}) };
    const { recovery_codes: anew = [] } = await answerOf(`post ${factors}/recovery-codes`, { body: renewed });
    const { passkeys = [] } = await answerOf(`get ${factors}`);
    const removed = { id: passkeys[0]?.id, password, code: anew[0] };
    await answerOf(`post ${factors}/passkeys/remove`, { body: removed });
    await answerOf(`post ${factors}/totp/remove`, { body: { password, code: anew[1] } });
  });

  it('about conversations', async () => {
    const { id } = await answerOf('post /api/v1/conversations', { body: saved, status: 201 });
    const body = { conversations: [{ ...saved, id: 'temp_1', title: 'Proverbs' }] };
    expect(await answerOf('post /api/v1/conversations/sync', { body })).toMatchObject({
      ids: { temp_1: expect.any(String) as string },
    });
    await answerOf('get /api/v1/conversations/{id}', { id });
    await answerOf('get /api/v1/conversations');
    await answerOf('get /api/v1/conversations', { query: { view: 'summary' } });
    await answerOf('put /api/v1/conversations/{id}', { id, body: { title: 'The Psalms' } });
    await answerOf('delete /api/v1/conversations/{id}', { id });
    await answerOf('get /api/v1/conversations/{id}', { id, status: 404 });
  });

  it('by the guide, whole and as events', async () => {
    const question = { prompt: asked.content, message_id: asked.id };
    const replied = await answerOf('post /api/v1/claude-direct', { body: question });
    const { conversation_id = '', message_id = '' } = replied;
    const query = { conversation_id, message_id: asked.id };
    await answerOf('get /api/v1/claude-direct', { query });
    const rating = 'put /api/v1/conversations/{id}/messages/{messageId}/rating';
    const ofReply = [conversation_id, message_id];
    await answerOf(rating, { id: ofReply, body: { rating: 'up', reason: 'Kind' } });
    const ofVerse = rating.replace('/rating', '/quotations/{quotation}/rating');
    await answerOf(ofVerse, { id: [...ofReply, '0'], body: { verdict: 'wrong' } });
    await answerOf(ofVerse, { id: [...ofReply, '999'], body: { verdict: 'wrong' }, status: 404 });
    await answerOf('get /api/v1/conversations/{id}', { id: conversation_id });
    await answerOf('delete /api/v1/claude-direct', { query });
    const { text } = await app.http
      .post('/api/v1/claude-direct')
      .set({ ...member.headers, accept: 'text/event-stream', 'x-debug-mode': '1' })
      .send({ prompt: 'And Psalm 23?' })
      .expect(200);
    const events = described.resolve({ $ref: '#/components/schemas/GuideEvent' }).oneOf as EventSchema[];
    const schemas = new Map(
      events.map(({ properties: { event, data } }) => [event.const, data.contentSchema]),
    );
    const sent = parseEventStream(text);
    expect(sent.map(({ event }) => event).join(' ')).toMatch(/^(delta )+done$/);
    const faults = sent.map(({ event, data }) => described.fault(schemas.get(event) ?? { enum: [] }, data));
    expect(faults).toEqual(sent.map(() => null));
  });

  it('about practices and tokens', async () => {
    await answerOf('get /fho/dashboard/{userId}');
    const logged = await answerOf('post /fho/practices/{userId}', { body: practice, status: 201 });
    const id = logged.practice_id ?? '';
    await answerOf('put /api/v1/practices/{id}', { id, body: practice });
    await answerOf('get /api/v1/practices', { query: { stream: practice.mindstream_type } });
    await answerOf('get /fho/dashboard/{userId}');
    await answerOf('get /api/v1/progress/summary');
    await answerOf('get /api/v1/progress/calendar');
    const row = { ...practice, key: 'row-1', practice_date: '2019-03-01' };
    const imported = { body: { source: 'csv', practices: [row, row] } };
    for (const step of ['/preview', '']) await answerOf(`post /api/v1/practices/import${step}`, imported);
    await answerOf('delete /api/v1/practices/{id}', { id });
    await answerOf('put /api/v1/practices/{id}', { id, body: practice, status: 409 });
    await answerOf('get /api/v1/tokens/usage');
    await answerOf('get /api/v1/tokens/charges');
  });

  it('about Scripture', () => answersOfScripture(answerOf));

  it('at the end', async () => {
    const passwords = { current_password: member.password, new_password: 'vineyard-by-night' };
    signIn(await answerOf('post /api/change-password', { body: passwords }));
    await answerOf('delete /api/v1/sessions/{id}', { id: 'current' });
    await answerOf('get /api/v1/sessions', { status: 401 });
    const body = { username: member.email, password: passwords.new_password };
    signIn(await answerOf('post /api/v1/auth/login', { body }));
    await answerOf('post /api/v1/account/erase', { body: { password: passwords.new_password } });
  });

  it('by every operation that answers JSON', () => {
    const json = ({ answers }: Operation) =>
      Object.entries(answers).some(
        ([status, { content }]) => Number(status) < 300 && content?.['application/json'],
      );
    const names = described.operations.filter(json).map(({ name }) => name);
    expect(names.filter((name) => !met.has(name))).toEqual([]);
  });
});

it('knows the ids that clients make by one pattern, in what comes in and in what goes out', () => {
  const idOf = (name: string) => described.resolve({ $ref: `#/components/schemas/${name}` }).properties;
  const { pattern } = idOf('GuideResponse')?.['message_id'] ?? {};
  expect(pattern).toBeDefined();
  expect(idOf('GuideDto')?.['message_id']?.pattern).toBe(pattern);
});

import { ACCOUNT_BODIES } from '../testing/account-calls.js';
import { routesIn } from '../testing/routes-in.js';
import { APPLICATION_ROUTES } from '../testing/application-calls.js';
import { textOf } from '../testing/answer-text.js';
import { IMPORT_BODIES } from '../testing/import-calls.js';
import { idOfPlanRequest, NOTICE_ROUTE, PLAN_BODIES } from '../testing/plan-calls.js';
import { pushSetting, idsInVault, REMINDER_BODIES } from '../testing/push-keys.js';
import { factorBodies } from '../testing/second-factor.js';
import { ScriptedGuide } from '../testing/scripted-guide.js';
import {
  keepInScripture,
  SCRIPTURE_BODIES,
  SCRIPTURE_QUERIES,
  type ScriptureIds,
} from '../testing/scripture-calls.js';
import { TestApp, type TestMember } from '../testing/test-app.js';

type Method = 'get' | 'post' | 'put' | 'delete';
interface Operation {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly security?: object[];
  readonly requestBody?: object;
}

const SIGN_IN =
  'register login second-factor second-factor/passkey passkey passkey/options forgot reset confirm'.split(
    ' ',
  );
/** Everything that nobody needs to be signed in for. Nothing else, ever, without a change here. */
const PUBLIC = [
  ...['', '/live', '/ready'].map((part) => `get /health${part}`),
  'get /metrics',
  'get /api/docs',
  'get /api/v1/service',
  ...SIGN_IN.map((name) => `post /api/v1/auth/${name}`),
  ...APPLICATION_ROUTES,
  NOTICE_ROUTE,
];

const TEXTS = ['Why did the cedarwood whisper', 'Lanternlight remembers', 'Harp strings', 'Olivegrove hour'];
const message = (id: string, content: string) => ({ id, role: 'user', content, timestamp: 1 });
const practice = {
  mindstream_type: 'power',
  practice_type: 'Worship',
  practice_name: TEXTS[3],
  duration_minutes: 20,
  quality_rating: 9,
};
const key = { 'idempotency-key': 'a-key-of-ruths' };

let app: TestApp;
let operations: Operation[];
let ruth: TestMember & Record<'conversation' | 'reply', string> & { own: ScriptureIds };
let naomi: TestMember;

beforeAll(async () => {
  const guide = new ScriptedGuide();
  guide.reply = () => TEXTS[1] ?? '';
  app = await TestApp.start({ guide, env: { EMIT_PUSH_KEYS: pushSetting() } });
  operations = operationsIn((await app.http.get('/api/docs')).body as Document);
  ruth = await memberWithEverything();
  naomi = await app.register('Naomi');
});
afterAll(() => app.close());

interface Document {
  readonly paths: Record<string, Record<Method, Omit<Operation, 'name' | 'method' | 'path'>>>;
}
function operationsIn({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [Method, Operation][]).map(([method, operation]) => ({
      ...operation,
      name: `${method} ${path}`,
      method,
      path,
    })),
  );
}

async function memberWithEverything(): Promise<typeof ruth> {
  const member = await app.register('Ruth-Unmistakable');
  const change = { current_password: member.password, new_password: 'a password of Ruth alone' };
  const changed = await app.http.post('/api/change-password').set(member.headers).send(change).expect(200);
  const headers = { authorization: `Bearer ${changed.body.access_token}` };
  const question = { prompt: TEXTS[0], message_id: 'm1' };
  const asked = await app.http.post('/api/v1/claude-direct').set(headers).send(question).expect(200);
  const conversation = String(asked.body.conversation_id);
  const reply = String(asked.body.message_id);
  const title = { title: TEXTS[2] };
  await app.http.put(`/api/v1/conversations/${conversation}`).set(headers).send(title).expect(200);
  const sent = app.http.post('/fho/practices/me').set({ ...headers, ...key });
  const logged = await sent.send(practice).expect(201);
  const practiceId = String(logged.body.practice_id);
  const kept = { ...(await keepInScripture(app, headers)), ...(await idOfPlanRequest(app, headers)) };
  const own = { '/api/v1/practices/': practiceId, ...kept, ...(await idsInVault(app, headers)) };
  return { ...member, password: change.new_password, headers, conversation, reply, own };
}

/** Whose ids stand in a path: a new parameter must be said here. */
function pathFor({ path, name }: Operation, member: typeof ruth): string {
  if (['get', 'delete'].some((method) => name === `${method} /api/v1/claude-direct`))
    return `${path}?conversation_id=${member.conversation}&message_id=m1`;
  return path.replace(/\{(\w+)\}/g, (_, parameter) => {
    if (parameter === 'userId') return member.user.id;
    if (parameter === 'messageId') return member.reply;
    if (parameter === 'quotation' || parameter === 'day') return '1';
    if (path.startsWith('/api/v1/conversations/')) return member.conversation;
    const own = Object.entries(member.own).find(([beginning]) => path.startsWith(beginning));
    if (own) return own[1];
    throw new Error(`Say in this test what {${parameter}} of ${name} is`);
  });
}

/** A valid body with Ruth's ids in it, and what Naomi is answered. Ids in the path alone are always a 404. */
function bodies(): Record<string, readonly [body: object, status: number]> {
  const mine = message('m1', 'Naomi’s own words');
  const sync = { conversations: [{ id: ruth.conversation, messages: [mine] }] };
  return {
    'post /api/change-password': [
      { user_id: ruth.user.id, current_password: ruth.password, new_password: 'Naomi was here 1' },
      404,
    ],
    'get /api/v1/claude-direct': [{}, 404],
    'delete /api/v1/claude-direct': [{}, 404],
    'post /api/v1/account/address': [{ password: ruth.password, email: 'moved@example.org' }, 400],
    'post /api/v1/account/erase': [{ password: ruth.password }, 400],
    ...factorBodies(ruth.password),
    'get /api/v1/operations/status': [{}, 403],
    'post /fho/practices/{userId}': [practice, 404],
    'put /api/v1/practices/{id}': [practice, 404],
    ...{ ...REMINDER_BODIES, ...SCRIPTURE_BODIES, ...IMPORT_BODIES, ...PLAN_BODIES },
    'post /api/v1/conversations': [{ title: 'Mine', messages: [mine] }, 201],
    'put /api/v1/conversations/{id}': [{ title: 'Mine now', messages: [mine] }, 404],
    'put /api/v1/conversations/{id}/messages/{messageId}/rating': [{ rating: 'down', reason: 'Mine' }, 404],
    'put /api/v1/conversations/{id}/messages/{messageId}/quotations/{quotation}/rating': [
      { verdict: 'wrong' },
      404,
    ],
    ...ACCOUNT_BODIES,
    'post /api/v1/conversations/sync': [sync, 200],
    'post /api/v1/claude-direct': [{ prompt: 'Whose is this?', conversation_id: ruth.conversation }, 404],
  };
}
const isPublic = ({ name }: Operation) => PUBLIC.includes(name);
const closed = () => operations.filter((operation) => !isPublic(operation));
function call({ method, name }: Operation, path: string, headers = {}) {
  const request = app.http[method](path)
    .set(headers)
    .query(SCRIPTURE_QUERIES[name] ?? {});
  // The file of all of a member's data; a refusal of it is JSON like any other.
  return name.endsWith('/export') && 'authorization' in headers ? request.responseType('blob') : request;
}

describe('the OpenAPI document', () => {
  it('names every route that is served', () => {
    const served = app.emit.nest.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
    expect(routesIn(served)).toEqual(
      operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`).sort(),
    );
  });

  it('says of each that is not public that it needs a session, and of no other', () => {
    const secured = operations.filter(({ security }) => security?.length);
    expect(secured.map(({ name }) => name)).toEqual(closed().map(({ name }) => name));
    expect(
      operations
        .filter(isPublic)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...PUBLIC].sort());
  });
});

describe('nobody', () => {
  it.each([
    ['as it is written', (path: string) => path],
    ['with a slash behind', (path: string) => `${path}/`],
    ['with a slash too many', (path: string) => path.replace('/', '//')],
    ['in capitals', (path: string) => path.toUpperCase()],
    ['with an encoded letter', (path: string) => path.replace('a', '%61')],
  ])('is let into no route that is not public, %s', async (_, spelt) => {
    expect(closed().length).toBeGreaterThan(15);
    for (const operation of closed()) {
      const answer = await call(operation, spelt(pathFor(operation, ruth))).send({});
      const allowed = spelt('/a') === '/a' ? [401] : [401, 404, 405];
      expect([operation.name, allowed.includes(answer.status), answer.body.code]).toEqual([
        operation.name,
        true,
        expect.stringMatching(/^(NOT_AUTHENTICATED|ROUTE_NOT_FOUND|METHOD_NOT_ALLOWED)$/),
      ]);
    }
  });

  it('learns nothing from HEAD, from another method or from X-HTTP-Method-Override', async () => {
    const me = '/api/v1/users/me';
    await app.http.head(me).expect(401);
    for (const method of ['patch', 'options', 'trace'] as const) {
      const answer = await app.http[method](me);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    await app.http.post('/health').set('x-http-method-override', 'DELETE').expect(405);
  });
});

describe('another member', () => {
  const seenByRuth = async () => {
    const seen: Record<string, unknown> = {};
    for (const operation of closed().filter(
      ({ name, method }) => method === 'get' && name !== 'get /api/v1/operations/status',
    )) {
      const answer = await call(operation, pathFor(operation, ruth), ruth.headers).expect(200);
      // A file of all her data holds the time at which it was made.
      if (!Buffer.isBuffer(answer.body)) seen[operation.name] = answer.body;
      else expect(TEXTS.filter((text) => !textOf(answer).includes(text))).toEqual([]);
    }
    return seen;
  };

  it('is answered 404 for what is Ruth’s, sees nothing of it anywhere, and changes nothing', async () => {
    const before = await seenByRuth();
    expect(TEXTS.filter((text) => !JSON.stringify(before).includes(text))).toEqual([]);
    for (const operation of closed()) {
      const { name, path, requestBody } = operation;
      const [body, status] = bodies()[name] ?? [undefined, path.includes('{') ? 404 : 200];
      if (requestBody && !body) throw new Error(`Say in this test what a valid body of ${name} is`);
      const request = call(operation, pathFor(operation, ruth), { ...naomi.headers, ...key });
      const answer = await (body ? request.send(body) : request);
      expect([name, answer.status]).toEqual([name, status]);
      const shown = textOf(answer);
      const leaked = [...TEXTS, 'Ruth-Unmistakable', ruth.email, ruth.user.id, ...Object.values(ruth.own)];
      expect({ name, leaked: leaked.filter((text) => shown.includes(text)) }).toEqual({ name, leaked: [] });
    }
    expect(await seenByRuth()).toEqual(before);
  });

  it('who uses Ruth’s idempotency key logs a practice of their own', async () => {
    const log = async ({ headers }: TestMember) => {
      const sent = app.http.post('/fho/practices/me').set({ ...headers, ...key });
      return (await sent.send(practice).expect(201)).body as unknown;
    };
    const hers = await log(ruth);
    expect(await log(ruth)).toEqual(hers);
    expect(await log(naomi)).not.toEqual(hers);
  });
});

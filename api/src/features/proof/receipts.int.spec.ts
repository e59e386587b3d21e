import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { GuideUnavailable } from '../../ports/guide.port.js';
import { parseProof } from '../../proof/inclusion-proof.js';
import { readReceipt, receiptText } from '../../proof/receipt.js';
import { CHAIN_START, chainHash } from '../../proof/chain.js';
import { entryOf } from '../../proof/entry.js';
import { leafHash } from '../../proof/merkle.js';
import { NoteSigner } from '../../proof/signed-note.js';
import { signTreeHead } from '../../proof/tree-head.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { forgeableSqlite } from '../../testing/forgery/forgeable-log.js';
import { resealed } from '../../testing/forgery/forgeries.js';
import { ScriptedGuide } from '../../testing/scripted-guide.js';
import { TestApp, type TestMember } from '../../testing/test-app.js';

const own = NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, 3));
/** Nothing is there: no event store, no key. */
const elsewhere = new EmitCommand();
let folder: string;
const guide = new ScriptedGuide();
let app: TestApp;
let member: TestMember;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emit-receipts-'));
  writeFileSync(join(folder, 'audit.pub'), own.verifier.toString());
});
afterEach(() => app.close());
afterAll(() => {
  elsewhere.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = { EMIT_AUDIT_KEY: own.toString() }): Promise<void> {
  guide.reply = () => 'Stay with it.';
  app = await TestApp.start({ guide, env });
  member = await app.register();
}

async function ask(status = 200): Promise<void> {
  const question = { prompt: 'Why?', message_id: randomUUID(), category: 'biblical' };
  await app.http.post('/api/v1/claude-direct').set(member.headers).send(question).expect(status);
}

async function download(): Promise<Record<string, string>> {
  const answer = await app.http
    .get('/api/v1/account/export')
    .set(member.headers)
    .responseType('blob')
    .expect(200);
  const files = Object.entries(unzipSync(answer.body as Uint8Array));
  return Object.fromEntries(files.map(([name, content]) => [name, strFromU8(content)]));
}

const receiptsIn = (files: Record<string, string>) =>
  Object.entries(files).filter(([name]) => name.startsWith('receipts/'));

async function check(text: string, ...args: string[]) {
  const file = join(folder, 'receipt.tlog-proof');
  writeFileSync(file, text);
  return elsewhere.run(['audit', 'check-receipt', file, ...args]);
}
const withKey = () => ['--key', join(folder, 'audit.pub')];

it('gives a receipt of each charge, which anybody checks without the log', async () => {
  await start();
  for (let n = 0; n < 3; n++) await ask();
  const files = await download();
  const receipts = receiptsIn(files);
  const charged = (files['tokens.csv'] ?? '').split('\r\n').filter((line) => line.includes(',reply,'));
  expect(receipts).toHaveLength(charged.length);
  expect(files['README.txt']).toContain('receipts/ ');
  for (const [name, text] of receipts) {
    expect(name).toMatch(/^receipts\/\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z_[0-9a-f-]{36}\.tlog-proof$/);
    const { event } = readReceipt(text);
    expect(event).toMatchObject({ type: 'TokensConsumed', metadata: { memberId: member.user.id } });
    const { code, out, err } = await check(text, ...withKey());
    expect(code).toBe(0);
    expect(out).toContain(`totalTokens        ${(event.data as { totalTokens: number }).totalTokens}`);
    expect(out).toContain(`signed by example.org/emit, key ${own.verifier.id}`);
    expect(err).toBe('The log has this event, as it is shown here.\n');
  }
});

it('gives one of a question that was paid for and got no reply, and none of what was not charged', async () => {
  await start();
  const used = { inputTokens: 950, outputTokens: 50, cacheReadTokens: 0, cacheWriteTokens: 0 };
  for (const reason of ['empty', 'broken-off'] as const) {
    guide.reply = () => {
      throw new GuideUnavailable('No reply', used, { reason });
    };
    await ask(502);
  }
  const receipts = receiptsIn(await download());
  expect(receipts).toHaveLength(1);
  const { code, out } = await check(receipts[0]![1], ...withKey());
  expect(code).toBe(0);
  expect(out).toMatch(/^TurnFailed of .*\n(.*\n)* {2}reason +empty\n(.*\n)* {2}charged +true\n/);
});

it('proves nothing once a word of it was changed', async () => {
  await start();
  await ask();
  const [[, text]] = receiptsIn(await download()) as [[string, string]];
  const extra = parseProof(text).extra!.toString();
  const carrying = (changed: string) => {
    return text.replace(/^extra .*$/m, `extra ${Buffer.from(changed).toString('base64')}`);
  };
  const forged = [
    carrying(extra.replace(/"totalTokens":\d+/, '"totalTokens":1')),
    carrying(
      extra.replace(/"position":(\d+)/, (_, position: string) => `"position":${Number(position) + 1}`),
    ),
    carrying(extra.replace(/"position":\d+/, '"position":-1')),
    carrying(extra.replace(/"former":"./, '"former":"x')),
    carrying(extra.replace(/"revision":\d+/, '"revision":7')),
    carrying('{}'),
    carrying('no JSON'),
    text.replace(/^extra .*\n/m, ''),
    text.replace(/^index \d+$/m, 'index 0'),
    text.replace(
      /^(example\.org\/emit\n)(\d+)/m,
      (_, origin: string, size: string) => origin + String(Number(size) + 1),
    ),
    text.slice(0, -40),
    'something else',
  ];
  for (const one of forged) {
    const { code, err } = await check(one, ...withKey());
    expect({ code, err }).toMatchObject({
      code: 1,
      err: expect.stringMatching(/proves nothing|is forged|signed by none/) as string,
    });
  }
});

/** A receipt of a log that somebody made up, with a key of their own and one charge in it. */
function madeUp(model: string, at: number): string {
  const [stream, position, ids] = ['conversation-1', 1, { id: '1', correlationId: '1', causationId: '1' }];
  const event = {
    type: 'TokensConsumed',
    data: { model },
    metadata: { ...ids, at, memberId: '1', schema: 1 },
  };
  const chain = chainHash(CHAIN_START, stream, 0, event);
  const head = { size: 1, root: leafHash(entryOf({ position, chain })) };
  const checkpoint = signTreeHead(head, [NoteSigner.fromSeed(own.name, Buffer.alloc(32, 9))]);
  const whole = { ...event, stream, revision: 0, position, metadata: { ...event.metadata, chain } };
  return receiptText({ ...whole, former: CHAIN_START }, { index: 0, path: [], checkpoint });
}

it('of another log writes no line that looks like ours, and moves no cursor', async () => {
  await start();
  const { code, out } = await check(
    madeUp('a\nsigned by example.org/emit, key 0\u001b[1A\u2028\u202e', 1),
    ...withKey(),
  );
  expect(code).toBe(1);
  expect(out).toContain('a\\u{a}signed by example.org/emit, key 0\\u{1b}[1A\\u{2028}\\u{202e}\n');
  expect(out).not.toMatch(/^signed by/m);
  expect(await check(madeUp('a', 9e15), ...withKey())).toMatchObject({
    code: 1,
    err: expect.stringContaining('proves nothing: what it carries is no event') as string,
  });
});

it('is evidence that the log can be compared with', async () => {
  await start();
  await ask();
  const file = join(folder, 'kept.tlog-proof');
  writeFileSync(file, receiptsIn(await download())[0]![1]);
  const log = new EmitCommand({}, app.dataDir);
  const against = () => log.run(['audit', 'verify', '--no-models', '--against', file, ...withKey()]);
  await ask();
  expect(await against()).toMatchObject({ code: 0 });
  const charged = forgeableSqlite(app.dataDir).read();
  const raised = charged.map((event) =>
    event.type === 'TokensConsumed'
      ? { ...event, data: { ...(event.data as object), totalTokens: 5 } }
      : event,
  );
  forgeableSqlite(app.dataDir).write(resealed(raised));
  const { code, out } = await against();
  expect(code).toBe(1);
  expect(out).toContain(`are not those signed in the receipt ${file}`);
  writeFileSync(file, 'c2sp.org/tlog-proof@v1\nindex 0\n\n');
  expect(await against()).toMatchObject({ code: 2 });
});

it('says by whom it is signed, or that this was not checked', async () => {
  await start();
  await ask();
  const [[, text]] = receiptsIn(await download()) as [[string, string]];
  expect(await check(text)).toMatchObject({
    code: 3,
    err: expect.stringContaining('was not checked') as string,
  });
  // As a mail or an editor leaves it.
  expect(await check(`\uFEFF${text.replaceAll('\n', '\r\n')}`, ...withKey())).toMatchObject({ code: 0 });
  expect(await check(text.slice(0, text.indexOf('\n\n')), ...withKey())).toMatchObject({
    code: 1,
    err: expect.stringContaining('it ends before its checkpoint: something of it is cut off') as string,
  });
  const other = NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, 4)).verifier.toString();
  expect(await check(text, '--key', other)).toMatchObject({ code: 1 });
  expect(await check(text, '--key', 'no key')).toMatchObject({ code: 2 });
  expect(await elsewhere.run(['audit', 'check-receipt', join(folder, 'nothing')])).toMatchObject({ code: 1 });
});

it('gives none where nothing can be signed, and says nothing of them', async () => {
  await start({});
  await ask();
  const files = await download();
  // The embedded server makes a key of its own.
  expect(receiptsIn(files)).toHaveLength(1);
  rmSync(join(app.dataDir, 'secrets/audit.key'));
  writeFileSync(join(app.dataDir, 'secrets/audit.key'), 'damaged');
  const without = await download();
  expect(receiptsIn(without)).toEqual([]);
  expect(without['README.txt']).not.toContain('receipts/');
  expect(without['tokens.csv']).toContain(',reply,');
});

import { createServer, type Server } from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkpointOutbox } from '../../composition/checkpoint-parts.js';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import type { RecordedEvent } from '../../kernel/event.js';
import { LogTree } from '../../proof/log-tree.js';
import { continues } from '../../proof/proofs.js';
import { NoteSigner, type NoteVerifier } from '../../proof/signed-note.js';
import { parseCheckpoint, signersOfCheckpoint } from '../../proof/tree-head.js';
import { keptAuditKey } from '../../settings/audit-settings.js';
import { forgeableSqlite } from '../../testing/forgery/forgeable-log.js';
import { TestApp } from '../../testing/test-app.js';
import { CommandService } from '../shared/command-service.js';
import { CheckpointLoop } from './checkpoint-loop.js';

const HOUR = 3_600_000;
const given = NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, 5));
let now = Date.parse('2026-11-24T08:00:00Z');
const clock = () => now;
let folder: string;
let app: TestApp;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emit-handed-on-'));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}, dataDir?: string) => {
  app = await TestApp.start({
    clock,
    env: { EMIT_CHECKPOINTS: folder, ...env },
    ...(dataDir && { dataDir }),
  });
  if (!dataDir) await app.register();
};
const look = () => app.emit.nest.get(CheckpointLoop).look();
const history = () => readdirSync(join(folder, 'checkpoints')).sort();
const notes = () => history().map((name) => readFileSync(join(folder, 'checkpoints', name), 'utf8'));
const metric = async (name: string) => {
  const { text } = await app.http.get('/metrics').expect(200);
  return new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1];
};
const problems = async () =>
  ((await app.http.get('/health').expect(200)).body as { problems?: string[] }).problems ?? [];

async function plainTree(): Promise<LogTree> {
  const tree = new LogTree();
  for await (const page of app.emit.stores.eventStore.readAll({ after: 0 }))
    for (const { position, metadata } of page) tree.add({ position, chain: metadata.chain });
  return tree;
}

type Forgery = (events: readonly RecordedEvent[]) => readonly RecordedEvent[];
const withOtherChain: Forgery = (events) =>
  events.map((event, index) =>
    index > 0 ? event : { ...event, metadata: { ...event.metadata, chain: '0'.repeat(64) } },
  );

const forge = (forgery: Forgery, log = forgeableSqlite(app.dataDir)) => log.write(forgery(log.read()));

async function grant(): Promise<void> {
  const [member] = await app.emit.stores.models.list({ name: 'token-balance' }, {});
  const memberId = member?.owner ?? '';
  const command = { type: 'GrantTokens', amount: 500 } as const;
  const context = { memberId, correlationId: 'by an operator' };
  await app.emit.nest.get(CommandService).run(memberDecider, memberStream(memberId), command, context);
}

it('signs the tree over the log each hour, by a key that the data folder keeps', async () => {
  await start();
  await look();
  expect(notes()).toHaveLength(1);
  const first = parseCheckpoint(notes()[0]!);
  const tree = await plainTree();
  expect(first).toMatchObject({ size: tree.size, root: tree.root() });
  const key = keptAuditKey(app.dataDir)!;
  expect(signersOfCheckpoint(first, [key.verifier])).toEqual([key.verifier]);
  await look();
  now += HOUR - 1;
  await app.register();
  await look();
  expect(notes()).toHaveLength(1);
  now += 1;
  await look();
  const [, second] = notes().map(parseCheckpoint);
  expect(second!.size).toBeGreaterThan(first.size);
  expect(second!.root).toEqual((await plainTree()).root());
  expect(readFileSync(join(folder, 'checkpoint'), 'utf8')).toBe(second!.note);
  expect(await metric('emit_checkpoint_age_seconds')).toBe('0');
  expect(await metric('emit_checkpoint_handed_on_age_seconds')).toBe('0');
  expect(await metric('emit_checkpoints_waiting')).toBe('0');
  expect(await metric('emit_checkpoint_forked')).toBe('0');
  expect(await metric('emit_checkpoint_events')).toBe(String(second!.size));
  expect(await problems()).toEqual([]);
});

it('signs one by itself as soon as an operator has granted tokens', async () => {
  await start({ EMIT_AUDIT_KEY: given.toString() });
  await look();
  await grant();
  const granted = (await plainTree()).size;
  while (notes().length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  const covering = parseCheckpoint(notes()[1]!);
  expect(covering.size).toBe(granted);
  expect(covering.origin).toBe('example.org/emit');
  const trusted: NoteVerifier[] = [given.verifier];
  expect(signersOfCheckpoint(covering, trusted)).toEqual(trusted);
});

it('hands the tiles on with it, of which any later checkpoint is proven to continue an earlier one', async () => {
  await start();
  for (let n = 0; n < 3; n++) {
    await grant();
    now += HOUR;
    await look();
  }
  const handed = notes().map(parseCheckpoint);
  const tree = await plainTree();
  const leaves = readFileSync(join(folder, `tile/0/000.p/${tree.size}`));
  expect(leaves).toEqual(tree.edges[0]!.hashes);
  expect(handed.map(({ size }) => size)).toEqual([...handed.map(({ size }) => size)].sort((a, b) => a - b));
  expect(continues(handed.at(-1)!, { size: tree.size, root: tree.root() }, [])).toBe(true);
});

it.each([
  ['the last one', []],
  ['the last one, which is where it was handed on to alone', ['checkpoints']],
])('never signs an event store that does not continue %s, and says so', async (_, removed) => {
  await start();
  await look();
  await app.stop();
  forge(withOtherChain);
  for (const name of ['read-models.sqlite', 'read-models', ...removed])
    rmSync(join(app.dataDir, name), { recursive: true });
  now += HOUR;
  await start({}, app.dataDir);
  await look();
  expect(notes()).toHaveLength(1);
  expect((await checkpointOutbox(app.dataDir).latest())?.note).toBe(
    removed.length > 0 ? undefined : notes()[0],
  );
  expect(await problems()).toEqual([
    expect.stringContaining('are not those that a checkpoint was signed over'),
  ]);
  expect(await metric('emit_checkpoint_forked')).toBe('1');
});

it('says at once that events are gone, though a later one is in the place of the last', async () => {
  await start();
  await app.register();
  await look();
  await app.stop();
  forge((events) => events.slice(0, -2));
  await start({}, app.dataDir);
  await grant();
  await look();
  expect(await problems()).toEqual([
    expect.stringMatching(/ends at position \d+, .* up to \d+: events are gone/),
  ]);
  expect(await metric('emit_checkpoint_forked')).toBe('1');
});

it('makes no new key in the place of one that is gone', async () => {
  await start();
  await look();
  rmSync(join(app.dataDir, 'secrets/audit.key'));
  now += HOUR;
  await look();
  expect(notes()).toHaveLength(1);
  expect(await problems()).toEqual([
    expect.stringMatching(/the key that signed the checkpoints of emit\/\w+ is gone/),
  ]);
});

it('keeps what nobody takes, over a restart too, until somebody does', async () => {
  const away = join(folder, 'not-there-yet');
  await start({ EMIT_CHECKPOINTS: away });
  await look();
  now += HOUR;
  await look();
  expect(await metric('emit_checkpoints_waiting')).toBe('2');
  expect(await problems()).toEqual([]);
  now += 2 * HOUR;
  await look();
  expect(await problems()).toEqual([
    expect.stringMatching(/wait since 2026-.*to be handed on: .*cannot be used/),
  ]);
  await app.stop();
  await start({}, app.dataDir);
  await look();
  expect(notes().length).toBe(3);
  expect(await metric('emit_checkpoints_waiting')).toBe('0');
  expect(await problems()).toEqual([]);
});

describe('handed on to an address', () => {
  let server: Server;
  let taken: { body: string; type?: string; authorization?: string }[];
  let status: number;
  beforeEach(async () => {
    taken = [];
    status = 204;
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      request.on('end', () => {
        const { 'content-type': type, authorization } = request.headers;
        taken.push({ body, ...(type && { type }), ...(authorization && { authorization }) });
        response.writeHead(status, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const url = () => `http://auditor:s3cret@127.0.0.1:${(server.address() as AddressInfo).port}/checkpoints`;

  it('is POSTed, with the credentials of the address', async () => {
    await start({ EMIT_CHECKPOINTS: url() });
    await look();
    const authorization = `Basic ${Buffer.from('auditor:s3cret').toString('base64')}`;
    expect(taken).toEqual([
      {
        body: expect.stringContaining('— emit/') as string,
        type: 'text/plain; charset=utf-8',
        authorization,
      },
    ]);
    expect(parseCheckpoint(taken[0]!.body).size).toBe((await plainTree()).size);
    expect(await metric('emit_checkpoints_waiting')).toBe('0');
  });

  it.each([500, 404, 302])('waits after an answer of %d', async (refused) => {
    status = refused;
    await start({ EMIT_CHECKPOINTS: url() });
    await look();
    expect(taken).toHaveLength(1);
    expect(await metric('emit_checkpoints_waiting')).toBe('1');
    now += 3 * HOUR;
    expect((await problems()).join()).not.toContain('s3cret');
  });
});

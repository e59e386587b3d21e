import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryDatabase } from '../adapters/mongodb/temporary-database.contract.js';
import { EmitCommand } from '../testing/emit-command.js';
import { EventStoreDbServer } from '../testing/eventstoredb/eventstoredb-server.js';
import { MongoDbProxy } from '../testing/mongodb/mongodb-proxy.js';

const mongo = process.env['MONGODB_URL'];
const SECRETS = {
  EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
  EMIT_JWT_SECRET: 'b7ae02c95d1f6e3884c0d92f71a6be534f08',
};

/** Of the event store alone: no read model, no vault, no secret. */
const OF_EVENTS: readonly (readonly string[])[] = [
  ['events', 'list', '--newest'],
  ['events', 'tail', '--no-follow'],
  ['events', 'show', 'POSITION'],
  ['events', 'export'],
  ['audit', 'tokens', '--by', 'member,month'],
  ['audit', 'tokens', '--anomalies'],
  ['audit', 'tokens', '--exceeded'],
  ['audit', 'statement', 'MEMBER'],
  ['audit', 'ratings'],
  ['audit', 'verify', '--no-models', '--no-keys'],
  ['projections', 'rules'],
  ['projections', 'schema'],
  ['projections', 'preview', '--rules', 'RULES'],
];
/** Of the read models, too. */
const OF_MODELS: readonly (readonly string[])[] = [
  ['audit', 'verify', '--no-keys'],
  ['projections', 'list'],
  ['projections', 'parked', 'list'],
  ['members', 'list'],
  ['members', 'show', 'MEMBER'],
];

/** Commands that MongoDB's built-in role 'read' may give. */
const OF_READERS = new Set(['find', 'getMore', 'aggregate', 'count', 'ping', 'listCollections', 'buildInfo']);

describe('commands that only look, on servers, without a secret', () => {
  let server: EventStoreDbServer;
  let folder: string;
  const words: Record<string, string> = {};
  const withWords = (args: readonly string[]) => args.map((word) => words[word] ?? word);

  beforeEach(async () => {
    server = new EventStoreDbServer();
    await server.start();
    folder = mkdtempSync(join(tmpdir(), 'emit-reader-'));
  });
  afterEach(() => {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What an operator has made. */
  async function history(env: Readonly<Record<string, string>>): Promise<EmitCommand> {
    const operator = new EmitCommand({ EVENTSTORE_URL: server.url, ...env, ...SECRETS });
    const demo = ['demo', '--members', '4', '--days', '20', '--seed', 'looking', '--end', '2026-11-19'];
    for (const args of [demo, ['projections', 'rebuild', '--all']])
      expect(await operator.run(args)).toMatchObject({ code: 0 });
    const [first] = await operator.json<{ position: number; metadata: { memberId: string } }[]>([
      'events',
      'list',
      '--type',
      'MemberRegistered',
    ]);
    const { out } = await operator.run(['projections', 'rules']);
    words['RULES'] = join(operator.dataDir, 'rules.json');
    writeFileSync(words['RULES'], out.replace('"version": 2', '"version": 3').replace('1001', '900'));
    Object.assign(words, { POSITION: String(first!.position), MEMBER: first!.metadata.memberId });
    return operator;
  }

  /** Nothing is written: not in the event store, and not on the reader's machine. */
  async function expectLooking(reader: EmitCommand, commands: readonly (readonly string[])[]): Promise<void> {
    const events = server.log.events.length;
    for (const args of commands) {
      const { code, out, err } = await reader.run(withWords(args));
      expect({ args, code, err: code === 0 ? '' : err }).toEqual({ args, code: 0, err: '' });
      if (args[1] !== 'verify') expect({ args, isEmpty: out.length === 0 }).toEqual({ args, isEmpty: false });
    }
    expect(server.log.events).toHaveLength(events);
    expect(readdirSync(folder)).toEqual([]);
  }

  it('read EventStoreDB alone, and make no folder', async () => {
    const operator = await history({});
    try {
      await expectLooking(new EmitCommand({ EVENTSTORE_URL: server.url }, folder), OF_EVENTS);
      const nowhere = join(folder, 'not', 'there');
      const reader = new EmitCommand({ EVENTSTORE_URL: server.url, NODE_ENV: 'production' }, nowhere);
      const ran = await reader.run(['audit', 'tokens']);
      expect(ran.err).not.toMatch(/EMIT_(MASTER_KEY|JWT_SECRET)/);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      operator.remove();
    }
  }, 120_000);

  (mongo ? it : it.skip)(
    'read MongoDB by an account that may read (where MONGODB_URL is set)',
    async () => {
      const database = temporaryDatabase(mongo ?? '');
      const proxy = await MongoDbProxy.to(database.url);
      const operator = await history({ MONGODB_URL: database.url });
      try {
        const refused = new Set<string>();
        proxy.answer = ({ name, index }) => {
          if (index < 0 || OF_READERS.has(name)) return null;
          refused.add(name);
          return { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: `not authorized to execute ${name}` };
        };
        const urls = { EVENTSTORE_URL: server.url, MONGODB_URL: proxy.urlOf(database.url) };
        await expectLooking(new EmitCommand(urls, folder), [...OF_EVENTS, ...OF_MODELS]);
        const doctor = await new EmitCommand(urls, folder).run(['doctor']);
        expect(doctor.out).toMatch(/EMIT_MASTER_KEY|EMIT_JWT_SECRET/);
        expect([...refused]).toEqual([]);
      } finally {
        operator.remove();
        await proxy.close();
        await database.drop();
      }
    },
    120_000,
  );
});

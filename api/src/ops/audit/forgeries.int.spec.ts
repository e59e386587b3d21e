import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { RecordedEvent } from '../../kernel/event.js';
import { NoteSigner } from '../../proof/signed-note.js';
import { parseCheckpoint } from '../../proof/tree-head.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { EventStoreDbServer } from '../../testing/eventstoredb/eventstoredb-server.js';
import {
  forgeableEventStoreDb,
  forgeableSqlite,
  type ForgeableLog,
} from '../../testing/forgery/forgeable-log.js';
import { FRESH_FORGERIES } from '../../testing/forgery/fresh-forgeries.js';
import { FORGERIES, renumbered, resealed } from '../../testing/forgery/forgeries.js';
import { timesRounds } from '../../testing/rounds.js';
import { CheckpointsComparison } from './against/checkpoints-comparison.js';
import { exportedItem } from './against/old-events.js';
import { readExport } from './against/read-export.js';
import { SequenceComparison } from './against/sequence-comparison.js';
import { Findings, type Finding } from './findings.js';

const SECRETS = {
  EMIT_MASTER_KEY: '9f3ac1d27b5e48068d1fe0b7c4a2953612ab7fe0935cd481e6f7082b4d93a5c1',
  EMIT_JWT_SECRET: 'b7ae02c95d1f6e3884c0d92f71a6be534f08',
};
const DEMO = ['demo', '--members', '6', '--days', '25', '--seed', 'forgery', '--end', '2026-11-19'];
/** The forger has the name of the log, and not its key. */
const [own, forgers] = [3, 4].map((seed) => NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, seed)));

interface Engine {
  readonly emit: EmitCommand;
  readonly log: ForgeableLog;
  end(): void;
}

async function sqlite(): Promise<Engine> {
  const emit = new EmitCommand();
  return { emit, log: forgeableSqlite(emit.dataDir), end: () => emit.remove() };
}

async function eventStoreDb(): Promise<Engine> {
  const server = new EventStoreDbServer();
  await server.start();
  server.log.addForeign();
  const emit = new EmitCommand({ EVENTSTORE_URL: server.url, ...SECRETS });
  const end = () => {
    emit.remove();
    server.stop();
  };
  return { emit, log: forgeableEventStoreDb(server.log), end };
}

describe.each([
  ['SQLite', sqlite],
  ['EventStoreDB', eventStoreDb],
])('a forger who may write everything, in %s', (name, make) => {
  let engine: Engine;
  let emit: EmitCommand;
  let outside: string;
  let events: RecordedEvent[];
  const kept = (file: string) => join(outside, file);

  beforeAll(async () => {
    engine = await make();
    emit = engine.emit;
    outside = mkdtempSync(join(tmpdir(), 'emit-outside-'));
    expect(await emit.run(DEMO)).toMatchObject({ code: 0 });
    expect(await emit.run(['projections', 'rebuild', '--all'])).toMatchObject({ code: 0 });
    writeFileSync(join(emit.dataDir, 'secrets-of-the-server.key'), own!.toString());
    const signing = emit.with({ EMIT_AUDIT_KEY: join(emit.dataDir, 'secrets-of-the-server.key') });
    // What somebody outside keeps: one checkpoint, a folder of them, an export, a backup, and the public key.
    await done(signing, 'audit', 'checkpoint', '--out', kept('one.checkpoint'));
    await done(signing, 'audit', 'checkpoint', '--out', outside);
    await done(emit, 'events', 'export', '--out', kept('events.ndjson'));
    await done(emit, 'events', 'export', '--format', 'csv', '--out', kept('events.csv'));
    await done(emit, 'events', 'export', '--format', 'parquet', '--out', kept('events.parquet'));
    if (name === 'SQLite') await done(emit, 'backup', kept('backup'), '--only', 'log');
    writeFileSync(kept('audit.pub'), own!.verifier.toString());
    events = engine.log.read();
  }, 120_000);
  afterEach(async () => {
    engine.log.write(events);
  });
  afterAll(() => {
    engine.end();
    rmSync(outside, { recursive: true, force: true });
  });

  async function done(command: EmitCommand, ...args: string[]) {
    const ran = await command.run(args);
    expect({ args, ...ran }).toMatchObject({ code: 0 });
  }

  /** Everything that the forger can reach fits: chains, rows, read models, and checkpoints signed with a new key. */
  async function forge(forged: readonly RecordedEvent[]): Promise<void> {
    engine.log.write(resealed(forged));
    for (const file of ['read-models', 'read-models.sqlite', 'checkpoints'])
      rmSync(join(emit.dataDir, file), { recursive: true, force: true });
    writeFileSync(join(emit.dataDir, 'secrets-of-the-server.key'), forgers!.toString());
    if (name === 'SQLite') await done(emit, 'projections', 'rebuild', '--all');
  }

  async function against(...evidence: string[]) {
    const args = [
      'audit',
      'verify',
      '--no-models',
      '--no-keys',
      '--key',
      kept('audit.pub'),
      '--format',
      'json',
    ];
    const { code, out } = await emit.run([...args, '--against', evidence.map(kept).join()]);
    const findings = (JSON.parse(out) as Finding[]).filter(({ check }) => check === 'against');
    return { code, findings };
  }

  /** Where the first event stands that is not what it was, found by comparing everything. */
  function firstDifference(): number {
    const now = engine.log.read();
    const index = now.findIndex((event, n) => JSON.stringify(event) !== JSON.stringify(events[n]));
    return (now[index] ?? now.at(-1))!.position;
  }

  it('is not accused of anything without a forgery, by whatever evidence', async () => {
    const evidence = ['one.checkpoint', '.', 'events.ndjson', 'events.csv', 'events.parquet'];
    if (existsSync(kept('backup'))) evidence.push('backup');
    expect(await against(...evidence)).toEqual({ code: 0, findings: [] });
  });

  /** Each forgery by one of them: all are read alike. */
  const others = ['events.ndjson', 'events.csv', 'events.parquet', ...(name === 'SQLite' ? ['backup'] : [])];
  const forgeries = FORGERIES.map((one, n) => ({ ...one, other: others[n % others.length] ?? '' }));

  it.each(forgeries)('is found: $name', async ({ forge: forgery, leavesGap, movesSealed, other }) => {
    await forge(forgery(events));
    const first = firstDifference();
    // Nothing is wrong with it for who has nothing from before.
    const alone = await emit.run([
      'audit',
      'verify',
      '--no-keys',
      ...(name === 'SQLite' ? [] : ['--no-models']),
    ]);
    if (movesSealed)
      expect(alone).toMatchObject({ code: 1, out: expect.stringMatching(/^sealed /m) as string });
    else if (!leavesGap || name !== 'SQLite')
      expect({ code: alone.code, out: alone.out }).toEqual({ code: 0, out: '' });
    // One checkpoint that was kept outside finds it …
    const byOne = await against('one.checkpoint');
    expect(byOne).toMatchObject({ code: 1, findings: [{ check: 'against' }] });
    expect(byOne.findings[0]!.what).toContain('one.checkpoint');
    expect(byOne.findings[0]!.what).not.toContain('\n');
    // … with the hashes beside it, which event it is.
    expect(named(await against('.'))).toContain(first);
    // … and so does an export or a backup.
    const { code, findings } = await against(other);
    expect(code).toBe(1);
    expect(findings[0]!.what).toContain('position');
    expect(findings[0]!.what.length).toBeLessThan(600);
  });

  const named = ({ findings }: { findings: Finding[] }) => findings.flatMap(({ positions }) => positions);

  it.each(FRESH_FORGERIES)('is found by the comparisons alone: $name', async ({ forge: forgery }) => {
    const findings = new Findings();
    const note = parseCheckpoint(readFileSync(kept('one.checkpoint'), 'utf8'));
    const items = (async function* () {
      for await (const event of readExport(kept('events.ndjson'), 'json')) yield exportedItem(event);
    })();
    const keyOf = ({ metadata }: RecordedEvent) => metadata.id;
    const comparisons = [
      new CheckpointsComparison('one.checkpoint', [note], findings, false),
      new SequenceComparison({ name: 'the export', items, keyOf, isPart: false }, findings),
    ];
    for (const event of resealed(forgery(events))) for (const one of comparisons) await one.add(event);
    for (const one of comparisons) await one.end();
    const lines = findings.kept.map(({ what }) => what);
    expect(lines.filter((line) => line.includes('signed in one.checkpoint'))).toHaveLength(1);
    expect(lines.filter((line) => /^position \d+ /.test(line)).length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toContain('\n');
  });

  it('is found whatever it is that was forged, and wherever', async () => {
    const change = fc.record({
      at: fc.nat(events.length - 30),
      how: fc.constantFrom('edit', 'remove', 'double', 'swap', 'retime'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const forged = changes.reduce<RecordedEvent[]>((now, one) => changed(now, one.at, one.how), events);
        engine.log.write(resealed(renumbered(forged)));
        fc.pre(JSON.stringify(engine.log.read()) !== JSON.stringify(events));
        const first = firstDifference();
        expect((await against('one.checkpoint')).code).toBe(1);
        expect(named(await against('.'))).toContain(first);
        expect((await against('events.ndjson')).code).toBe(1);
      }),
      { numRuns: timesRounds(6) },
    );
  });

  it('is told from the server by who signed: a checkpoint by another key is none of the log', async () => {
    writeFileSync(join(emit.dataDir, 'secrets-of-the-server.key'), forgers!.toString());
    const forging = emit.with({ EMIT_AUDIT_KEY: join(emit.dataDir, 'secrets-of-the-server.key') });
    await done(forging, 'audit', 'checkpoint', '--out', kept('forged.checkpoint'));
    const { code, findings } = await against('forged.checkpoint');
    expect(code).toBe(1);
    expect(findings).toMatchObject([{ what: expect.stringContaining('is signed by another key') as string }]);
    const note = readFileSync(kept('one.checkpoint'), 'utf8');
    writeFileSync(
      kept('edited.checkpoint'),
      note.replace(/^(\d+)$/m, (size) => String(Number(size) - 1)),
    );
    expect((await against('edited.checkpoint')).findings[0]!.what).toContain('is forged');
  });
});

function changed(events: readonly RecordedEvent[], at: number, how: string): RecordedEvent[] {
  const index = at % (events.length - 1);
  const [one, next] = [events[index], events[index + 1]] as [RecordedEvent, RecordedEvent];
  const positions = events.map(({ position }) => position);
  const placed = (list: RecordedEvent[]) =>
    list.map((event, n) => ({ ...event, position: positions[n] ?? 0 }));
  switch (how) {
    case 'edit':
      return events.with(index, { ...one, data: { ...(one.data as object), forged: index } });
    case 'retime':
      return events.with(index, { ...one, metadata: { ...one.metadata, at: one.metadata.at + 1 } });
    case 'remove':
      return placed(events.toSpliced(index, 1));
    case 'swap':
      return one.stream === next.stream ? [...events] : placed(events.with(index, next).with(index + 1, one));
    default: {
      // In the place of its neighbour.
      const doubled = { ...one, metadata: { ...one.metadata, id: `${one.metadata.id.slice(0, -3)}abc` } };
      return placed(events.with(index + 1, doubled));
    }
  }
}

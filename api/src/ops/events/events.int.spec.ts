import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import type { RecordedEvent } from '../../kernel/event.js';
import { EmitCommand } from '../../testing/emit-command.js';

interface EventLine extends RecordedEvent {
  readonly id: string;
  readonly sealed: Readonly<Record<string, string>>;
}
const parse = (out: string) =>
  out
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as EventLine);

describe('emit events', () => {
  const emit = new EmitCommand();
  beforeAll(async () => {
    const { code } = await emit.run(['demo', '--members', '8', '--days', '30', '--seed', 'events']);
    expect(code).toBe(0);
  });
  afterAll(() => emit.remove());

  it('writes an event a line, in the order of the log, each with its place and metadata', async () => {
    const lines = parse((await emit.run(['events', 'export'])).out);
    expect(lines.length).toBeGreaterThan(100);
    expect(Object.keys(lines[0]!)).toEqual([
      'id',
      'stream',
      'revision',
      'position',
      'type',
      'data',
      'sealed',
      'metadata',
    ]);
    const positions = lines.map(({ position }) => position);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('never shows what is sealed', async () => {
    for (const format of ['ndjson', 'csv', 'json']) {
      const { out } = await emit.run(['events', 'export', '--format', format]);
      expect(out).toContain('‹sealed›');
      expect(out).not.toMatch(/v\d\.[\w.-]{38,}/);
    }
  });

  it('filters by type, stream, member and time', async () => {
    const all = parse((await emit.run(['events', 'export'])).out);
    const tokens = parse(
      (await emit.run(['events', 'export', '--type', 'TokensConsumed,TokensGranted'])).out,
    );
    expect(tokens).toEqual(all.filter(({ type }) => type.startsWith('Tokens')));
    const { memberId } = all.find(({ type }) => type === 'PracticeLogged')!.metadata;
    const member = parse((await emit.run(['events', 'export', '--member', memberId])).out);
    expect(member).toEqual(all.filter(({ metadata }) => metadata.memberId === memberId));
    const email = 'demo-events-1@example.org';
    const byAddress = parse((await emit.run(['events', 'export', '--member', email])).out);
    expect(byAddress.length).toBeGreaterThan(0);
    expect(new Set(byAddress.map(({ metadata }) => metadata.memberId)).size).toBe(1);
    const stream = `practices-${memberId}`;
    expect(parse((await emit.run(['events', 'export', '--stream', stream])).out)).toEqual(
      all.filter((event) => event.stream === stream),
    );
    expect(parse((await emit.run(['events', 'export', '--stream', 'practices-*'])).out)).toEqual(
      all.filter((event) => event.stream.startsWith('practices-')),
    );
    const day = parse(
      (await emit.run(['events', 'export', '--since', '2026-11-15', '--until', '2026-11-15'])).out,
    );
    expect(day.length).toBeGreaterThan(0);
    expect(day).toEqual(
      all.filter(({ metadata }) => new Date(metadata.at).toISOString().startsWith('2026-11-15')),
    );
    const page = parse((await emit.run(['events', 'list', '--after', '10', '-n', '5', '-f', 'ndjson'])).out);
    expect(page.map(({ position }) => position)).toEqual([11, 12, 13, 14, 15]);
  });

  it('says where a list goes on that was cut short without being asked', async () => {
    const cut = await emit.run(['events', 'list', '--format', 'ndjson', '--after', '7']);
    expect(parse(cut.out)).toHaveLength(50);
    expect(cut.err).toBe('Stopped after 50 events: --after 57 goes on, --limit gives more.\n');
    expect((await emit.run(['events', 'list', '--limit', '50'])).err).toBe('');
    expect((await emit.run(['events', 'list', '--type', 'ScoringRulesChanged'])).err).toBe('');
  });

  it('shows one event by position and by id', async () => {
    const third = JSON.parse((await emit.run(['events', 'show', '3'])).out) as EventLine;
    expect(third.position).toBe(3);
    expect(JSON.parse((await emit.run(['events', 'show', third.id])).out)).toEqual(third);
    expect(await emit.run(['events', 'show', '99999999'])).toMatchObject({ code: 1, out: '' });
  });

  it('tails the last events', async () => {
    const all = parse((await emit.run(['events', 'export'])).out);
    const { out } = await emit.run(['events', 'tail', '-n', '3', '--no-follow', '-f', 'ndjson']);
    expect(parse(out)).toEqual(all.slice(-3));
  });

  it('exports into a file that appears when it is whole', async () => {
    const file = join(emit.dataDir, 'events.csv');
    const { out, err } = await emit.run(['events', 'export', '--format', 'csv', '--out', file]);
    expect(out).toBe('');
    expect(err).toContain(file);
    const [titles, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
    expect(titles).toBe('position,at,type,stream,revision,data,id,memberId,metadata,sealed');
    expect(rows).toHaveLength(parse((await emit.run(['events', 'export'])).out).length);
  });

  it('exports Parquet, in groups of rows, that reads back as the events are', async () => {
    const file = join(emit.dataDir, 'events.parquet');
    const { code, out, err } = await emit.run(['events', 'export', '--format', 'parquet', '--out', file]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain(file);
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(file) });
    const all = parse((await emit.run(['events', 'export'])).out);
    expect(rows).toEqual(
      all.map(({ position, type, stream, revision, data, sealed, metadata: { at, ...metadata } }) => ({
        position: BigInt(position),
        at: new Date(at),
        type,
        stream,
        revision,
        data: JSON.stringify(data),
        ...metadata,
        sealed: JSON.stringify(sealed),
      })),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(emit.dataDir).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('leaves no half a file behind when it cannot be written', async () => {
    const file = join(emit.dataDir, 'nowhere', 'events.parquet');
    const { code, err } = await emit.run(['events', 'export', '--format', 'parquet', '--out', file]);
    expect(code).toBe(1);
    expect(err).toContain(`${file} could not be written`);
    const folder = await emit.run(['events', 'export', '--out', emit.dataDir]);
    expect(folder.err).toBe(`emit: ${emit.dataDir} could not be written: it is a folder\n`);
    const stopped = join(emit.dataDir, 'stopped.parquet');
    const signal = AbortSignal.abort();
    const ran = await emit.run(['events', 'export', '--format', 'parquet', '--out', stopped], { signal });
    expect(ran).toMatchObject({ code: 1, err: 'emit: stopped before the end\n' });
    expect(readdirSync(emit.dataDir).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  it('ends without a complaint when the reader goes away', async () => {
    expect(await emit.run(['events', 'export'], { lines: 1 })).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [['events', 'list', '--type', 'Tokens'], 'There is no event type Tokens'],
    [['events', 'list', '--since', 'yesterday'], "'yesterday' is not a time"],
    [['events', 'list', '--since', '2026-11', '--until', '2026-10'], 'ends before it begins'],
    [['events', 'list', '--limit', 'all'], 'Not a whole number'],
    [['events', 'export', '--format', 'parquet'], 'name it with --out'],
    [['events', 'lst'], "unknown command 'lst'"],
    [['events', 'list', '--format', 'xml'], 'Allowed choices are table, json, ndjson, csv'],
  ])('refuses %j with exit code 2', async (args, text) => {
    const { code, err, out } = await emit.run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(text);
  });

  it('says that there is no such member, where nobody has the address', async () => {
    const ran = await emit.run(['events', 'list', '--member', 'nobody@example.org']);
    expect(ran).toMatchObject({ code: 1, out: '', err: 'emit: there is no member nobody@example.org\n' });
  });

  it('teaches by example', async () => {
    const { code, out } = await emit.run(['events', 'export', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
  });

  it('lists the newest first, of the last days', async () => {
    const oldest = await emit.json<EventLine[]>(['events', 'list', '--limit', '100000']);
    const newest = await emit.json<{ position: number }[]>(['events', 'list', '--newest', '--limit', '3']);
    expect(newest.map(({ position }) => position)).toEqual(
      oldest
        .slice(-3)
        .reverse()
        .map(({ position }) => position),
    );
    const { out } = await emit.run(['events', 'list', '--json', '--limit', '2']);
    expect(JSON.parse(out)).toEqual(oldest.slice(0, 2));
    const last = await emit.json<EventLine[]>(['events', 'list', '--since', '5d', '--limit', '100000']);
    const since = Date.parse('2026-11-15T12:00:00Z');
    expect(last).toEqual(oldest.filter(({ metadata }) => metadata.at >= since));
  });
});

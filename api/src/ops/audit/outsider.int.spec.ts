import { createHash } from 'node:crypto';
import { openSqlite } from '../../adapters/sqlite/connection.js';
import { join } from 'node:path';
import { EmitCommand } from '../../testing/emit-command.js';

/**
 * What somebody outside can compute from an export alone, in code of their own: as docs/audit.md describes it, and with nothing
 * of Emit's. Whatever is imported above only makes the export.
 */
interface Exported {
  stream: string;
  revision: number;
  position: number;
  type: string;
  data: Record<string, unknown>;
  sealed: Record<string, string>;
  metadata: Record<string, string | number>;
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** JSON without spaces, the names of every object sorted; a sealed value is sha256:<its hash>. */
function canonical(value: unknown, sealed: Record<string, string> = {}): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).sort();
  const field = (name: string): string =>
    name in sealed ? `sha256:${sealed[name]}` : canonical((value as Record<string, unknown>)[name]);
  return `{${names.map((name) => `${JSON.stringify(name)}:${field(name)}`).join(',')}}`;
}

function chainOf(former: string, event: Exported, sealed = event.sealed): string {
  const { at, causationId, correlationId, id, memberId, schema } = event.metadata;
  const metadata = JSON.stringify({ at, causationId, correlationId, id, memberId, schema });
  const { revision, stream, type } = event;
  const place = `"revision":${revision},"stream":${JSON.stringify(stream)},"type":${JSON.stringify(type)}`;
  const text = `${former}{"data":${canonical(event.data, sealed)},"metadata":${metadata},${place}}`;
  return sha256(text).toString('hex');
}

/** How many of the chains are those of their events. */
function matching(events: readonly Exported[], sealedOf = (event: Exported) => event.sealed): number {
  const ends = new Map<string, string>();
  return events.filter((event) => {
    const former = ends.get(event.stream) ?? '';
    ends.set(event.stream, String(event.metadata['chain']));
    return event.metadata['chain'] === chainOf(former, event, sealedOf(event));
  }).length;
}

function rootOf(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0]!;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

const leafOf = ({ position, metadata }: Exported): Buffer => {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(position));
  return sha256(Buffer.of(0), place, Buffer.from(String(metadata['chain']), 'hex'));
};

describe('an export, in the hands of somebody outside', () => {
  const emit = new EmitCommand();
  const exported = async (...args: string[]) => {
    const { code, out } = await emit.run(['events', 'export', ...args]);
    expect(code).toBe(0);
    return out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Exported);
  };
  beforeAll(async () => {
    const demo = ['demo', '--members', '8', '--days', '30', '--seed', 'outsider', '--end', '2026-11-20'];
    expect(await emit.run(demo)).toMatchObject({ code: 0 });
  });
  afterAll(() => emit.remove());

  it('gives the chain of every event, without one sealed value', async () => {
    const events = await exported();
    expect(events.length).toBeGreaterThan(200);
    expect(events.filter(({ sealed }) => Object.keys(sealed).length > 0).length).toBeGreaterThan(100);
    expect(matching(events)).toBe(events.length);
    expect(JSON.stringify(events)).not.toMatch(/"v\d\.[\w.-]{38,}"/);
  });

  it('gives the root that a checkpoint is signed over', async () => {
    const key = join(emit.dataDir, 'outside.key');
    await emit.run(['audit', 'key', '--make', key, '--origin', 'example.org/emit']);
    const signing = new EmitCommand({ EMIT_AUDIT_KEY: key }, emit.dataDir);
    const { code, out } = await signing.run(['audit', 'checkpoint']);
    expect(code).toBe(0);
    const [origin, size, root] = out.split('\n');
    const events = await exported();
    expect({ origin, size, root }).toEqual({
      origin: 'example.org/emit',
      size: String(events.length),
      root: rootOf(events.map(leafOf)).toString('base64'),
    });
  });

  it('shows a change of any field of any event', async () => {
    const events = await exported();
    const at = events.findIndex(({ type }) => type === 'MemberRegistered');
    const first = events[at]!;
    const others = events.toSpliced(at, 1);
    const changes: Exported[] = [
      { ...first, type: 'Other' },
      { ...first, stream: 'member-x' },
      { ...first, revision: 7 },
      { ...first, data: { ...first.data, more: 1 } },
      { ...first, sealed: { profile: '0'.repeat(64) } },
      ...['id', 'at', 'memberId', 'schema', 'correlationId', 'causationId'].map((name) => {
        return { ...first, metadata: { ...first.metadata, [name]: 4 } };
      }),
    ];
    for (const changed of changes) {
      expect(matching(events.with(at, changed))).toBeLessThan(events.length);
    }
    const root = rootOf(events.map(leafOf));
    expect(rootOf(events.with(at, { ...first, position: 9_999 }).map(leafOf))).not.toEqual(root);
    expect(rootOf(others.map(leafOf))).not.toEqual(root);
  });

  it('gives the chains of an earlier release as well, with the sealed values as they are stored', async () => {
    asEarlierRelease(join(emit.dataDir, 'log.sqlite'));
    const events = await exported();
    expect(matching(events)).toBeLessThan(events.length);
    const whole = await exported('--ciphertext');
    expect(matching(whole, () => ({}))).toBe(whole.length);
    expect(await emit.run(['audit', 'verify', '--no-models'])).toMatchObject({ code: 0 });
  });
});

/** Computes every chain anew as releases did that put sealed values themselves into it. */
function asEarlierRelease(path: string): void {
  const db = openSqlite(path, { durability: 'normal' });
  const rows = db
    .prepare(
      `SELECT position, s.name AS stream, revision, t.name AS type, data, metadata FROM events e
       JOIN streams s ON s.id = e.stream JOIN types t ON t.id = e.type ORDER BY position`,
    )
    .all() as {
    position: number;
    stream: string;
    revision: number;
    type: string;
    data: string;
    metadata: string;
  }[];
  const ends = new Map<string, string>();
  const update = db.prepare('UPDATE events SET metadata = ? WHERE position = ?');
  for (const row of rows) {
    const metadata = JSON.parse(row.metadata) as Exported['metadata'];
    const event = { ...row, data: JSON.parse(row.data) as Exported['data'], sealed: {}, metadata };
    const chain = chainOf(ends.get(row.stream) ?? '', event);
    ends.set(row.stream, chain);
    update.run(JSON.stringify({ ...metadata, chain }), row.position);
  }
  db.close();
}

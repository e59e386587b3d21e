import { LRUCache } from 'lru-cache';
import type { Database, Statement } from '../../sqlite/connection.js';

export interface StreamRow {
  readonly id: number;
  readonly name: string;
  readonly member: string;
}

export interface TypeRow {
  readonly id: number;
  readonly name: string;
  readonly schema: number;
}

/** Streams kept in memory unless told otherwise; with both names about 250 bytes each. */
const KEPT_STREAMS = 100_000;
/** Streams that begin together are busy together: so many before one that is asked for the first time are read with it… */
const BEFORE = 1_000;
/** …and so many after it. */
const AFTER = 64;

/**
 * Names that stand once in the file and as one string in memory, however many rows carry their number: a rebuild that
 * made a fresh string of each would spend its time in the garbage collector (measured.md).
 */
export class Interned {
  /**
   * Each at the remainder of its number: a replay asks once an event, and any map would be a tenth of its time. It grows with
   * them: most commands need few of them, and room for all takes longer to make than they run.
   */
  private readonly streams: (StreamRow | undefined)[] = [];
  /** The largest number that was ever read. */
  private seen = 0;
  private readonly byName = new LRUCache<string, StreamRow>({
    maxSize: KEPT_STREAMS,
    sizeCalculation: () => 1,
  });
  /** By their numbers, which are few. */
  private readonly types: (TypeRow | undefined)[] = [];
  /** Each type in the schema last seen: events of an older one are no longer written. */
  private readonly typesByName = new Map<string, TypeRow>();
  private readonly streamsFrom: Statement;
  private readonly streamByName: Statement;
  private readonly typeById: Statement;
  private readonly typeByName: Statement;
  private readonly typesNamed: Statement;

  constructor(
    db: Database,
    private readonly keptStreams = KEPT_STREAMS,
  ) {
    // As one value: of so many rows, most of the time would be the driver's.
    this.streamsFrom = db.prepare(
      `SELECT json_group_array(json_object('id', id, 'name', name, 'member', member)) AS rows
       FROM (SELECT id, name, member FROM streams WHERE id BETWEEN ? AND ? ORDER BY id)`,
    );
    this.streamByName = db.prepare('SELECT id, name, member FROM streams WHERE name = ?');
    this.typeById = db.prepare('SELECT id, name, schema FROM types WHERE id = ?');
    this.typeByName = db.prepare('SELECT id, name, schema FROM types WHERE name = ? AND schema = ?');
    this.typesNamed = db.prepare('SELECT id FROM types WHERE name IN (SELECT value FROM json_each(?))');
  }

  stream(id: number): StreamRow {
    const known = this.streams[id % this.keptStreams];
    return known?.id === id ? known : this.readFrom(id);
  }

  /** Null for a stream that is not in the file; never ask for one that the present transaction has made. */
  streamNamed(name: string): StreamRow | null {
    const known = this.byName.get(name);
    if (known) return known;
    const row = this.streamByName.get(name) as unknown as StreamRow | undefined;
    if (row) this.remember(row);
    return row ?? null;
  }

  /** Only for a stream that is committed: one of a transaction rolled back would stay known under its number. */
  remember(row: StreamRow): void {
    this.keep(row);
    this.byName.set(row.name, row);
  }

  type(id: number): TypeRow {
    const known = this.types[id];
    if (known) return known;
    const row = this.typeById.get(id) as unknown as TypeRow | undefined;
    if (!row) throw new Error(`The log has no type ${id}, though it has events of it`);
    this.rememberType(row);
    return row;
  }

  /** Null for a type that no event has had yet. */
  typeNamed(name: string, schema: number): TypeRow | null {
    const known = this.typesByName.get(name);
    if (known?.schema === schema) return known;
    const row = this.typeByName.get(name, schema) as unknown as TypeRow | undefined;
    if (row) this.rememberType(row);
    return row ?? null;
  }

  /** Only for a type that is committed, as for streams. */
  rememberType(row: TypeRow): void {
    this.types[row.id] = row;
    this.typesByName.set(row.name, row);
  }

  typeIdsNamed(names: readonly string[]): number[] {
    const rows = this.typesNamed.all(JSON.stringify(names)) as unknown as { id: number }[];
    return rows.map(({ id }) => id);
  }

  private readFrom(id: number): StreamRow {
    const isNew = id > this.seen;
    const from = isNew ? Math.max(this.seen + 1, id - BEFORE) : id;
    const found = this.streamsFrom.get(from, isNew ? id + AFTER : id) as unknown as { rows: string };
    const rows = JSON.parse(found.rows) as StreamRow[];
    this.seen = Math.max(this.seen, rows.at(-1)?.id ?? 0);
    for (const row of rows) this.keep(row);
    const wanted = rows.find((row) => row.id === id);
    if (!wanted) throw new Error(`The log has no stream ${id}, though it has events of it`);
    return wanted;
  }

  private keep(row: StreamRow): void {
    this.streams[row.id % this.keptStreams] = row;
  }
}

import { openMemory, type Database } from '../../sqlite/connection.js';
import { SCHEMA } from './schema.js';

/** Events that are named. */
const NAMED = 5;

interface Part {
  readonly type: string;
  readonly name: string;
  readonly sql: string | null;
}

/**
 * Returns what of the database Emit did not make: parts that would let whoever reads see other rows than there are, and events
 * at positions that no reader of the event store looks at.
 */
export function structureFaults(db: Database): string[] {
  return [...partFaults(partsOf(db)), ...positionFaults(db)];
}

function partsOf(db: Database): Part[] {
  const select = db.prepare(
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name",
  );
  const parts = select.all() as unknown as Part[];
  return parts;
}

function partFaults(found: readonly Part[]): string[] {
  const made = madeParts();
  const same = (one: Part, other: Part) =>
    one.type === other.type && one.name === other.name && plain(one) === plain(other);
  const added = found.filter((part) => !made.some((own) => same(own, part)));
  const missing = made.filter((own) => !found.some(({ name }) => name === own.name));
  return [
    ...added.map(({ type, name }) => {
      const own = made.find((part) => part.name === name);
      if (own === undefined) return `the ${type} ${name} is none of Emit's`;
      return own.type === type
        ? `the ${type} ${name} is not as Emit made it`
        : `${name} is a ${type}, where Emit made a ${own.type}`;
    }),
    ...missing.map(({ type, name }) => `the ${type} ${name} is missing`),
  ];
}

function madeParts(): Part[] {
  const db = openMemory();
  try {
    db.exec(SCHEMA);
    return partsOf(db);
  } finally {
    db.close();
  }
}

/** However it is spaced, and whether its name stands in quotation marks, as after a change of the name. */
function plain({ sql }: Part): string {
  return (sql ?? '').replace(/["\s]/g, '');
}

/** Events that are looked for in the index in one go, about a tenth of a second. */
export const LOOKED_UP = 50_000;

/**
 * Returns what is wrong with the index by which streams are read, for some of the events behind a position: one that is not in it
 * is in the event store, and in no stream. An index may have been made with fewer events than its statement says.
 */
export function indexFaults(db: Database, after: number): string[] {
  const found = db
    .prepare(
      `SELECT e.position FROM events e NOT INDEXED WHERE e.position > ? AND e.position <= ?
       AND e.position IS NOT (SELECT i.position FROM events i INDEXED BY events_by_stream
                              WHERE i.stream = e.stream AND i.revision = e.revision) LIMIT ${NAMED}`,
    )
    .all(after, after + LOOKED_UP) as unknown as { position: number }[];
  return found.map(
    ({ position }) => `the event at position ${position} is not in the index by which its stream is read`,
  );
}

/** As texts: no number is exact for the largest. */
function positionFaults(db: Database): string[] {
  const found = db
    .prepare(
      `SELECT CAST(position AS TEXT) AS position FROM events
       WHERE position < 1 OR position > ${Number.MAX_SAFE_INTEGER} ORDER BY events.position LIMIT ${NAMED}`,
    )
    .all() as unknown as { position: string }[];
  return found.map(
    ({ position }) =>
      `an event stands at position ${position}, which Emit gives to none and no reader looks at`,
  );
}

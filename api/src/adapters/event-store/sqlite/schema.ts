/**
 * `streams.version` is compared and set with every append; UNIQUE(stream, revision) is what streams are read by, and a
 * second guard. `types` interns an event type with its schema. `events.at` and `streams.member` repeat what stands in the
 * metadata, so that a fold reads no metadata at all (docs/adr/0003-event-log.md).
 */
export const SCHEMA = `
  CREATE TABLE IF NOT EXISTS streams(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, member TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS types(
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, schema INTEGER NOT NULL, UNIQUE(name, schema)
  );
  CREATE TABLE IF NOT EXISTS events(
    position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, revision INTEGER NOT NULL, type INTEGER NOT NULL,
    at INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events(stream, revision);
`;

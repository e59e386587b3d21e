import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteReadModels } from '../adapters/read-models/sqlite/sqlite-read-model-store.js';
import { openSqlite } from '../adapters/sqlite/connection.js';
import type { SpoilableReadModels } from '../ports/read-models-upkeep.contract.js';
import type { VersionRef } from '../ports/read-models.port.js';

/** Read models in files, which are written to behind the back of every store. */
export function spoilableSqlite(directory: string): SpoilableReadModels {
  const run = (file: string, sql: string, ...values: (string | number | null)[]): unknown[] => {
    const db = openSqlite(join(directory, file), { durability: 'normal' });
    try {
      // Whatever a column is declared to hold.
      db.exec('PRAGMA writable_schema = ON');
      return db.prepare(sql).all(...values);
    } finally {
      db.close();
    }
  };
  const fileOf = ({ collection, version }: VersionRef) => `read-models/${collection}_v${version}.sqlite`;
  return {
    open: async () => openSqliteReadModels(directory),
    spoilDocument: async (ref, key, spoilt) => {
      for (const [column, value] of Object.entries(spoilt)) {
        const text = value === null ? "x'00'" : '?';
        const values = value === null ? [key] : [value as string | number, key];
        run(fileOf(ref), `UPDATE documents SET ${column} = ${text} WHERE key = ?`, ...values);
      }
    },
    spoilCheckpoint: async (ref, checkpoint) => {
      if (checkpoint === null) run(fileOf(ref), 'DELETE FROM checkpoint');
      else run(fileOf(ref), 'UPDATE checkpoint SET position = ?', checkpoint as string | number);
    },
    spoilRegistry: async (registry) => {
      run('read-models.sqlite', 'UPDATE registry SET revision = 3, body = ?', JSON.stringify(registry));
    },
    forgetMarks: async () => {
      const [row] = run('read-models.sqlite', 'SELECT body FROM registry') as { body: string }[];
      const registry = JSON.parse(row?.body ?? '') as { versions: { by?: string }[] };
      const versions = registry.versions.map(({ by: _, ...entry }) => entry);
      const body = JSON.stringify({ ...registry, versions, revision: 99 });
      run('read-models.sqlite', 'UPDATE registry SET revision = 99, body = ?', body);
    },
    dispose: async () => rmSync(directory, { recursive: true }),
  };
}

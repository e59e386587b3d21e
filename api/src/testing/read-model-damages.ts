import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** Damages the read models in a data folder, whose server is stopped or not. */
export type DamageFolder = (dataDir: string) => void;

const REGISTRY = 'read-models.sqlite';
const fileOf = (collection: string) => `read-models/${collection}_v1.sqlite`;

function write(path: string, offset: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  try {
    writeSync(file, bytes, 0, bytes.length, offset);
  } finally {
    closeSync(file);
  }
}

const overwritten =
  (file: string, where: (size: number) => number, bytes: Buffer): DamageFolder =>
  (dataDir) => {
    const path = join(dataDir, file);
    write(path, Math.floor(where(statSync(path).size)), bytes);
  };

const cut =
  (file: string, share: number): DamageFolder =>
  (dataDir) => {
    const path = join(dataDir, file);
    truncateSync(path, Math.floor(statSync(path).size * share));
  };

const sql =
  (file: string, text: string): DamageFolder =>
  (dataDir) => {
    const db = new DatabaseSync(join(dataDir, file));
    try {
      db.exec(`PRAGMA busy_timeout = 5000; ${text}`);
    } finally {
      db.close();
    }
  };

const replaced =
  (file: string, by: (path: string) => void): DamageFolder =>
  (dataDir) => {
    const path = join(dataDir, file);
    rmSync(path, { recursive: true, force: true });
    by(path);
  };

const GARBAGE = Buffer.from('garbage where a header was');
const ZEROS = Buffer.alloc(500);
const third = 'WHERE rowid = (SELECT min(rowid) + 2 FROM documents)';
const dashboard = fileOf('dashboard');

/** Of one version's file. */
export const FILE_DAMAGES: Readonly<Record<string, DamageFolder>> = {
  'garbage at the beginning': overwritten(dashboard, () => 0, GARBAGE),
  'garbage in the schema': overwritten(dashboard, () => 100, ZEROS),
  'zeros in the middle': overwritten(dashboard, (size) => size / 2, ZEROS),
  'ones near the end': overwritten(dashboard, (size) => size - 9_000, Buffer.alloc(500, 255)),
  'an empty second page': overwritten(dashboard, () => 4_096, Buffer.alloc(4_096)),
  'half a file': cut(dashboard, 0.5),
  'ten bytes': cut(dashboard, 0.0004),
  'no byte': cut(dashboard, 0),
  'a text': replaced(dashboard, (path) => writeFileSync(path, 'nothing that SQLite wrote\n'.repeat(300))),
  'a folder': replaced(dashboard, (path) => mkdirSync(join(path, 'and one in it'), { recursive: true })),
  'a folder for its log': replaced(`${dashboard}-wal`, (path) => mkdirSync(path)),
  'another read model': (dataDir) =>
    replaced(dashboard, (path) => copyFileSync(join(dataDir, fileOf('token-balance')), path))(dataDir),
  'no table': sql(dashboard, 'DROP TABLE documents'),
  'an index without its rows': sql(dashboard, 'PRAGMA writable_schema = ON; DELETE FROM checkpoint; VACUUM'),
  'a checkpoint beyond the event store': sql(dashboard, 'UPDATE checkpoint SET position = 99999999'),
  'a checkpoint before everything': sql(dashboard, 'UPDATE checkpoint SET position = -3'),
  'a checkpoint a little ahead': sql(dashboard, 'UPDATE checkpoint SET position = position + 1'),
  'a checkpoint that is a word': sql(dashboard, "UPDATE checkpoint SET position = 'much'"),
};

/** Of one document. */
export const DOCUMENT_DAMAGES: Readonly<Record<string, DamageFolder>> = {
  'broken JSON': sql(dashboard, `UPDATE documents SET body = '}{' ${third}`),
  'JSON that ends early': sql(dashboard, `UPDATE documents SET body = substr(body, 1, 99) ${third}`),
  null: sql(fileOf('member-directory'), `UPDATE documents SET body = 'null' ${third}`),
  'a list': sql(fileOf('token-balance'), `UPDATE documents SET body = '[]' ${third}`),
  'a number': sql(fileOf('member-storage'), `UPDATE documents SET body = '7' ${third}`),
  'a missing field': sql(dashboard, `UPDATE documents SET body = json_remove(body, '$.streams') ${third}`),
  'a missing field further in': sql(
    dashboard,
    `UPDATE documents SET body = json_remove(body, '$.totals.sessions') ${third}`,
  ),
  'a field of another kind': sql(
    fileOf('usage-by-day'),
    `UPDATE documents SET body = json_set(body, '$.conversations', 4) ${third}`,
  ),
  'no text': sql(fileOf('token-grants'), `UPDATE documents SET body = x'00ff' ${third}`),
  'another owner': sql(fileOf('conversation-list'), `UPDATE documents SET owner = 'nobody' ${third}`),
  'a position before everything': sql(dashboard, `UPDATE documents SET position = -1 ${third}`),
  'a position that is a word': sql(dashboard, `UPDATE documents SET position = 'late' ${third}`),
};

/** Of the registry. */
export const REGISTRY_DAMAGES: Readonly<Record<string, DamageFolder>> = {
  'garbage at the beginning': overwritten(REGISTRY, () => 0, GARBAGE),
  'zeros in its row': overwritten(REGISTRY, (size) => size - 600, ZEROS),
  'half a file': cut(REGISTRY, 0.5),
  'a folder': replaced(REGISTRY, (path) => mkdirSync(path)),
  'broken JSON': sql(REGISTRY, "UPDATE registry SET body = '{'"),
  null: sql(REGISTRY, "UPDATE registry SET body = 'null', revision = revision + 1"),
  'another shape': sql(
    REGISTRY,
    `UPDATE registry SET body = '{"revision":9,"created":{},"versions":{}}', revision = 9`,
  ),
};

/** What is no damage, as all of it can be folded again. */
export const HARMLESS: Readonly<Record<string, DamageFolder>> = {
  'one file is gone': replaced(dashboard, () => undefined),
  'all files are gone': replaced('read-models', () => undefined),
  'a file stands in the place of the folder': replaced('read-models', (path) => writeFileSync(path, 'x')),
  'the registry is gone': replaced(REGISTRY, () => undefined),
  'the registry is empty': cut(REGISTRY, 0),
  'all of it is gone': (dataDir) => {
    for (const name of ['read-models', REGISTRY, `${REGISTRY}-wal`, `${REGISTRY}-shm`])
      rmSync(join(dataDir, name), { recursive: true, force: true });
  },
  'a file is there that nobody knows': (dataDir) =>
    writeFileSync(join(dataDir, 'read-models/dashboard_v9.sqlite'), 'x'),
  'a log of garbage stands beside it': replaced(`${dashboard}-wal`, (path) => writeFileSync(path, GARBAGE)),
  'shared memory of garbage stands beside it': replaced(`${dashboard}-shm`, (path) =>
    writeFileSync(path, GARBAGE),
  ),
};

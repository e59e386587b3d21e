import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { PreparedFolders } from './prepared-folders.js';

/** What somebody or something has done to a data folder, and what is said of it: an exit code and a text. */
export interface Damage {
  readonly what: string;
  readonly make: (folder: string, prepared: PreparedFolders) => void;
  readonly env?: Readonly<Record<string, string>>;
  readonly doctor: readonly [code: number, said: RegExp];
  readonly verify: readonly [code: number, said: RegExp];
  /** A server refuses to start with this line, or serves and tells this by /health. */
  readonly start: { readonly refused: RegExp } | { readonly told: RegExp };
  /** Whether a backup of the keys mends it. */
  readonly mended?: boolean;
  /** Codes of the commands that need neither vault nor secrets; 0 where they are left out. */
  readonly others?: readonly number[];
}

export const VAULT = 'vault.sqlite';
export const LOG = 'log.sqlite';

export function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
}

/** Puts something else in a database's place. */
export function replaceDatabase(path: string, text: string): void {
  removeDatabase(path);
  writeFileSync(path, text);
}

/** Damages pages where their own notes are, and not a member's text. */
export function zeroPages(path: string, { from = 1, to = Infinity } = {}): void {
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true });
  const file = openSync(path, 'r+');
  const end = Math.min(statSync(path).size, to * 4_096);
  for (let at = from * 4_096; at < end; at += 4_096) writeSync(file, Buffer.alloc(500), 0, 500, at);
  closeSync(file);
}

export function changeVault(folder: string, ...statements: string[]): void {
  const db = new DatabaseSync(join(folder, VAULT));
  for (const statement of statements) db.exec(statement);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
}

/** As a text of SQL. */
export function quoted(text: string | undefined): string {
  return `'${text ?? ''}'`;
}

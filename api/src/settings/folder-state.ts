import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FILE } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { hasRows } from '../adapters/sqlite/probe.js';
import { VAULT_FILE } from '../adapters/vault/sqlite/vault-tables.js';
import { LostData, wayBackOf, wayBackOfEvents } from '../features/shared/lost-data.js';
import { refuseCutShortRestore } from './cut-short-restore.js';
import { BadSetting } from './environment.js';

/** What is there before anybody may be given a new secret: files, the table that counts, and what it means. */
const HELD = [
  { file: LOG_FILE, table: 'events', what: 'the event store has events' },
  { file: VAULT_FILE, table: 'entries', what: "the vault has members' keys" },
] as const;

/** A backup is read or restored: whoever serves it or changes it has none any more. Throws BadSetting. */
export function refuseBackup(dataDir: string): void {
  if (!isBackup(dataDir)) return;
  throw new BadSetting(
    'EMIT_DATA_DIR',
    `is a backup, which is not to be changed: EMIT_DATA_DIR=./data npx emit restore ${dataDir}`,
  );
}

/** Whether the folder was made by `emit backup`. */
export function isBackup(dataDir: string): boolean {
  try {
    const manifest = JSON.parse(readFileSync(join(dataDir, 'manifest.json'), 'utf8')) as object | null;
    return manifest !== null && 'parts' in manifest && 'files' in manifest;
  } catch {
    return false;
  }
}

/** Whether the folder's event store has events; an empty one is made beside an empty vault alone. Throws LostData, BadSetting. */
export function requireLog(dataDir: string): boolean {
  refuseCutShortRestore(dataDir);
  const path = join(dataDir, LOG_FILE);
  const held = hasRows(path, 'events');
  const way = wayBackOfEvents(dataDir);
  if (held instanceof Error) throw new LostData(`the event store cannot be read (${held.message}): ${way}`);
  if (held !== null || hasRows(join(dataDir, VAULT_FILE), 'entries') !== true) return held === true;
  const what = existsSync(path) ? 'is empty' : 'is missing';
  throw new LostData(
    `${path} ${what}, although the vault has members' keys: nothing of what they did is there; ${way}`,
  );
}

/** An empty vault is made beside an empty event store alone. Throws LostData, and what `hasEvents` throws. */
export async function requireVault(dataDir: string, hasEvents: () => Promise<boolean>): Promise<void> {
  const path = join(dataDir, VAULT_FILE);
  const held = hasRows(path, 'entries');
  const way = wayBackOf({ dataDir, mongoUrl: null });
  if (held instanceof Error)
    throw new LostData(`the vault with the members' keys cannot be read (${held.message}): ${way}`);
  if (held !== null || !(await hasEvents())) return;
  const what = existsSync(path) ? 'is empty' : 'is missing';
  throw new LostData(
    `${path} ${what}, although the event store has events: without the members' keys in it nobody can sign in or read ` +
      `what they wrote; ${way}`,
  );
}

/** Calls `refuse` with what the data folder holds already, when it is not that of a first start. Writes nothing. */
export function requireFirstStart(dataDir: string, refuse: (what: string) => void): void {
  for (const { file, table, what } of HELD) {
    const held = hasRows(join(dataDir, file), table);
    if (held === true) refuse(what);
    if (held instanceof Error) refuse(`${file} is there, which cannot be read (${held.message})`);
  }
}

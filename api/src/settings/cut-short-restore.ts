import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { LOG_FILE } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { BadSetting } from './environment.js';

const FORMER = '.former';

/** What `emit restore` calls the former data folder from the moment it takes it away until the new one is in its place. */
export function formerBeside(staging: string): string {
  return staging + FORMER;
}

/** Returns the former data folders that restores beside this one have under another name, with the process of each. */
export function formersOf(dataDir: string): { readonly path: string; readonly pid: number }[] {
  const target = resolve(dataDir);
  const begin = `${basename(target)}.restoring-`;
  const folder = dirname(target);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).flatMap((name) => {
    if (!name.startsWith(begin)) return [];
    const [, pid] = /^(\d+)-\d+\.former$/.exec(name.slice(begin.length)) ?? [];
    return pid === undefined ? [] : { path: join(folder, name), pid: Number(pid) };
  });
}

/** What to do where a restore was killed as it put the data folder into its place; null where none was. */
export function cutShortRestore(dataDir: string): string | null {
  if (existsSync(join(dataDir, LOG_FILE))) return null;
  const [former] = formersOf(dataDir);
  if (!former) return null;
  return (
    `has no event store: a restore was cut short when it had taken the former folder away. ` +
    `Run emit restore again, or put that back: mv ${former.path} ${dataDir}`
  );
}

/** An empty service must not begin in its place. Throws BadSetting. */
export function refuseCutShortRestore(dataDir: string): void {
  const why = cutShortRestore(dataDir);
  if (why !== null) throw new BadSetting('EMIT_DATA_DIR', why);
}

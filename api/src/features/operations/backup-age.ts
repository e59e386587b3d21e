import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands beside a backup's files: what it holds, and when it was last verified. */
export const MANIFEST_FILE = 'manifest.json';
export const VERIFIED_FILE = 'verified.json';

/** Of the latest backup of each part; epoch milliseconds, null where there is none. */
export interface BackupAges {
  readonly log: number | null;
  readonly keys: number | null;
  /** When a backup of the event store was last found whole. */
  readonly verified: number | null;
}

interface Found {
  readonly at: number;
  readonly parts: Readonly<Record<string, unknown>>;
  readonly verified: number | null;
}

/** Looks through the backups in a folder. Throws what the system says where it cannot be read. */
export async function backupAges(folder: string): Promise<BackupAges> {
  const names = await readdir(folder);
  const found = (await Promise.all(names.map((name) => backupIn(join(folder, name))))).filter(
    (one) => one !== null,
  );
  const latest = (of: (one: Found) => number | null) =>
    found.reduce<number | null>((last, one) => {
      const at = of(one);
      return at === null || (last !== null && last > at) ? last : at;
    }, null);
  return {
    log: latest(({ at, parts }) => (parts['log'] ? at : null)),
    keys: latest(({ at, parts }) => (parts['keys'] ? at : null)),
    verified: latest(({ parts, verified }) => (parts['log'] ? verified : null)),
  };
}

/** Null of what is no backup. */
async function backupIn(folder: string): Promise<Found | null> {
  const manifest = await jsonIn(join(folder, MANIFEST_FILE));
  const at = instantIn(manifest);
  const { parts } = (manifest ?? {}) as { parts?: unknown };
  if (at === null || typeof parts !== 'object' || parts === null) return null;
  const verified = instantIn(await jsonIn(join(folder, VERIFIED_FILE)));
  return { at, parts: parts as Found['parts'], verified };
}

async function jsonIn(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

function instantIn(value: unknown): number | null {
  const { at } = (value ?? {}) as { at?: unknown };
  const ms = typeof at === 'string' ? Date.parse(at) : NaN;
  return Number.isNaN(ms) ? null : ms;
}

export interface BackupSettings {
  readonly folder: string;
  readonly maxAgeHours: number;
}

const MS_PER_HOUR = 3_600_000;

/** What is wrong with the backups, a sentence each. */
export async function backupSentences(
  { folder, maxAgeHours }: BackupSettings,
  now: number,
): Promise<string[]> {
  const ages = await backupAges(folder).catch(() => null);
  if (ages === null) return [`the folder of backups ${folder} cannot be read (EMIT_BACKUPS)`];
  return (['log', 'keys'] as const).flatMap((part) => {
    const what = part === 'log' ? 'the event store' : "the members' keys";
    const at = ages[part];
    if (at === null) return [`there is no backup of ${what} in ${folder}`];
    const hours = (now - at) / MS_PER_HOUR;
    if (hours <= maxAgeHours) return [];
    return [
      `the last backup of ${what} is of ${new Date(at).toISOString()}, older than ${maxAgeHours} hours (EMIT_BACKUP_MAX_AGE)`,
    ];
  });
}

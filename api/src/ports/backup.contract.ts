import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKUP_PARTS, DamagedCopy, type BackupPart, type BackupStore } from './backup.port.js';

/** A data folder that is written to while it is copied. */
export interface BackedUpFolder {
  readonly folder: string;
  /** Appends an event and adds a key. */
  write(): Promise<void>;
  close(): Promise<void>;
}

/** `open`: a folder with 300 events, 300 keys and 2 turns in it, in use until it is closed. */
export function backupContract(
  backups: BackupStore,
  open: (folder: string) => Promise<BackedUpFolder>,
): void {
  let root: string;
  let live: BackedUpFolder;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'emit-backup-'));
    live = await open(join(root, 'data'));
  });
  afterEach(async () => {
    await live.close();
    rmSync(root, { recursive: true, force: true });
  });
  const copied = () => join(root, 'copy');
  const copy = async (part: BackupPart, onProgress: (share: number) => void = () => undefined) =>
    backups.copy(part, live.folder, copied(), onProgress);

  it('copies every part, and reads it back', async () => {
    const shares: number[] = [];
    for (const part of BACKUP_PARTS) {
      expect(await backups.has(part, live.folder)).toBe(true);
      const files = await copy(part, (share) => shares.push(share));
      expect(files.length).toBeGreaterThan(0);
      expect(files.every((file) => existsSync(join(copied(), file)))).toBe(true);
    }
    expect(await backups.inspect('log', copied())).toEqual({ count: 300, head: 300 });
    expect(await backups.inspect('keys', copied())).toEqual({ count: 300, head: 0 });
    expect(await backups.inspect('journal', copied())).toEqual({ count: 2, head: 0 });
    expect(shares.filter((share) => share < 0 || share > 1)).toEqual([]);
    expect(shares).toContain(1);
  });

  it.each<BackupPart>(['log', 'keys'])(
    'ends the copy of the %s with what is thrown on its way',
    async (part) => {
      const stopped = new Error('stopped');
      const stop = () => {
        throw stopped;
      };
      await expect(copy(part, stop)).rejects.toBe(stopped);
      await live.write();
      rmSync(copied(), { recursive: true });
      await copy(part);
      expect(await backups.inspect(part, copied())).toMatchObject({ count: 301 });
    },
  );

  it('copies one moment, while others write', async () => {
    const copying = copy('log');
    const writing = Array.from({ length: 20 }, () => live.write());
    await Promise.all([copying, ...writing]);
    const { count, head } = await backups.inspect('log', copied());
    expect(count).toBe(head);
    expect(count).toBeGreaterThanOrEqual(300);
    await copy('keys');
    expect(await backups.inspect('keys', copied())).toEqual({ count: 320, head: 0 });
  });

  it('leaves one file a store, readable by its owner alone', async () => {
    await copy('log');
    await copy('keys');
    const files = readdirSync(copied());
    expect(files).toHaveLength(2);
    for (const file of files) expect(statSync(join(copied(), file)).mode & 0o777).toBe(0o600);
  });

  it.each<BackupPart>(['log', 'keys'])(
    'sees that a copy of the %s is damaged, or cut short',
    async (part) => {
      const [file = ''] = await copy(part);
      const path = join(copied(), file);
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(0x55, 8_192, 12_288));
      await expect(backups.inspect(part, copied())).rejects.toThrow(DamagedCopy);
      truncateSync(path, 4_096);
      await expect(backups.inspect(part, copied())).rejects.toThrow(DamagedCopy);
    },
  );

  it('knows whether anybody has the folder open', async () => {
    expect(await backups.inUse(live.folder)).toBe(true);
    await copy('log');
    expect(await backups.inUse(copied())).toBe(false);
    expect(await backups.inUse(join(root, 'nowhere'))).toBe(false);
    expect(await backups.has('log', join(root, 'nowhere'))).toBe(false);
  });
}

import { existsSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Lease } from '../../../ports/lock.port.js';
import { ReadOnlyFile } from '../../sqlite/read-only-file.js';
import { unreadable } from '../../sqlite/reaching.js';
import { LEASE_FILE } from './sqlite-lease.js';

const NAME = /^process (\d+) on (.+)$/;

/**
 * Who holds the lease, without trying to take it: for whoever may not write in the folder. The name stays in the file after
 * its holder has gone; so it counts only while that process lives, or where it is another machine's, while the file is open.
 */
export class ReadOnlySqliteLease implements Pick<Lease, 'holder' | 'close'> {
  private readonly file: ReadOnlyFile;

  constructor(directory: string) {
    this.file = new ReadOnlyFile(join(directory, LEASE_FILE));
  }

  async holder(): Promise<string | null> {
    const { path } = this.file;
    // It is open as long as it has a write-ahead log that was begun; a holder that stops in order leaves none.
    if (!existsSync(path) || !statSync(`${path}-wal`, { throwIfNoEntry: false })?.size) return null;
    try {
      const found = this.file.read(
        (db) => db.prepare('SELECT name FROM holder').get() as { name: string } | undefined,
      );
      return found && mayLive(found.name) ? found.name : null;
    } catch (error) {
      throw unreadable('The lease', error);
    }
  }

  async close(): Promise<void> {
    this.file.close();
  }
}

function mayLive(name: string): boolean {
  const [, pid, host] = NAME.exec(name) ?? [];
  if (pid === undefined || host !== hostname()) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { DatabaseSync } from '@photostructure/sqlite';
import type { Database, Statement } from '../../sqlite/connection.js';

/** What `PRAGMA wal_checkpoint` answers, in pages: how many are in the write-ahead log, and how many of them in the file too. */
interface Pages {
  readonly log: number;
  readonly checkpointed: number;
}

/**
 * Copies what is new in a log's write-ahead log into its file, beside whoever reads and writes it: none of them waits. The
 * writer would do it itself, and stand still meanwhile, once there are far more pages (`openSqlite`).
 */
export class Checkpointer {
  private readonly db: Database;
  private readonly look: Statement;

  /** The file must be there, in WAL mode. */
  constructor(
    file: string,
    private readonly atPages: number,
  ) {
    this.db = new DatabaseSync(file);
    this.db.exec('PRAGMA busy_timeout = 0; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -256');
    this.look = this.db.prepare('PRAGMA wal_checkpoint(NOOP)');
  }

  /** Returns how many pages it copied: none while there are few. */
  copy(): number {
    const waiting = this.waiting();
    if (waiting < this.atPages) return 0;
    this.db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return waiting - this.waiting();
  }

  close(): void {
    this.db.close();
  }

  private waiting(): number {
    const { log, checkpointed } = this.look.get() as unknown as Pages;
    return log - checkpointed;
  }
}

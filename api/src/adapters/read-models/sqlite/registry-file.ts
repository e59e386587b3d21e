import { join } from 'node:path';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import { DamagedReadModel } from '../../../ports/read-models.port.js';
import { openSqlite, type Database } from '../../sqlite/connection.js';
import { identityOf } from '../../sqlite/locked-file.js';
import { EMPTY_REGISTRY, type VersionRegistry } from '../version-registry.js';
import { closeDamaged, orDamaged } from './file-fault.js';
import { RegistryTable } from './registry-table.js';
import { setAside } from './set-aside.js';

export const REGISTRY_FILE = 'read-models.sqlite';
/** How soon it is noticed that another process has begun it anew. */
const LOOK_EVERY_MS = 500;
const PAGES = 256;

interface Opened {
  readonly db: Database;
  readonly table: RegistryTable;
  readonly identity: string | null;
  lookedAt: number;
}

/** The registry's file: opened when it is first asked for, and again where another process has begun it anew. */
export class RegistryFile {
  private opened: Opened | null = null;
  private closed = false;

  /** `onOpen` is given each table that was opened. */
  constructor(
    readonly directory: string,
    private readonly onOpen: (table: RegistryTable) => void,
  ) {}

  /** Throws DamagedReadModel. */
  with<T>(work: (table: RegistryTable) => T): T {
    return orDamaged(null, this.path, () => work(this.table()));
  }

  /** Opens it, and returns whether it can be read. */
  isReadable(): boolean {
    try {
      this.with((table) => table.read());
      return true;
    } catch (error) {
      if (!(error instanceof DamagedReadModel)) throw error;
      return false;
    }
  }

  /** Puts the file aside where it cannot be read, and begins a new one. Returns its name; null where it can be read. */
  mend(): string | null {
    if (this.isReadable()) return null;
    this.release();
    const name = setAside(this.directory, REGISTRY_FILE);
    this.opened = this.open({ ...EMPTY_REGISTRY, begunAnew: true });
    return name;
  }

  close(): void {
    this.closed = true;
    this.release();
  }

  private table(): RegistryTable {
    const { opened } = this;
    if (this.closed && !opened) throw new StoreUnavailable('The read-model store');
    if (opened && (this.closed || !isReplaced(opened, this.path))) return opened.table;
    this.release();
    return (this.opened = this.open()).table;
  }

  private open(empty?: VersionRegistry): Opened {
    const db = openSqlite(this.path, { durability: 'normal', pages: PAGES });
    try {
      const table = new RegistryTable(db, empty);
      this.onOpen(table);
      return { db, table, identity: identityOf(this.path), lookedAt: performance.now() };
    } catch (error) {
      db.close();
      throw error;
    }
  }

  private release(): void {
    const { opened } = this;
    if (!this.closed) this.opened = null;
    if (opened) closeDamaged(opened.db);
  }

  private get path(): string {
    return join(this.directory, REGISTRY_FILE);
  }
}

/** A file that is gone is no other: what is open goes on. */
function isReplaced(opened: Opened, path: string): boolean {
  if (performance.now() - opened.lookedAt < LOOK_EVERY_MS) return false;
  opened.lookedAt = performance.now();
  const identity = identityOf(path);
  return identity !== null && identity !== opened.identity;
}

/**
 * journal: turns that wait for the event store; log: the events; keys: the vault. Taken in this order, what one says is in the
 * next: a turn leaves the journal when it is in the event store, and a member's key is there before their first event.
 */
export const BACKUP_PARTS = ['journal', 'log', 'keys'] as const;
export type BackupPart = (typeof BACKUP_PARTS)[number];

export interface PartFigures {
  /** Turns, events or members' keys. */
  readonly count: number;
  /** Position of the last event; 0 of the other parts. */
  readonly head: number;
}

/** A copy that cannot be used. */
export class DamagedCopy extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'DamagedCopy';
  }
}

/** Copies the stores of a data folder; stores on servers have tools of their own. */
export interface BackupStore {
  /** Whether there is such a part in the folder. */
  has(part: BackupPart, folder: string): Promise<boolean>;
  /** How large the part is, with what was written last. */
  bytes(part: BackupPart, folder: string): Promise<number>;
  /**
   * Copies a part as it stands at one moment, however long it takes and whoever writes meanwhile; durable when it
   * answers. `onProgress` is told the share that is done, up to 1; what it throws ends the copy. Returns the files,
   * relative to the folders.
   */
  copy(part: BackupPart, from: string, to: string, onProgress: (share: number) => void): Promise<string[]>;
  /** Whether what is there of the part can be opened; true without it. */
  isReadable(part: Exclude<BackupPart, 'journal'>, folder: string): boolean;
  /** Gives a part that cannot be read another name, with the time in it. Returns its path. */
  putAside(part: BackupPart, folder: string, at: Date): Promise<string>;
  /** Reads all of a copy, or of a folder that is in use. Throws DamagedCopy. */
  inspect(part: BackupPart, folder: string): Promise<PartFigures>;
  /** Whether a process has the folder's log open. */
  inUse(folder: string): Promise<boolean>;
}

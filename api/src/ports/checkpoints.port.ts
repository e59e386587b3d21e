/** A signed checkpoint with what is not in it. */
export interface KeptCheckpoint {
  /** The signed note. */
  readonly note: string;
  /** Epoch milliseconds at which it was made. */
  readonly at: number;
  /** Of the last event that it covers. */
  readonly position: number;
}

/** A checkpoint could not be handed on; it is tried again. */
export class CheckpointNotTaken extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options);
    this.name = 'CheckpointNotTaken';
  }
}

/** The checkpoints of this machine: the last one, and those that wait to be handed on. */
export interface CheckpointOutbox {
  /** The last one that was made here; null when none was. */
  latest(): Promise<KeptCheckpoint | null>;
  /** Durable when it resolves: it is the last one; `waits` to be handed on, where there is anywhere to. */
  keep(checkpoint: KeptCheckpoint, waits: boolean): Promise<void>;
  /** Those that wait, the oldest first. */
  waiting(): Promise<KeptCheckpoint[]>;
  /** The last one that was handed on; null when none was. */
  handedOn(): Promise<KeptCheckpoint | null>;
  /** It was handed on. */
  done(checkpoint: KeptCheckpoint): Promise<void>;
}

/**
 * A folder outside the data folder with every checkpoint and the hashes of the tree, laid out as C2SP tlog-tiles says: any web
 * server can serve it. Nothing in it is ever changed but the last checkpoint. Every call throws CheckpointNotTaken where the
 * folder cannot be used.
 */
export interface CheckpointFolder {
  /** The last checkpoint; null when there is none. */
  latest(): Promise<string | null>;
  /** Every checkpoint that was put, in the order in which they were made. */
  all(): Promise<KeptCheckpoint[]>;
  /** The first hashes of a tile; null when it does not hold as many. */
  tile(level: number, index: number, width: number): Promise<Buffer | null>;
  /** Puts a tile; one that is full takes the place of its beginnings. */
  putTile(level: number, index: number, hashes: Buffer): Promise<void>;
  /** Puts a checkpoint, whose tiles were put before; `isLast` says whether there is none over more events. */
  put(checkpoint: KeptCheckpoint, isLast: boolean): Promise<void>;
}

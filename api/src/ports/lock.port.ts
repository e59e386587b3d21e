/** How often the holder renews its lock, and whoever waits for it looks. */
export const LOOK_EVERY_MS = 1_000;
/** A holder that could not renew for so long stops what the lock is for … */
export const HELD_FOR_MS = 5_000;
/** … before another one may take it from a holder that is not heard of any more. */
export const TAKEN_AFTER_MS = 6_000;

/**
 * held: by this process. taken: by another that lives. silent: by another that has not been heard of since it was looked at
 * first; look again, and it is either heard of or loses the lock.
 */
export type Holding = 'held' | 'taken' | 'silent';

/**
 * A right that one process has at a time, by its name. No clock decides: machines disagree about the time and set it back.
 * Whoever waits counts on its own monotonic clock how long the holder has not been heard of, and the holder counts on its own
 * how long it has not been able to say so. A process that was stopped for longer may believe itself the holder for a
 * moment after it goes on, so what the lock is for must bear two holders for a moment.
 */
export interface Lock {
  /** Takes the lock, or keeps it. Throws StoreUnavailable. */
  hold(): Promise<Holding>;
  /** Says that its holder lives, every LOOK_EVERY_MS; without the lock, does nothing. Throws StoreUnavailable. */
  renew(): Promise<void>;
  /** Gives it up, so that another one has it at once; without it, does nothing. Throws StoreUnavailable. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** The lock of the one process that projects, which says who that is. */
export interface Lease extends Lock {
  /** What the holder calls itself; null when none is heard of. May take some seconds. Throws StoreUnavailable. */
  holder(): Promise<string | null>;
}

/** The right to ask the guide for a member: not to be taken twice at a time by one process. */
export interface QuestionLocks {
  of(memberId: string): Lock;
  /** Asks whoever holds the member's lock to stop a reply, by its name; where nobody does, does nothing. Throws StoreUnavailable. */
  askToStop(memberId: string, reply: string): Promise<void>;
  /** The reply that this process was asked to stop since it took the member's lock; null when none. Throws StoreUnavailable. */
  askedToStop(memberId: string): Promise<string | null>;
}

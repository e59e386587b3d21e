/** How often the holder renews its lease, and whoever waits for it looks. */
export const LOOK_EVERY_MS = 1_000;
/** A holder that could not renew for so long stops what the lease is for … */
export const HELD_FOR_MS = 5_000;
/** … before another one may take it from a holder that is not heard of any more. */
export const TAKEN_AFTER_MS = 6_000;

/**
 * A right that one process has at a time. No clock decides: machines disagree about the time and set it back. Whoever
 * waits counts on its own monotonic clock how long the holder has not been heard of, and the holder counts on its own
 * how long it has not been able to say so. A process that was stopped for longer may believe itself the holder for a
 * moment after it goes on, so what the lease is for must bear two holders for a moment.
 */
export interface Lease {
  /**
   * Takes the lease, or keeps it; true when this process holds it. Called every LOOK_EVERY_MS by whoever has it or
   * wants it. Throws StoreUnavailable.
   */
  hold(): Promise<boolean>;
  /** Gives it up, so that another one has it at once; without it, does nothing. Throws StoreUnavailable. */
  release(): Promise<void>;
  /** What the holder calls itself; null when none is heard of. May take some seconds. Throws StoreUnavailable. */
  holder(): Promise<string | null>;
  close(): Promise<void>;
}

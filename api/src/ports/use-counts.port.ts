/** Counts uses of something by its name, for all processes together. A name holds nothing personal. */
export interface UseCounts {
  /**
   * Counts one more use, and answers true; false, and nothing is counted, where `limit` are counted. What is counted is
   * forgotten at `until` (epoch milliseconds), which the first use says. Whatever is forgotten by `now` is removed.
   */
  spend(name: string, limit: number, until: number, now: number): Promise<boolean>;
  /** Adds so many, whatever is counted, and returns the sum. Forgotten as with `spend`. */
  add(name: string, amount: number, until: number, now: number): Promise<number>;
}

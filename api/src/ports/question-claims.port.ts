/** How often a process says that it still asks. */
export const RENEW_EVERY_MS = 1_000;
/** A claim whose process has not been heard of for so long is another's to take, where the kernel does not tell. */
export const LAPSED_AFTER_MS = 6_000;

/**
 * The right to ask the guide for a member, which one process has at a time. It is no lock on the conversation: a process
 * that was held still for longer than LAPSED_AFTER_MS may go on asking beside another, and the log takes one turn of the
 * two. No clock decides, as with the lease.
 */
export interface QuestionClaims {
  /**
   * True when this process has the claim, false when another one has it that is alive; where its process is gone, that
   * takes LAPSED_AFTER_MS to tell. Throws StoreUnavailable.
   */
  take(memberId: string): Promise<boolean>;
  /** Called every RENEW_EVERY_MS with those for whom this process asks; others lapse. Throws StoreUnavailable. */
  renew(memberIds: readonly string[]): Promise<void>;
  /** Gives it up, so that another process has it at once; without it, does nothing. Throws StoreUnavailable. */
  release(memberId: string): Promise<void>;
  close(): Promise<void>;
}

/** A mail that is to be sent. Times are epoch milliseconds. */
export interface QueuedMail {
  readonly id: string;
  /** Whose it is; null once the member is erased: the mail that says so. */
  readonly memberId: string | null;
  /** Sealed under the service's own key: a member's is gone with the member. */
  readonly sealed: string;
  readonly dueAt: number;
  readonly giveUpAt: number;
  readonly attempts: number;
}

/**
 * Mail on its way out, which survives a restart. Whoever takes one out has it for a while: so of many processes one sends it,
 * and another one does when that one died. The receiver knows a mail that came twice by its id.
 */
export interface Outbox {
  /** Durable when it resolves; a mail whose id is there is not added again. */
  add(mail: QueuedMail): Promise<void>;
  /** The mail that is due first, which is due for others only at `until`; null when none is due at `now`. */
  claim(now: number, until: number): Promise<QueuedMail | null>;
  /** It could not be sent: counts the attempt, and makes it due again then. Without the mail, does nothing. */
  postpone(id: string, dueAt: number): Promise<void>;
  /** It was sent, or is given up. */
  remove(id: string): Promise<void>;
  /** How many wait. */
  count(): Promise<number>;
}

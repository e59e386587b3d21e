/** A mail to one member, as a program may read it (text) and as a person sees it (html). */
export interface Mail {
  /** The same each time that it is sent: who receives it twice knows it by this. */
  readonly id: string;
  /** Whose it is; null once the member is erased. */
  readonly memberId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** It will not be taken, however often it is sent. */
export class MailRefused extends Error {
  constructor(readonly reason: string) {
    super(`The mail was refused: ${reason}`);
    this.name = 'MailRefused';
  }
}

/** It could not be handed over now. */
export class MailUnavailable extends Error {
  constructor(readonly reason: string) {
    super(`The mail could not be sent: ${reason}`);
    this.name = 'MailUnavailable';
  }
}

export interface MailPort {
  /** Whether mail reaches members; otherwise it is kept where the operator finds it. */
  readonly delivers: boolean;
  /**
   * Resolves when the next server has taken it, within a minute. Throws MailRefused and MailUnavailable, whose texts hold
   * nothing of the mail and no address.
   */
  send(mail: Mail): Promise<void>;
  /** Removes what is kept of an erased member's mail. */
  forget(memberId: string): Promise<void>;
  close(): Promise<void>;
}

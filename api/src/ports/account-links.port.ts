import type { Sealed } from '../kernel/sealed.js';

/** What a link in a mail is for. */
export type LinkKind = 'verify' | 'reset' | 'address-new' | 'address-former' | 'application';

/** What a link is about. `address`: the member's when it was sent; where it is another now, the link is worth nothing. */
export interface LinkSubject {
  readonly address: string;
  /** The new one, of a link by which it changes. */
  readonly next?: string;
}

/** A link that was sent to a member, or to whoever applied by a form. Times are epoch milliseconds. */
export interface AccountLink {
  /** SHA-256 of the token in it, which is kept nowhere. */
  readonly tokenHash: string;
  readonly kind: LinkKind;
  /** Or the application's. */
  readonly memberId: string;
  /** Sealed under the member's key, or the application's. */
  readonly about: Sealed<LinkSubject>;
  readonly expiresAt: number;
}

/** Links that work once. */
export interface AccountLinks {
  /** Durable when it resolves. Those that have expired by `now` are removed. */
  add(link: AccountLink, now: number): Promise<void>;
  /** Null for an unknown one, one that was taken, and one that has expired. */
  find(tokenHash: string, now: number): Promise<AccountLink | null>;
  /** As `find`, and nobody finds it again: of many who ask at the same time one has it. */
  take(tokenHash: string, now: number): Promise<AccountLink | null>;
  /** Ends a member's links of these kinds. */
  end(memberId: string, kinds: readonly LinkKind[]): Promise<void>;
}

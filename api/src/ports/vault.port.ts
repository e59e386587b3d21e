import type { ConfirmedBy } from '@emit/contract/second-factors';
import type { Sealed } from '../kernel/sealed.js';
import type { AccountLinks } from './account-links.port.js';
import type { Outbox } from './outbox.port.js';
import type { Reminders } from './reminders.port.js';
import type { FactorSet, StoredFactors } from './second-factors.port.js';
import type { TrialClaims } from './trial-claims.port.js';
import type { UseCounts } from './use-counts.port.js';

/** A session that is open: one sign-in on one device. Times are epoch milliseconds. */
export interface OpenSession {
  /** Random; the token carries it. */
  readonly id: string;
  readonly openedAt: number;
  /** When it was last used, to the day or so: a write for every request would cost more than it tells. */
  readonly seenAt: number;
  /** What the client says that it is, sealed under the member's key. */
  readonly client: Sealed;
  /** By what the sign-in was confirmed besides the password, or without one; absent where by the password alone. */
  readonly by?: ConfirmedBy;
}

/**
 * What must be destroyable stands outside the event store: a member's wrapped key, password hash, e-mail look-up hash, open
 * sessions and second factors. It is not a read model: it cannot be folded again.
 *
 * An application of somebody who need not be a member has an entry too, under its id: the key alone, found by a hash that no
 * member's address has (`Keyring.applicationHash`), without a password. Nobody signs in by it.
 */
export interface VaultEntry {
  readonly memberId: string;
  /** Keyed hash of the normalised e-mail address; unique. */
  readonly emailHash: string;
  /** Argon2id, PHC string. */
  readonly passwordHash: string;
  /** The member's key, wrapped by the master key. */
  readonly wrappedKey: string;
  /** Oldest first. A token without its session here is worth nothing. */
  readonly sessions: readonly OpenSession[];
  /** Of the marks of known devices: one of a former generation is worth nothing. 0 in entries of an earlier version. */
  readonly markGeneration: number;
  /** How many devices were given a mark in this generation. */
  readonly marksGiven: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Absent where nothing was ever set up. */
  readonly factors?: StoredFactors;
}

/** The session that asks for what the password was confirmed for. */
export interface Asking {
  readonly sessionId: string;
  /** With so many open it may have been pushed out since: then the password alone decides. */
  readonly most: number;
}

export interface SessionOpening {
  /** Sessions open at the same time at most: beyond them, those opened first end. */
  readonly most: number;
  /** Whether a device is given a mark with it. */
  readonly newMark: boolean;
  /** The same password hashed anew, at the cost of today. */
  readonly rehashed?: string;
  /** The second factors with the use by which it is opened. */
  readonly factors?: FactorSet;
}

/** Wrong passwords in a row for one e-mail hash; `from` keeps a known device's apart from a stranger's. */
export interface FailedSignIns {
  readonly count: number;
  /** Epoch milliseconds. */
  readonly lastAt: number;
}

export interface FailedSignInCounts {
  /** Null when there were none, or they are forgotten. The e-mail hash need not be anyone's. */
  of(emailHash: string, from: string): Promise<FailedSignIns | null>;
  /** Counts one more at `at`; after `forgetAfter` milliseconds without another, counting begins anew. */
  count(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void>;
  forget(emailHash: string, from: string): Promise<void>;
}

export interface Vault {
  /** Adds an entry, durable when it resolves; false when the e-mail hash is taken. */
  add(entry: VaultEntry): Promise<boolean>;
  /** Adds many, for about the price of one; returns those whose e-mail hash is taken, which it leaves out. */
  addAll(entries: readonly VaultEntry[]): Promise<VaultEntry[]>;
  find(memberId: string): Promise<VaultEntry | null>;
  findByEmail(emailHash: string): Promise<VaultEntry | null>;
  /** Up to `limit` entries by member id, ascending, those after the given one ('' for the first). */
  page(after: string, limit: number): Promise<VaultEntry[]>;
  /** The one with the greatest member id; null in an empty vault. */
  last(): Promise<VaultEntry | null>;
  /** Puts the key wrapped anew, and the hash that goes with it, in the place of `entry`'s; false when it has others now. */
  rewrap(entry: VaultEntry, wrappedKey: string, emailHash: string): Promise<boolean>;
  /** Whether a new master key has begun to take the place of another, and has not done so for every entry. */
  isRotating(): Promise<boolean>;
  /** Notes that it begins (true), durable when it resolves, or that it is done. */
  setRotating(rotating: boolean): Promise<void>;
  /**
   * Stores the hash, leaves no session open but `only`, and begins a generation of marks with one given, in one step.
   * False, and nothing is changed, when the password is no longer that of `confirmed`, or the session has ended.
   */
  changePassword(
    confirmed: VaultEntry,
    by: Asking,
    passwordHash: string,
    only: OpenSession,
  ): Promise<boolean>;

  /**
   * By whoever has the mailbox, without the former one: stores the hash, ends every session, begins a generation of marks with
   * one given, and forgets wrong passwords, in one step. Null without an entry; otherwise the entry as it is now.
   */
  resetPassword(memberId: string, passwordHash: string): Promise<VaultEntry | null>;
  /** Puts the e-mail hash in the place of `entry`'s; false when it is taken, or the entry has another now. */
  moveAddress(entry: VaultEntry, emailHash: string): Promise<boolean>;

  /** Puts these in the place of `entry`'s; false when it has others or another password now, or is gone. */
  changeFactors(entry: VaultEntry, factors: FactorSet): Promise<boolean>;

  /**
   * Adds a session in one step; false when password or second factors are no longer those of `verified`, or the entry is
   * gone.
   */
  openSession(verified: VaultEntry, session: OpenSession, opening: SessionOpening): Promise<boolean>;
  /** Notes that a session is used; without one, does nothing. */
  touchSession(memberId: string, sessionId: string, at: number): Promise<void>;
  /** False when no such session was open. */
  endSession(memberId: string, sessionId: string): Promise<boolean>;
  /** All of them, and begins a generation of marks. */
  endSessions(memberId: string): Promise<void>;

  readonly failedSignIns: FailedSignInCounts;
  readonly links: AccountLinks;
  readonly outbox: Outbox;
  readonly reminders: Reminders;
  readonly trials: TrialClaims;
  readonly uses: UseCounts;

  /**
   * Destroys the entry, what was counted for its e-mail hash, its links, reminders and mail that is not sent yet, beyond recovery;
   * without one, does nothing. That the address had a trial stays, and names no member.
   */
  destroy(memberId: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What only looks things up; the sessions may be left out. */
export type VaultReading = Pick<
  Vault,
  'find' | 'findByEmail' | 'page' | 'last' | 'isRotating' | 'ping' | 'close'
>;

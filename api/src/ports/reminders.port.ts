import type { Sealed } from '../kernel/sealed.js';

/** What is sealed under the member's key: where a browser takes push messages, and when it is reminded. */
export interface ReminderAbout {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** 'HH:MM' in the time zone. */
  readonly time: string;
  readonly timeZone: string;
  /** The public key that the browser subscribed with. */
  readonly pushKey: string;
}

/** When a browser is reminded next. Times are epoch milliseconds. */
export interface ReminderTiming {
  /** When it is tried next. */
  readonly dueAt: number;
  /** The time of day that this is for: later than `dueAt` never, earlier after an attempt that failed. */
  readonly plannedAt: number;
  /** How often it was tried for that time. */
  readonly attempts: number;
}

/** The daily reminder of one browser. */
export interface StoredReminder extends ReminderTiming {
  /** SHA-256 of the endpoint, hex. */
  readonly id: string;
  readonly memberId: string;
  /** The session that set it: it ends with that. */
  readonly sessionId: string;
  readonly about: Sealed<ReminderAbout>;
  readonly setAt: number;
}

export interface Reminders {
  /** In the place of the one of this browser, whosever that is, and of the one of this session. */
  put(reminder: StoredReminder): Promise<void>;
  /** Of a member, the newest first. */
  of(memberId: string): Promise<StoredReminder[]>;
  /** Without it, does nothing. */
  remove(memberId: string, id: string): Promise<void>;
  /** Gives the reminder of one session to the one that takes its place; without one, does nothing. */
  carry(memberId: string, from: string, to: string): Promise<void>;
  /** Up to `limit` that are due by `now`, the longest due first; and those due only after `beyond`, by a clock that was wrong. */
  due(now: number, beyond: number, limit: number): Promise<StoredReminder[]>;
  /** Puts another timing in the place of the one that was read; false when it, or what it is about, has changed, or is gone. */
  advance(read: StoredReminder, timing: ReminderTiming): Promise<boolean>;
}

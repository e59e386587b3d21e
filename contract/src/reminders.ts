import type { Day, Instant } from './formats.js';

/** 'HH:MM' of a day of 24 hours. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Where a browser takes push messages (the W3C Push API's subscription), and when it is reminded each day. */
export interface SetReminderRequest {
  endpoint: string;
  /** The browser's public key and its secret, base64url, by which messages are encrypted (RFC 8291). */
  p256dh: string;
  auth: string;
  /** 'HH:MM' in the time zone. */
  time: string;
  /** IANA name. */
  time_zone: string;
}

export interface Reminder {
  /** SHA-256 of the endpoint, hex: by it a browser knows its own. */
  id: string;
  /** What the browser said that it is. */
  client: string;
  time: string;
  time_zone: string;
  set_at: Instant;
  /** Whether this session set it. */
  current: boolean;
}

/** Where the member is reminded each day, the newest first. */
export interface ReminderList {
  /** What a browser subscribes with (RFC 8292), base64url; null where this server sends no reminders. */
  push_key: string | null;
  reminders: Reminder[];
}

/** What the app's worker is sent, encrypted, and shows. Nothing in it is about the member: it may be read on a locked screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads. */
  path: string;
  /** The day that it is for: another message of the same day takes its place. */
  day: Day;
}

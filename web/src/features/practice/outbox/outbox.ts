import type { PracticeRequest, PracticeResponse } from '@emit/contract/practices';
import { MESSAGES } from '@emit/contract/messages';
import { ApiError, NoResponse } from '../../../shared/api/errors';
import { sendJson } from '../../../shared/api/http';
import { isRecord } from '../../../shared/lib/is-record';
import { readUserId } from '../../../shared/lib/session';
import { dropWaiting, keepWaiting, readWaiting, waitingValue } from '../../../shared/lib/waiting';

/** A practice that was logged without a connection. */
export interface WaitingPractice {
  /** Its idempotency key. */
  readonly id: string;
  readonly owner: string;
  /** When it was logged, in epoch milliseconds. */
  readonly at: number;
  /** With the day on which it was logged. */
  readonly body: PracticeRequest & { readonly practice_date: string };
  /** The server may have it: it is sent again as it is, and not changed. */
  readonly wasSent: boolean;
  /** Why the server does not take it. */
  readonly refusal: string | null;
}

/** Held by the one tab that sends. */
const LOCK = 'emit-outbox';
const REASONS = ['VALIDATION_FAILED', 'PRACTICE_DAY_FULL', 'PRACTICE_REMOVED', 'STORAGE_FULL'];
const LATER = [401, 408, 409, 425, 429];

/** Of the member whose session this is, the first one first. */
export function waitingPractices(): WaitingPractice[] {
  const owner = readUserId();
  const all = readWaiting().flatMap(({ value }) => (isWaiting(value) ? [value] : []));
  return all.filter((one) => one.owner === owner).sort((a, b) => a.at - b.at);
}

/** Returns whether there was room for it. */
export function keepPracticeWaiting(practice: Omit<WaitingPractice, 'owner'>): boolean {
  const owner = readUserId();
  return owner !== null && keepWaiting(practice.id, { ...practice, owner });
}

/** Takes one away that the server cannot have; null where it is gone, or may be there. */
export function takeBack(id: string): WaitingPractice | null {
  const found = waitingValue(id);
  if (!isWaiting(found) || !canChange(found)) return null;
  dropWaiting(id);
  return found;
}

export function canChange({ wasSent, refusal }: WaitingPractice): boolean {
  return !wasSent || refusal !== null;
}

export interface Outcome {
  readonly sent: number;
  /** Some are left to be sent later. */
  readonly isUnfinished: boolean;
}

/** Sends each once: one tab at a time, and with keys by which the server knows what it has. */
export function sendWaiting(): Promise<Outcome> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(LOCK, sendEach) : sendEach();
}

async function sendEach(): Promise<Outcome> {
  const owner = readUserId();
  let sent = 0;
  for (const { id, refusal } of waitingPractices()) {
    const practice = waitingValue(id);
    if (!isWaiting(practice) || refusal !== null || readUserId() !== owner) continue;
    update(id, { wasSent: true });
    try {
      const call = { body: practice.body, headers: { 'Idempotency-Key': id } };
      await sendJson<PracticeResponse>('POST', '/fho/practices/me', call);
      dropWaiting(id);
      sent += 1;
    } catch (error) {
      if (isForLater(error)) return { sent, isUnfinished: true };
      const hasReason = error instanceof ApiError && error.detail !== '';
      update(id, { refusal: hasReason ? error.detail : MESSAGES.practiceFailed });
    }
  }
  return { sent, isUnfinished: false };
}

/** What is no longer there stays away: the session may have ended meanwhile. */
function update(id: string, change: Partial<WaitingPractice>): void {
  const known = waitingValue(id);
  if (isWaiting(known)) keepWaiting(id, { ...known, ...change });
}

function isForLater(error: unknown): boolean {
  if (error instanceof NoResponse) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || (LATER.includes(error.status) && !REASONS.includes(error.code));
}

function isWaiting(value: unknown): value is WaitingPractice {
  if (!isRecord(value) || !isRecord(value.body)) return false;
  const { id, owner, at, body } = value;
  const texts = [id, owner, body.practice_date, body.practice_type, body.mindstream_type];
  return texts.every((text) => typeof text === 'string') && typeof at === 'number';
}

import { MESSAGES } from '@emit/contract/messages';
import { ApiError, isOutage, NoResponse } from '../api/errors';
import { send } from '../api/http';
import { isRecord } from './is-record';
import { readUserId } from './session';
import { dropWaiting, keepWaiting, readWaiting, waitingValue } from './waiting';

/** A change that was made without a connection, as it is sent once there is one. */
export interface WaitingRequest {
  /** Its idempotency key. */
  readonly id: string;
  readonly owner: string;
  /** When it was made, in epoch milliseconds. */
  readonly at: number;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** The server may have it: it is sent again as it is, and not changed. */
  readonly wasSent: boolean;
  /** Why the server does not take it. */
  readonly refusal: string | null;
}

/** Held by the one tab that sends. */
const LOCK = 'emit-outbox';
/** Of the refusals that would otherwise be tried again. */
const FINAL = [
  'VALIDATION_FAILED',
  'PRACTICE_DAY_FULL',
  'PRACTICE_REMOVED',
  'STORAGE_FULL',
  'MARKS_FULL',
  'NOTE_REMOVED',
  'READING_LEFT',
];
const LATER = [401, 408, 409, 425, 429];

/** What a practice that an earlier release kept does not say. */
const OF_PRACTICES = { method: 'POST', path: '/fho/practices/me' } as const;

/** Of the member whose session this is, the first one first. */
export function waitingRequests(): WaitingRequest[] {
  const owner = readUserId();
  const all = readWaiting().flatMap(({ value }) => requestIn(value) ?? []);
  return all.filter((one) => one.owner === owner).sort((a, b) => a.at - b.at);
}

/** Returns whether there was room for it. It is sent after all that waits already. */
export function keepRequest(request: Omit<WaitingRequest, 'owner'>): boolean {
  const owner = readUserId();
  const last = waitingRequests().findLast(({ id }) => id !== request.id);
  const at = Math.max(request.at, (last?.at ?? 0) + 1);
  return owner !== null && keepWaiting(request.id, { ...request, at, owner });
}

export type Change = Pick<WaitingRequest, 'id' | 'method' | 'path' | 'body'>;

/**
 * Sends a change, or keeps it where there is no connection, or others wait that come before it. Returns the answer; null where it
 * is kept. Throws what `send` does, and NoRoom.
 */
export async function sendOrKeep(
  change: Change,
  { isBehind }: { isBehind: boolean },
): Promise<Response | null> {
  const { id, method, path, body } = change;
  const waits = isBehind || !navigator.onLine;
  if (!waits) {
    try {
      return await send(method, path, { body, headers: { 'Idempotency-Key': id } });
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
  if (!keepRequest({ ...change, at: Date.now(), wasSent: !waits, refusal: null })) throw new NoRoom();
  return null;
}

/** There is no connection, and nothing more can be kept in this browser. */
export class NoRoom extends Error {
  constructor() {
    super('There is no connection, and this browser has no room to keep this. Please leave this page open.');
  }
}

/** Takes one away that the server cannot have; null where it is gone, or may be there. */
export function takeBack(id: string): WaitingRequest | null {
  const found = requestIn(waitingValue(id));
  if (!found || !canChange(found)) return null;
  dropWaiting(id);
  return found;
}

export function canChange({ wasSent, refusal }: WaitingRequest): boolean {
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
  for (const { id, refusal } of waitingRequests()) {
    const request = requestIn(waitingValue(id));
    if (!request || refusal !== null || readUserId() !== owner) continue;
    update(id, { wasSent: true });
    try {
      const { method, path, body } = request;
      await send(method, path, { body, headers: { 'Idempotency-Key': id } });
      dropWaiting(id);
      sent += 1;
    } catch (error) {
      if (isForLater(error)) return { sent, isUnfinished: true };
      const hasReason = error instanceof ApiError && error.detail !== '';
      update(id, { refusal: hasReason ? error.detail : MESSAGES.notTaken });
    }
  }
  return { sent, isUnfinished: false };
}

/** What is no longer there stays away: the session may have ended meanwhile. */
function update(id: string, change: Partial<WaitingRequest>): void {
  const known = requestIn(waitingValue(id));
  if (known) keepWaiting(id, { ...known, ...change });
}

function isForLater(error: unknown): boolean {
  if (error instanceof NoResponse) return true;
  if (!(error instanceof ApiError)) return false;
  return error.status >= 500 || (LATER.includes(error.status) && !FINAL.includes(error.code));
}

function requestIn(value: unknown): WaitingRequest | null {
  if (!isRecord(value)) return null;
  const found = { ...OF_PRACTICES, ...value };
  const { id, owner, at, method, path } = found as Record<string, unknown>;
  const isRequest = [id, owner, method, path].every((text) => typeof text === 'string');
  return isRequest && typeof at === 'number' ? (found as unknown as WaitingRequest) : null;
}

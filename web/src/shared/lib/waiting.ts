import { keepOwn } from './keep-own';
import { readJson, remove, STORAGE_KEYS } from './storage';

/** What waits to be sent, one key each: tabs that add and take away at once never write over each other. */
const PREFIX = `${STORAGE_KEYS.outbox}.`;

export interface Waiting {
  readonly id: string;
  readonly value: unknown;
}

export function isWaitingKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

export function readWaiting(): Waiting[] {
  return waitingKeys().map((key) => ({ id: key.slice(PREFIX.length), value: readJson(key) }));
}

/** Undefined when it does not wait any more. */
export function waitingValue(id: string): unknown {
  return readJson(PREFIX + id);
}

/** Returns whether there was room for it. */
export function keepWaiting(id: string, value: unknown): boolean {
  return keepOwn(PREFIX + id, value);
}

export function dropWaiting(id: string): void {
  remove(PREFIX + id);
}

export function dropAllWaiting(): void {
  waitingKeys().forEach(remove);
}

function waitingKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(isWaitingKey);
  } catch {
    // Forbidden: nothing was kept.
    return [];
  }
}

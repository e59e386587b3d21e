import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.js';

/** Returns the id that a member's idempotency key stands for in what is done, and a new one without a key. */
export function idFor(
  { key }: Pick<Caller, 'key'>,
  idempotencyKey: string | null,
  ...done: string[]
): string {
  return idempotencyKey === null ? randomUUID() : key.uuidOf(...done, idempotencyKey);
}

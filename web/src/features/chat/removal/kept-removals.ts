import { isTempId } from '@emit/contract/titles';
import { readJson, remove, STORAGE_KEYS, writeJson } from '../../../shared/lib/storage';

/**
 * Conversations that a tab has taken off the list, for the other tabs: by id, until when they are to leave them out. One
 * whose tab is gone by then is there again.
 */
export function keepRemoval(id: string, until: number): void {
  writeJson(STORAGE_KEYS.removals, { ...readKept(), [id]: until });
}

export function dropRemoval(id: string): void {
  const { [id]: _dropped, ...others } = readKept();
  writeOrRemove(STORAGE_KEYS.removals, others);
}

/** Returns the ids of the removals that are pending at `now`, and when the first of them lapses. */
export function readRemovals(now: number): { readonly ids: string[]; readonly until: number } {
  const standing = Object.entries(readKept()).filter(([, until]) => until > now);
  return { ids: standing.map(([id]) => id), until: Math.min(...standing.map(([, until]) => until)) };
}

function readKept(): Record<string, number> {
  return Object.fromEntries(entriesOf(readJson(STORAGE_KEYS.removals)).filter(isTimed));
}

/** A question whose conversation was deleted before the server told its id; it knows it by the reply alone. */
export interface Abandoned {
  readonly conversationId: string;
  readonly messageId: string;
}

export function keepAbandoned({ conversationId, messageId }: Abandoned): void {
  writeJson(STORAGE_KEYS.abandoned, { ...keptAbandoned(), [conversationId]: messageId });
}

export function dropAbandoned(conversationId: string): void {
  const { [conversationId]: _dropped, ...others } = keptAbandoned();
  writeOrRemove(STORAGE_KEYS.abandoned, others);
}

export function readAbandoned(): Abandoned[] {
  return Object.entries(keptAbandoned()).map(([conversationId, messageId]) => ({
    conversationId,
    messageId,
  }));
}

function keptAbandoned(): Record<string, string> {
  return Object.fromEntries(entriesOf(readJson(STORAGE_KEYS.abandoned)).filter(isNamed));
}

function writeOrRemove(key: string, left: object): void {
  if (Object.keys(left).length === 0) remove(key);
  else writeJson(key, left);
}

function entriesOf(kept: unknown): [string, unknown][] {
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
}

function isTimed(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}

function isNamed(entry: [string, unknown]): entry is [string, string] {
  return isTempId(entry[0]) && typeof entry[1] === 'string';
}

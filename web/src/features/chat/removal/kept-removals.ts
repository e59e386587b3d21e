import { isTempId } from '@emit/contract/titles';
import { keptMap } from '../../../shared/lib/kept-map';
import { STORAGE_KEYS } from '../../../shared/lib/storage';

/**
 * Conversations that a tab has taken off the list, for the other tabs: by id, until when they are to leave them out. One
 * whose tab is gone by then is there again.
 */
export const keptRemovals = keptMap(
  STORAGE_KEYS.removals,
  (_id, until): until is number => typeof until === 'number',
);

/** Returns the ids of the removals that are pending at `now`, and when the first of them lapses. */
export function readRemovals(now: number): { readonly ids: string[]; readonly until: number } {
  const standing = Object.entries(keptRemovals.read()).filter(([, until]) => until > now);
  return { ids: standing.map(([id]) => id), until: Math.min(...standing.map(([, until]) => until)) };
}

/** A question whose conversation was deleted before the server told its id; it knows it by the reply alone. */
export interface Abandoned {
  readonly conversationId: string;
  readonly messageId: string;
}

/** By the id of its conversation, the id of each such question. */
export const keptAbandoned = keptMap(
  STORAGE_KEYS.abandoned,
  (id, messageId): messageId is string => isTempId(id) && typeof messageId === 'string',
);

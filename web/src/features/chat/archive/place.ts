import type { Conversation } from '../conversation';

/** Where the list has a conversation. */
export interface Place {
  readonly pinned: boolean;
  readonly archived: boolean;
}

export function placeOf({
  pinned = false,
  archived = false,
}: Pick<Conversation, 'pinned' | 'archived'>): Place {
  return { pinned, archived };
}

export function isAt(conversation: Conversation, { pinned, archived }: Place): boolean {
  const now = placeOf(conversation);
  return now.pinned === pinned && now.archived === archived;
}

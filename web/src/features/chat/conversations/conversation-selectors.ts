import { createSelector } from '@reduxjs/toolkit';
import { shown } from '../chat-state';
import { selectChat } from '../chat.slice';
import { timeGroup } from '../../../shared/lib/dates';
import { byNewest, countOf, holdsCare, kindOf, type Conversation } from '../conversation';

type Root = Parameters<typeof selectChat>[0];

export const selectNewestFirst = createSelector(
  (state: Root) => selectChat(state).items,
  (state: Root) => selectChat(state).removing,
  (state: Root) => selectChat(state).removingElsewhere,
  (items, removing, removingElsewhere) => [...shown({ items, removing, removingElsewhere })].sort(byNewest),
);

/** The list without what is archived. */
export const selectUnarchived = createSelector(selectNewestFirst, (conversations) =>
  conversations.filter(({ archived }) => !archived),
);

const DELETED = 'Conversation deleted.';
const ARCHIVED = 'Conversation archived.';

/** Returns the conversations that were deleted or archived and can still be brought back, in the order in which they went. */
export const selectUndoable = createSelector(
  (state: Root) => selectChat(state).items,
  (state: Root) => selectChat(state).removing,
  (state: Root) => selectChat(state).archiving,
  (items, removing, archiving) =>
    [
      ...removing.map((one) => ({ ...one, said: DELETED })),
      ...archiving.map((one) => ({ ...one, said: ARCHIVED })),
    ]
      .sort((a, b) => a.order - b.order)
      .map(({ id, key, said }) => ({
        id,
        key: `${said} ${key}`,
        said,
        title: items.find((item) => item.id === id)?.title ?? '',
      })),
);

/** Biblical conversations with messages, newest first: what can become a practice (spec §5 "Prefill from chat"),
 * which a talk where care was given cannot. */
export const selectBiblical = createSelector(selectUnarchived, (conversations) =>
  conversations.filter(
    (conversation) =>
      kindOf(conversation) === 'biblical' && countOf(conversation) > 0 && !holdsCare(conversation),
  ),
);

export const PINNED = 'Pinned';

export interface ConversationGroup {
  /** 'Pinned', 'Today', 'Last 7 days', 'October 2026'. */
  readonly name: string;
  readonly conversations: readonly Conversation[];
}

/** The list in groups: what is pinned, then by the time of the last message, in the same order. */
export function groupConversations(
  unarchived: readonly Conversation[],
  now = new Date(),
): ConversationGroup[] {
  const groups = new Map<string, Conversation[]>();
  const inOrder = [...unarchived].sort((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
  for (const conversation of inOrder) {
    const name = conversation.pinned ? PINNED : timeGroup(conversation.lastMessageAt, now);
    groups.set(name, [...(groups.get(name) ?? []), conversation]);
  }
  return [...groups].map(([name, conversations]) => ({ name, conversations }));
}

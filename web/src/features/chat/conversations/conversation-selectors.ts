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

/** Returns the deleted conversations that can still be restored, in the order of their deletion. */
export const selectRemovedTitles = createSelector(
  (state: Root) => selectChat(state).items,
  (state: Root) => selectChat(state).removing,
  (items, removing) =>
    removing.map(({ id, key }) => ({ id, key, title: items.find((item) => item.id === id)?.title ?? '' })),
);

/** Biblical conversations with messages, newest first: what can become a practice (spec §5 "Prefill from chat"),
 * which a talk where care was given cannot. */
export const selectBiblical = createSelector(selectNewestFirst, (conversations) =>
  conversations.filter(
    (conversation) =>
      kindOf(conversation) === 'biblical' && countOf(conversation) > 0 && !holdsCare(conversation),
  ),
);

export interface ConversationGroup {
  /** 'Today', 'Last 7 days', 'October 2026'. */
  readonly name: string;
  readonly conversations: readonly Conversation[];
}

/** The list in groups by the time of the last message, in the same order. */
export function groupByTime(newestFirst: readonly Conversation[], now = new Date()): ConversationGroup[] {
  const groups = new Map<string, Conversation[]>();
  for (const conversation of newestFirst) {
    const name = timeGroup(conversation.lastMessageAt, now);
    groups.set(name, [...(groups.get(name) ?? []), conversation]);
  }
  return [...groups].map(([name, conversations]) => ({ name, conversations }));
}

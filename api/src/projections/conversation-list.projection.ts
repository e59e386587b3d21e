import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import {
  conversationIdOf,
  type ConversationDeleted,
  type ConversationRenamed,
  type ConversationStarted,
  type MessageSent,
} from '../domain/conversation/events.js';
import { defineProjection, withoutData } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

type ListEvent = ConversationStarted | MessageSent | ConversationRenamed | ConversationDeleted;

/** What the sidebar shows of a conversation. Without a title it is not listed yet. */
export interface ConversationListItem {
  title: Sealed | null;
  category: Category;
  messageCount: number;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
  /** Not in what a release before this field folded. */
  lastMessageAt?: number;
  deleted: boolean;
}

/** Returns what lists go by, in epoch milliseconds: a new title leaves a conversation in its place. */
export function lastMessageAt({ lastMessageAt: at, updatedAt }: ConversationListItem): number {
  return at ?? updatedAt;
}

export const conversationList = defineProjection<ConversationListItem, ListEvent>({
  name: 'conversation-list',
  shape: '2',
  key: (event) => conversationIdOf(event.stream),
  initial: (event) => ({
    title: null,
    category: DEFAULT_CATEGORY,
    messageCount: 0,
    createdAt: event.at,
    updatedAt: event.at,
    lastMessageAt: event.at,
    deleted: false,
  }),
  each(entry, { at }) {
    entry.updatedAt = at;
  },
  on: {
    ConversationStarted(entry, { data }) {
      entry.title = data.title;
      entry.category = data.category;
    },
    MessageSent: withoutData((entry, { at }) => {
      entry.messageCount += 1;
      entry.lastMessageAt = at;
    }),
    ConversationRenamed(entry, { data }) {
      entry.title = data.title;
    },
    ConversationDeleted: withoutData((entry) => {
      entry.deleted = true;
      entry.title = null;
    }),
  },
});

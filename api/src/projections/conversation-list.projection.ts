import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import {
  conversationIdOf,
  type ConversationDeleted,
  type ConversationRenamed,
  type ConversationStarted,
  type MessageSent,
} from '../domain/conversation/events.js';
import type { Projection } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';
import type { Folded } from './folded.js';

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

export const conversationListProjection: Projection<ConversationListItem> = {
  name: 'conversation-list',
  shape: '2',
  types: ['ConversationStarted', 'MessageSent', 'ConversationRenamed', 'ConversationDeleted'],
  withoutData: ['MessageSent', 'ConversationDeleted'],
  key: (event) => conversationIdOf(event.stream),
  owner: (event) => event.memberId,
  initial: (event) => ({
    title: null,
    category: DEFAULT_CATEGORY,
    messageCount: 0,
    createdAt: event.at,
    updatedAt: event.at,
    lastMessageAt: event.at,
    deleted: false,
  }),
  evolve(entry: ConversationListItem, event: Folded<ListEvent>) {
    entry.updatedAt = event.at;
    switch (event.type) {
      case 'MessageSent':
        entry.messageCount += 1;
        entry.lastMessageAt = event.at;
        break;
      case 'ConversationStarted':
        entry.title = event.data.title;
        entry.category = event.data.category;
        break;
      case 'ConversationRenamed':
        entry.title = event.data.title;
        break;
      case 'ConversationDeleted':
        entry.deleted = true;
        entry.title = null;
    }
    return entry;
  },
};

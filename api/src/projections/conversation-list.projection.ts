import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import {
  conversationIdOf,
  type ConversationArchived,
  type ConversationDeleted,
  type ConversationPinned,
  type ConversationRenamed,
  type ConversationStarted,
  type ConversationUnarchived,
  type ConversationUnpinned,
  type MessageSent,
  type QuotationRated,
  type ReplyRated,
  type TurnFailed,
} from '../domain/conversation/events.js';
import { requireFields } from '../kernel/fields.js';
import { defineProjection, withoutData, type EventMoment } from '../kernel/projection.js';
import type { Sealed } from '../kernel/sealed.js';

type ListEvent =
  | ConversationStarted
  | MessageSent
  | TurnFailed
  | ConversationRenamed
  | ConversationPinned
  | ConversationUnpinned
  | ConversationArchived
  | ConversationUnarchived
  | ConversationDeleted
  | ReplyRated
  | QuotationRated;

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
  /** The last rating; by itself, because a rating is no newer title or text. Absent where there is none. */
  ratedAt?: number;
  pinned?: boolean;
  archived?: boolean;
  /** When that changed last; by itself for the same reason. */
  placedAt?: number;
  deleted: boolean;
}

/** Returns what lists go by, in epoch milliseconds: a new title leaves a conversation in its place. */
export function lastMessageAt({ lastMessageAt: at, updatedAt }: ConversationListItem): number {
  return at ?? updatedAt;
}

/** Returns when something of a conversation changed, ratings and its place included, in epoch milliseconds. */
export function lastChangeAt({ updatedAt, ratedAt = 0, placedAt = 0 }: ConversationListItem): number {
  return Math.max(updatedAt, ratedAt, placedAt);
}

export const conversationList = defineProjection<ConversationListItem, ListEvent>({
  name: 'conversation-list',
  shape: '4',
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
  on: {
    ConversationStarted(entry, { at, data }) {
      const { title, category } = requireFields(data, { title: 'text?', category: 'text' });
      entry.updatedAt = at;
      entry.title = title;
      entry.category = category;
    },
    MessageSent: withoutData((entry, { at }) => {
      entry.messageCount += 1;
      entry.updatedAt = at;
      entry.lastMessageAt = at;
    }),
    TurnFailed: withoutData((entry, { at }) => {
      entry.updatedAt = at;
    }),
    ConversationRenamed(entry, { at, data }) {
      const { title } = requireFields(data, { title: 'text' });
      entry.updatedAt = at;
      entry.title = title;
    },
    ReplyRated: withoutData(rated),
    QuotationRated: withoutData(rated),
    ConversationPinned: placed({ pinned: true }),
    ConversationUnpinned: placed({ pinned: false }),
    ConversationArchived: placed({ archived: true }),
    ConversationUnarchived: placed({ archived: false }),
    ConversationDeleted: withoutData((entry, { at }) => {
      entry.updatedAt = at;
      entry.deleted = true;
      entry.title = null;
    }),
  },
});

function placed(place: Pick<ConversationListItem, 'pinned' | 'archived'>) {
  return withoutData((entry: ConversationListItem, { at }: EventMoment) => {
    Object.assign(entry, place);
    entry.placedAt = at;
  });
}

function rated(entry: ConversationListItem, { at }: EventMoment): void {
  entry.ratedAt = at;
}

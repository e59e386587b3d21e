import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import type { ReplyStop } from '@emit/contract/guide';
import type { Quotation } from '@emit/contract/scripture';
import { bytesOf, type Sealed } from '../../kernel/sealed.js';
import type {
  ConversationArchived,
  ConversationEvent,
  ConversationPinned,
  ConversationSummarised,
  ConversationUnarchived,
  ConversationUnpinned,
  MessageSent,
  QuotationRated,
  ReplyRated,
  TokensConsumed,
  TurnFailed,
} from './events.js';

type Placing = ConversationPinned | ConversationUnpinned | ConversationArchived | ConversationUnarchived;

export interface ConversationMessage {
  readonly messageId: string;
  readonly role: 'user' | 'assistant';
  readonly via: 'turn' | 'save';
  readonly text: Sealed;
  readonly sentAt: number;
  readonly quotations?: Sealed<Quotation[]>;
  readonly unmatchedPhrases?: number;
  readonly stop?: ReplyStop;
}

export interface ConversationState {
  status: 'unknown' | 'open' | 'deleted';
  category: Category;
  titled: boolean;
  title: Sealed | null;
  pinned: boolean;
  archived: boolean;
  /** Of the texts of its messages. */
  bytes: number;
  /** In the event store's order. */
  readonly messages: ConversationMessage[];
  /** The same messages by their ids. */
  readonly byId: Map<string, ConversationMessage>;
  /** A question's messageId → its reply's, for the turns recorded. */
  readonly replies: Map<string, string>;
  /** What each reply cost, by its id: those whose tokens are in the ledger. */
  readonly charged: Map<string, TokensConsumed['data']>;
  /** What the member said last of each reply, by its id, and of each quotation, by `quotationKey`. */
  readonly ratings: Map<string, ReplyRated['data']>;
  readonly quotationRatings: Map<string, QuotationRated['data']>;
  /** The ids of all ratings: the same sent again, also after another, is no change of mind. */
  readonly ratingIds: Set<string>;
  /** The turns that gave no whole reply, by their ids. */
  readonly failures: Map<string, TurnFailed['data']>;
  /** The latest. */
  summary: ConversationSummarised['data'] | null;
}

export function quotationKey({ messageId, quotation }: { messageId: string; quotation: number }): string {
  return `${quotation} ${messageId}`;
}

export function initialConversation(): ConversationState {
  return {
    status: 'unknown',
    category: DEFAULT_CATEGORY,
    titled: false,
    title: null,
    pinned: false,
    archived: false,
    bytes: 0,
    messages: [],
    byId: new Map(),
    replies: new Map(),
    charged: new Map(),
    ratings: new Map(),
    quotationRatings: new Map(),
    ratingIds: new Set(),
    failures: new Map(),
    summary: null,
  };
}

/** Changes the state it is given: a conversation may hold tens of thousands of messages, and the state has one owner. */
export function evolveConversation(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'ConversationStarted':
      state.status = 'open';
      state.category = event.data.category;
      giveTitle(state, event.data.title);
      return state;
    case 'MessageSent':
      addMessage(state, event.data);
      return state;
    case 'TokensConsumed':
      state.charged.set(event.data.messageId, event.data);
      return state;
    case 'ReplyRated':
    case 'QuotationRated':
      rate(state, event);
      return state;
    case 'TurnFailed':
      state.failures.set(event.data.failureId, event.data);
      return state;
    case 'ConversationSummarised':
      state.summary = event.data;
      return state;
    case 'ConversationRenamed':
      giveTitle(state, event.data.title);
      return state;
    case 'ConversationDeleted':
      state.status = 'deleted';
      return state;
    case 'ConversationPinned':
    case 'ConversationUnpinned':
    case 'ConversationArchived':
    case 'ConversationUnarchived':
      Object.assign(state, placeAfter(event));
      return state;
    default:
      return state;
  }
}

/** Returns what changes of the place in the list. */
export function placeAfter(event: Placing): Partial<Pick<ConversationState, 'pinned' | 'archived'>> {
  switch (event.type) {
    case 'ConversationPinned':
      return { pinned: true };
    case 'ConversationUnpinned':
      return { pinned: false };
    case 'ConversationArchived':
      return { archived: true };
    case 'ConversationUnarchived':
      return { archived: false };
  }
}

function rate(state: ConversationState, event: ReplyRated | QuotationRated): void {
  if (event.type === 'ReplyRated') state.ratings.set(event.data.messageId, event.data);
  else state.quotationRatings.set(quotationKey(event.data), event.data);
  state.ratingIds.add(event.data.ratingId);
}

function giveTitle(state: ConversationState, title: Sealed | null): void {
  state.title = title;
  state.titled = title !== null;
}

function addMessage(state: ConversationState, sent: MessageSent['data']): void {
  const { messageId, role, via, text, sentAt, replyTo, quotations, unmatchedPhrases, stop } = sent;
  const more = {
    ...(quotations && { quotations }),
    ...(unmatchedPhrases && { unmatchedPhrases }),
    ...(stop && { stop }),
  };
  const message = { messageId, role, via, text, sentAt, ...more };
  state.messages.push(message);
  state.bytes += bytesOf(text);
  state.byId.set(messageId, message);
  if (replyTo !== undefined) state.replies.set(replyTo, messageId);
}

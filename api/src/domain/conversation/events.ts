import type { Category } from '@emit/contract/categories';
import type { FailureReason, ReplyStop } from '@emit/contract/guide';
import type { QuotationVerdict, Rating } from '@emit/contract/ratings';
import type { Quotation, QuotationStatus } from '@emit/contract/scripture';
import { eventType, type EventTypes } from '../../kernel/event-type.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';

/** A conversation without a title is not listed until it is given one (a turn whose client has yet to save it). */
export type ConversationStarted = DomainEvent<
  'ConversationStarted',
  { category: Category; title: Sealed | null }
>;

export type MessageSent = DomainEvent<
  'MessageSent',
  {
    messageId: string;
    role: 'user' | 'assistant';
    category: Category | null;
    text: Sealed;
    /** Epoch milliseconds by the sender's clock. */
    sentAt: number;
    /** turn: recorded as the guide answered, with its tokens; save: brought by a client's create, update or sync. */
    via: 'turn' | 'save';
    /** The question's messageId, on the reply of a turn: the question may have been saved long before. */
    replyTo?: string;
    /** How a reply's quotations of Scripture stood the check, where it has any. */
    quotations?: Sealed<Quotation[]>;
    /** How many quoted phrases of a reply could not be matched to a verse, where there are any. */
    unmatchedPhrases?: number;
    /** Why a reply ended, where it did not end by itself. */
    stop?: ReplyStop;
  }
>;

/** What the reply `messageId` cost. */
export type TokensConsumed = DomainEvent<
  'TokensConsumed',
  {
    messageId: string;
    model: string;
    inputTokens: number;
    outputTokens: number;
    cacheReadTokens: number;
    cacheWriteTokens: number;
    totalTokens: number;
  }
>;

/**
 * What the member says of a reply. The last one counts, its reason too; 'none' takes back what was said. `ratingId` is the
 * same when the same rating is sent again.
 */
export type ReplyRated = DomainEvent<
  'ReplyRated',
  { ratingId: string; messageId: string; rating: Rating | 'none'; reason?: Sealed }
>;

/** The same of one quotation of a reply. */
export type QuotationRated = DomainEvent<
  'QuotationRated',
  {
    ratingId: string;
    messageId: string;
    /** Its place among the `quotations` of the reply's MessageSent, from 0. */
    quotation: number;
    /** What the check had said of it: whether the check errs shows without a text being opened. */
    status: QuotationStatus;
    verdict: QuotationVerdict | 'none';
    reason?: Sealed;
  }
>;

/**
 * A turn that gave no whole reply, and what it cost, whoever pays (docs/adr/0041-what-a-turn-costs.md). The question may be
 * asked again; each turn that fails is a fact of its own.
 */
export type TurnFailed = DomainEvent<
  'TurnFailed',
  {
    /** The same when the same failure is recorded again. */
    failureId: string;
    /** The question's messageId. */
    questionId: string;
    reason: FailureReason;
    /** The part of the reply that the member was shown, where there was any. */
    shown?: Sealed;
    model: string;
    inputTokens: number;
    outputTokens: number;
    cacheReadTokens: number;
    cacheWriteTokens: number;
    totalTokens: number;
    /** Whether the member pays. */
    charged: boolean;
  }
>;

/** What the conversation said up to and with a message, for the guide to go by when it is long past. */
export type ConversationSummarised = DomainEvent<
  'ConversationSummarised',
  { upToMessageId: string; summary: Sealed }
>;

export type ConversationRenamed = DomainEvent<'ConversationRenamed', { title: Sealed }>;
/** Pinned stands above the others in the list, archived apart from them. Each is one's own: what is archived may be pinned. */
export type ConversationPinned = DomainEvent<'ConversationPinned', Record<string, never>>;
export type ConversationUnpinned = DomainEvent<'ConversationUnpinned', Record<string, never>>;
export type ConversationArchived = DomainEvent<'ConversationArchived', Record<string, never>>;
export type ConversationUnarchived = DomainEvent<'ConversationUnarchived', Record<string, never>>;
export type ConversationDeleted = DomainEvent<'ConversationDeleted', Record<string, never>>;

export type ConversationEvent =
  | ConversationStarted
  | MessageSent
  | TokensConsumed
  | ReplyRated
  | QuotationRated
  | TurnFailed
  | ConversationSummarised
  | ConversationRenamed
  | ConversationPinned
  | ConversationUnpinned
  | ConversationArchived
  | ConversationUnarchived
  | ConversationDeleted;

/** Their sealed fields, and the shapes that their data had. */
export const conversationEvents: EventTypes<ConversationEvent> = {
  ConversationStarted: eventType<ConversationStarted>({ title: true }),
  MessageSent: eventType<MessageSent>({ text: true, quotations: true }),
  TokensConsumed: eventType<TokensConsumed>({}),
  ReplyRated: eventType<ReplyRated>({ reason: true }),
  QuotationRated: eventType<QuotationRated>({ reason: true }),
  TurnFailed: eventType<TurnFailed>({ shown: true }),
  ConversationSummarised: eventType<ConversationSummarised>({ summary: true }),
  ConversationRenamed: eventType<ConversationRenamed>({ title: true }),
  ConversationPinned: eventType<ConversationPinned>({}),
  ConversationUnpinned: eventType<ConversationUnpinned>({}),
  ConversationArchived: eventType<ConversationArchived>({}),
  ConversationUnarchived: eventType<ConversationUnarchived>({}),
  ConversationDeleted: eventType<ConversationDeleted>({}),
};

const CONVERSATION_PREFIX = 'conversation-';
export const conversationStream = (conversationId: string): string => CONVERSATION_PREFIX + conversationId;
export const conversationIdOf = (stream: string): string => stream.slice(CONVERSATION_PREFIX.length);

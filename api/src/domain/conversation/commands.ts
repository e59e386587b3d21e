import type { Category } from '@emit/contract/categories';
import type { FailureReason, ReplyStop } from '@emit/contract/guide';
import type { QuotationVerdict, Rating } from '@emit/contract/ratings';
import type { Quotation, QuotationStatus } from '@emit/contract/scripture';
import type { Sealed } from '../../kernel/sealed.js';

export interface ConversationStart {
  readonly category: Category;
  readonly title: Sealed | null;
}

export interface SavedMessage {
  readonly messageId: string;
  readonly role: 'user' | 'assistant';
  readonly category: Category | null;
  readonly text: Sealed;
  /** Epoch milliseconds by the sender's clock. */
  readonly sentAt: number;
}

export interface TurnTokens {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

interface Turn {
  /** How to begin the conversation if there is none yet; null when there must be one. */
  readonly start: ConversationStart | null;
  readonly question: Omit<SavedMessage, 'role' | 'category'> & { readonly category: Category };
  readonly tokens: TurnTokens;
}

/** A question, its reply and what the reply cost: one append, or nothing. */
export interface RecordTurn extends Turn {
  readonly type: 'RecordTurn';
  readonly reply: Omit<SavedMessage, 'role' | 'category'> & {
    readonly quotations?: Sealed<Quotation[]>;
    readonly unmatchedPhrases?: number;
    readonly stop?: ReplyStop;
  };
  /** What was made of older messages while the guide answered. */
  readonly summary?: { readonly upToMessageId: string; readonly text: Sealed };
}

/** A question that got no whole reply, and what that cost: one append, or nothing. */
export interface RecordFailedTurn extends Turn {
  readonly type: 'RecordFailedTurn';
  readonly failureId: string;
  readonly reason: FailureReason;
  readonly shown?: Sealed;
}

/** What is kept in the journal while the event store is away. */
export type TurnCommand = RecordTurn | RecordFailedTurn;

/** A client's create, update or sync. `messages` are those that the client believes are not in the event store yet. */
export interface SaveConversation {
  readonly type: 'SaveConversation';
  readonly start: ConversationStart | null;
  /** Given to a conversation that has none; a titled one is renamed by RenameConversation alone. */
  readonly title: Sealed | null;
  readonly messages: readonly SavedMessage[];
}

/** `reason` is that of the rating before where the words are the same: sealed twice, they look different. */
export interface RateReply {
  readonly type: 'RateReply';
  readonly ratingId: string;
  readonly messageId: string;
  readonly rating: Rating | 'none';
  readonly reason?: Sealed;
}

export interface RateQuotation {
  readonly type: 'RateQuotation';
  readonly ratingId: string;
  readonly messageId: string;
  readonly quotation: number;
  /** As the reply has it on record, null where it has no such quotation: they are sealed, so it is looked up before. */
  readonly status: QuotationStatus | null;
  readonly verdict: QuotationVerdict | 'none';
  readonly reason?: Sealed;
}

export interface RenameConversation {
  readonly type: 'RenameConversation';
  readonly title: Sealed;
}

/** Where the list has it; what is left out stays as it is. */
export interface PlaceConversation {
  readonly type: 'PlaceConversation';
  readonly pinned?: boolean | undefined;
  readonly archived?: boolean | undefined;
}

export interface DeleteConversation {
  readonly type: 'DeleteConversation';
}

export type ConversationCommand =
  | TurnCommand
  | SaveConversation
  | RateReply
  | RateQuotation
  | RenameConversation
  | PlaceConversation
  | DeleteConversation;

import type { Category } from '@emit/contract/categories';
import type { QuotationVerdict, Rating } from '@emit/contract/ratings';
import type { Quotation, QuotationStatus } from '@emit/contract/scripture';
import type { Sealed } from '../../kernel/sealed.js';
import type { CutShort } from './events.js';

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

/** A question, its reply and what the reply cost: one append, or nothing. */
export interface RecordTurn {
  readonly type: 'RecordTurn';
  /** How to begin the conversation if there is none yet; null when there must be one. */
  readonly start: ConversationStart | null;
  readonly question: Omit<SavedMessage, 'role' | 'category'> & { readonly category: Category };
  readonly reply: Omit<SavedMessage, 'role' | 'category'> & {
    readonly quotations?: Sealed<Quotation[]>;
    readonly unmatchedPhrases?: number;
    readonly stop?: CutShort;
  };
  readonly tokens: TurnTokens;
}

/** A client's create, update or sync. `messages` are those that the client believes are not in the log yet. */
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

export interface DeleteConversation {
  readonly type: 'DeleteConversation';
}

export type ConversationCommand =
  RecordTurn | SaveConversation | RateReply | RateQuotation | RenameConversation | DeleteConversation;

import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import type { QuotationVerdict, Rating } from '@emit/contract/ratings';
import type { Quotation } from '@emit/contract/scripture';
import { NEW_CONVERSATION_TITLE, UNTITLED } from '@emit/contract/titles';
import type {
  ConversationEvent,
  MessageSent,
  QuotationRated,
  ReplyRated,
  TokensConsumed,
  TurnFailed,
} from '../../domain/conversation/events.js';
import { placeAfter } from '../../domain/conversation/state.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Folded } from '../../kernel/projection.js';
import type { Spent } from './token-rows.js';

export interface TokenRecord {
  readonly model: string;
  readonly input: number;
  readonly output: number;
  readonly cache_read: number;
  readonly cache_write: number;
  readonly total: number;
}

/** What the member said of a reply or of one quotation in it; 'none' took back what was said before. */
export interface RatingRecord {
  readonly at: string;
  /** Null where the whole reply was rated; else the quotation's place among `quotations`, from 0. */
  readonly quotation: number | null;
  readonly rating: Rating | QuotationVerdict | 'none';
  readonly reason: string | null;
}

export interface MessageRecord {
  readonly message_id: string;
  readonly role: 'user' | 'assistant';
  readonly category: Category | null;
  /** ISO instants, by the sender's clock and by the event store's. */
  readonly sent_at: string;
  readonly recorded_at: string;
  readonly text: string;
  /** Every quotation of Scripture, as it stood the check against the King James text. */
  readonly quotations: readonly Quotation[];
  /** Why a reply ended, where it did not end by itself. */
  readonly stop: string | null;
  tokens: TokenRecord | null;
  /** Every change of mind, in its order: the last of the reply and the last of each quotation count. */
  readonly ratings: RatingRecord[];
}

/** A turn that gave no whole reply. */
export interface FailedTurnRecord {
  readonly question_id: string;
  readonly at: string;
  readonly reason: string;
  /** The part of the reply that was shown. */
  readonly shown: string | null;
  readonly tokens: TokenRecord;
  readonly charged: boolean;
}

export interface SummaryRecord {
  readonly at: string;
  readonly up_to_message_id: string;
  readonly text: string;
}

/** All that the event store holds of a conversation, opened. */
export interface ConversationRecord {
  readonly conversation_id: string;
  title: string;
  category: Category;
  started_at: string | null;
  pinned: boolean;
  archived: boolean;
  /** The app no longer shows it; the event store keeps it, sealed, until the account is erased. */
  deleted_at: string | null;
  readonly messages: MessageRecord[];
  /** What replies cost that were not kept, because the conversation was deleted meanwhile. */
  readonly tokens_without_message: TokenRecord[];
  readonly failed_turns: FailedTurnRecord[];
  /** What the guide was told of messages long past, the latest last. */
  readonly summaries: SummaryRecord[];
}

type Open = <T>(sealed: Sealed<T>) => T;

export async function conversationRecord(
  conversationId: string,
  events: AsyncIterable<Folded<ConversationEvent>>,
  open: Open,
  onTokens: (at: number, data: Spent) => void = () => undefined,
): Promise<ConversationRecord> {
  const record: ConversationRecord = {
    conversation_id: conversationId,
    title: NEW_CONVERSATION_TITLE,
    category: DEFAULT_CATEGORY,
    started_at: null,
    pinned: false,
    archived: false,
    deleted_at: null,
    messages: [],
    tokens_without_message: [],
    failed_turns: [],
    summaries: [],
  };
  for await (const event of events) {
    if (event.type === 'TokensConsumed' || event.type === 'TurnFailed') onTokens(event.at, event.data);
    add(record, event, open);
  }
  return record;
}

function add(record: ConversationRecord, event: Folded<ConversationEvent>, open: Open): void {
  const at = new Date(event.at).toISOString();
  record.started_at ??= at;
  switch (event.type) {
    case 'ConversationStarted':
      record.category = event.data.category;
      if (event.data.title !== null) record.title = open(event.data.title) || UNTITLED;
      break;
    case 'ConversationRenamed':
      record.title = open(event.data.title) || UNTITLED;
      break;
    case 'ConversationDeleted':
      record.deleted_at = at;
      break;
    case 'MessageSent':
      record.messages.push(messageRecord(event.data, at, open));
      break;
    case 'ReplyRated':
    case 'QuotationRated':
      rate(record, event, open);
      break;
    case 'TokensConsumed':
      charge(record, event.data);
      break;
    case 'TurnFailed':
      record.failed_turns.push(failedTurnRecord(event.data, at, open));
      break;
    case 'ConversationSummarised': {
      const { upToMessageId, summary } = event.data;
      record.summaries.push({ at, up_to_message_id: upToMessageId, text: open(summary) });
      break;
    }
    case 'ConversationPinned':
    case 'ConversationUnpinned':
    case 'ConversationArchived':
    case 'ConversationUnarchived':
      Object.assign(record, placeAfter(event));
  }
}

function rate(
  { messages }: ConversationRecord,
  event: Folded<ReplyRated | QuotationRated>,
  open: Open,
): void {
  const { messageId, reason } = event.data;
  const isWhole = event.type === 'ReplyRated';
  messages
    .findLast(({ message_id }) => message_id === messageId)
    ?.ratings.push({
      at: new Date(event.at).toISOString(),
      quotation: isWhole ? null : event.data.quotation,
      rating: isWhole ? event.data.rating : event.data.verdict,
      reason: reason === undefined ? null : open(reason),
    });
}

function messageRecord(data: MessageSent['data'], recorded_at: string, open: Open): MessageRecord {
  return {
    message_id: data.messageId,
    role: data.role,
    category: data.category,
    sent_at: new Date(data.sentAt).toISOString(),
    recorded_at,
    text: open(data.text),
    quotations: data.quotations ? open(data.quotations) : [],
    stop: data.stop ?? null,
    tokens: null,
    ratings: [],
  };
}

function failedTurnRecord(data: TurnFailed['data'], at: string, open: Open): FailedTurnRecord {
  const { questionId, reason, shown, charged } = data;
  const part = shown === undefined ? null : open(shown);
  return { question_id: questionId, at, reason, shown: part, tokens: tokenRecord(data), charged };
}

function tokenRecord(data: Spent): TokenRecord {
  return {
    model: data.model,
    input: data.inputTokens,
    output: data.outputTokens,
    cache_read: data.cacheReadTokens,
    cache_write: data.cacheWriteTokens,
    total: data.totalTokens,
  };
}

function charge(
  { messages, tokens_without_message }: ConversationRecord,
  data: TokensConsumed['data'],
): void {
  const tokens = tokenRecord(data);
  const reply = messages.findLast(({ message_id }) => message_id === data.messageId);
  if (reply) reply.tokens = tokens;
  else tokens_without_message.push(tokens);
}

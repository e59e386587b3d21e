import { NEW_CONVERSATION_TITLE, UNTITLED } from '@emit/contract/titles';
import type { WireConversationSummary, WireMessage } from '@emit/contract/wire';
import type { MessageSent, TurnFailed } from '../../domain/conversation/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import { lastChangeAt, lastMessageAt, type ConversationListItem } from '../conversation-list.projection.js';
import type { Transcript } from '../transcript.js';

export interface ConversationSummaryInput {
  readonly id: string;
  readonly document: ConversationListItem;
  /** Opened; null when it has none yet. */
  readonly title: string | null;
}

export interface ConversationInput extends ConversationSummaryInput {
  readonly transcript: Transcript;
  /** Opens what was sealed. */
  readonly open: <T>(sealed: Sealed<T>) => T;
}

/** A conversation as the list has it; 'Untitled' where the title is empty (spec §3 "Conversation"). */
export function conversationSummaryView({
  id,
  document,
  title,
}: ConversationSummaryInput): WireConversationSummary {
  return {
    id,
    title: title === '' ? UNTITLED : (title ?? NEW_CONVERSATION_TITLE),
    category: document.category,
    message_count: document.messageCount,
    created_at: new Date(document.createdAt).toISOString(),
    updated_at: new Date(lastChangeAt(document)).toISOString(),
    last_message_at: new Date(lastMessageAt(document)).toISOString(),
    pinned: document.pinned === true,
    archived: document.archived === true,
  };
}

/** A conversation without its messages. */
export function conversationHeadView(input: ConversationInput): WireConversationSummary {
  // The list's document may be a moment behind the stream.
  return { ...conversationSummaryView(input), message_count: input.transcript.messages.length };
}

/** A message, and what became of it. */
export function messageView(
  message: MessageSent['data'],
  transcript: Transcript,
  open: ConversationInput['open'],
): WireMessage {
  return {
    ...sentView(message, open, transcript.tokens.get(message.messageId)),
    ...ratingsView(message.messageId, transcript, open),
    ...failedView(transcript.failures.get(message.messageId), open),
  };
}

/** Every reply has a number of tokens, 0 when nothing was recorded for it (spec §3 "Message"). */
function sentView(
  message: MessageSent['data'],
  open: ConversationInput['open'],
  tokens: number | undefined,
): WireMessage {
  const { messageId, role, category, text, sentAt, replyTo, quotations, unmatchedPhrases, stop } = message;
  return {
    id: messageId,
    role,
    content: open(text),
    ...(category !== null && { category }),
    timestamp: sentAt,
    ...(role === 'assistant' && { tokensUsed: tokens ?? 0 }),
    ...(replyTo !== undefined && { reply_to: replyTo }),
    ...(quotations && { quotations: open(quotations) }),
    ...(unmatchedPhrases && { unmatched_phrases: unmatchedPhrases }),
    ...(stop && { stop }),
  };
}

/** What the member says of a message: nothing where nothing was said, or it was taken back. */
function ratingsView(
  messageId: string,
  { ratings, quotationRatings }: Transcript,
  open: ConversationInput['open'],
): Pick<WireMessage, 'rating' | 'quotation_ratings'> {
  const opened = ({ reason }: { reason?: Sealed }) => (reason === undefined ? {} : { reason: open(reason) });
  const said = ratings.get(messageId);
  const ofQuotations = [...(quotationRatings.get(messageId)?.values() ?? [])]
    .flatMap(({ quotation, verdict, ...rest }) =>
      verdict === 'none' ? [] : [{ quotation, verdict, ...opened(rest) }],
    )
    .sort((a, b) => a.quotation - b.quotation);
  return {
    ...(said && said.rating !== 'none' && { rating: { rating: said.rating, ...opened(said) } }),
    ...(ofQuotations.length > 0 && { quotation_ratings: ofQuotations }),
  };
}

function failedView(
  failed: TurnFailed['data'] | undefined,
  open: ConversationInput['open'],
): Pick<WireMessage, 'failed'> {
  if (!failed) return {};
  const { reason, shown, totalTokens, charged } = failed;
  const part = shown === undefined ? {} : { shown: open(shown) };
  return { failed: { reason, ...part, tokens_used: totalTokens, charged } };
}

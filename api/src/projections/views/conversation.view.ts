import { NEW_CONVERSATION_TITLE, UNTITLED } from '@emit/contract/titles';
import type { WireConversation, WireConversationSummary, WireMessage } from '@emit/contract/wire';
import type { Sealed } from '../../kernel/sealed.js';
import type { ConversationListItem } from '../conversation-list.projection.js';
import type { ConversationPage, PageMessage } from '../conversation-pages.projection.js';

export interface ConversationSummaryInput {
  readonly id: string;
  readonly document: ConversationListItem;
  /** Opened; null when it has none yet. */
  readonly title: string | null;
}

export interface ConversationInput extends ConversationSummaryInput {
  /** In the order of their keys. */
  readonly pages: readonly ConversationPage[];
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
    updated_at: new Date(document.updatedAt).toISOString(),
  };
}

/** A conversation with its messages in the log's order, each reply with its tokens. */
export function conversationView(input: ConversationInput): WireConversation {
  const tokens = new Map(input.pages.flatMap((page) => page.tokens));
  const messages = input.pages.flatMap((page) =>
    page.messages.map((message) => messageView(message, input.open, tokens.get(message.messageId))),
  );
  return { ...conversationSummaryView(input), messages };
}

/** Every reply has a number of tokens, 0 when nothing was recorded for it (spec §3 "Message"). */
function messageView(
  message: PageMessage,
  open: ConversationInput['open'],
  tokens: number | undefined,
): WireMessage {
  const { messageId, role, category, text, sentAt, quotations, stop } = message;
  return {
    id: messageId,
    role,
    content: open(text),
    ...(category !== null && { category }),
    timestamp: sentAt,
    ...(role === 'assistant' && { tokensUsed: tokens ?? 0 }),
    ...(quotations && { quotations: open(quotations) }),
    ...(stop && { stop }),
  };
}

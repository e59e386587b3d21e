import type { Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import type { GuideRequest } from '@emit/contract/guide';
import type { ConversationMessage, ConversationState } from '../../domain/conversation/state.js';
import type { Earlier, GuideQuestion, HistoryMessage } from '../../ports/guide.port.js';
import type { Caller } from '../shared/caller.js';
import { normalText } from '../shared/message-identity.js';
import type { Turn } from './turn.js';

/**
 * Messages that become part of the summary at once. Until so many have gathered before the last ones (spec §9), the guide is
 * sent them as they are: what it is sent begins the same for some turns then, and is cached.
 */
const SUMMARISED_AT_ONCE = 6;
/** Messages before the last ones that are sent at most, where no summary could be made of them. */
const MOST_EARLIER = 30;

/** A question for the guide, and the last message that a summary made with its reply would be of. */
export interface Asked {
  readonly question: GuideQuestion;
  readonly upToMessageId: string | null;
}

/** The prompt and what was said before it: the client's words for the last messages, what is on record for those before. */
export function questionFor(
  { key }: Caller,
  request: GuideRequest,
  category: Category,
  state: ConversationState,
  { questionId }: Turn,
): Asked {
  const { prompt, system } = request;
  const recorded = state.messages.filter(({ messageId }) => messageId !== questionId);
  const open = ({ role, text }: ConversationMessage) => ({ role, content: key.open(text) });
  const given = request.message_history && withoutPrompt(request.message_history, prompt);
  const history = given ?? recorded.slice(-LIMITS.historyMessages).map(open);
  const question = { prompt, category, history, ...(system && { system }) };
  // A client that names none of its messages, or tells of others than are on record, is taken at its word.
  if (request.message_id === undefined || history.length === 0) return { question, upToMessageId: null };
  const before = beforeHistory(recorded, history, open);
  if (before === null) return { question, upToMessageId: null };
  const summarised = placeOfSummary(state, recorded);
  const messages = recorded.slice(Math.max(summarised + 1, before - MOST_EARLIER), before);
  const summary = state.summary && summarised >= 0 ? key.open(state.summary.summary) : null;
  if (messages.length === 0 && summary === null) return { question, upToMessageId: null };
  const due = dueOf(messages);
  const earlier: Earlier = { summary, messages: messages.map(open), due };
  return { question: { ...question, earlier }, upToMessageId: messages[due - 1]?.messageId ?? null };
}

/** The history that a client sends includes the new message (spec §4). */
function withoutPrompt(given: readonly HistoryMessage[], prompt: string): HistoryMessage[] {
  const last = given.at(-1);
  const before = last?.role === 'user' && last.content.trim() === prompt ? given.slice(0, -1) : given;
  return before.slice(-LIMITS.historyMessages);
}

/**
 * How many of the recorded messages come before the history; null where the history is not what was said last. Parts of replies
 * that broke off are in it, and on no record.
 */
function beforeHistory(
  recorded: readonly ConversationMessage[],
  history: readonly HistoryMessage[],
  open: (message: ConversationMessage) => HistoryMessage,
): number | null {
  let left = recorded.length;
  for (const told of [...history].reverse()) {
    const message = recorded[left - 1];
    const isSame =
      message?.role === told.role && normalText(open(message).content) === normalText(told.content);
    if (isSame) left -= 1;
    else if (told.role === 'user') return null;
  }
  return left;
}

function placeOfSummary({ summary }: ConversationState, recorded: readonly ConversationMessage[]): number {
  return summary ? recorded.findIndex(({ messageId }) => messageId === summary.upToMessageId) : -1;
}

/** What is left begins with a member's message. */
function dueOf(messages: readonly ConversationMessage[]): number {
  if (messages.length < SUMMARISED_AT_ONCE) return 0;
  let due = messages.length;
  while (due > 0 && messages[due - 1]?.role !== 'assistant') due -= 1;
  return due;
}

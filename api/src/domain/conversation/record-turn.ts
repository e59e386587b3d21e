import { Refusal } from '../../kernel/refusal.js';
import type { RecordTurn, TurnCommand } from './commands.js';
import { countTokens } from './count-tokens.js';
import type { ConversationEvent, TokensConsumed } from './events.js';
import type { ConversationState } from './state.js';

/**
 * One append for one turn: the question (unless a client saved it while the guide was answering), the reply and its
 * tokens. A question that has its reply changes nothing. If the conversation was deleted meanwhile, the texts are not
 * recorded but the tokens are; and if a client saved some other message under the question's id meanwhile, reply and
 * tokens are: usage that was paid for is never forgotten (design "Events").
 */
export function recordTurn(command: RecordTurn, state: ConversationState): ConversationEvent[] {
  const { start, question, reply } = command;
  if (state.replies.has(question.messageId) || state.charged.has(reply.messageId)) return [];
  if (state.status === 'unknown' && start === null) throw new Refusal('CONVERSATION_NOT_FOUND');
  const consumed = tokensConsumed(command);
  if (state.status === 'deleted') return consumed.data.totalTokens === 0 ? [] : [consumed];

  const taken = question.messageId === reply.messageId || state.byId.has(reply.messageId);
  if (taken) throw new Refusal('MESSAGE_ID_TAKEN');
  return [...begun(command, state), replied(command), consumed, ...summarised(command, state)];
}

/** The conversation where it begins with this turn, and the question where it is not on record. */
export function begun({ start, question }: TurnCommand, state: ConversationState): ConversationEvent[] {
  const events: ConversationEvent[] = [];
  if (state.status === 'unknown' && start !== null) {
    events.push({ type: 'ConversationStarted', data: { category: start.category, title: start.title } });
  }
  if (!state.byId.has(question.messageId)) {
    const { messageId, category, text, sentAt } = question;
    const data = { messageId, role: 'user', text, sentAt, via: 'turn', category } as const;
    events.push({ type: 'MessageSent', data });
  }
  return events;
}

/** A later one was made of more. */
function summarised(
  { summary }: RecordTurn,
  { summary: before, messages }: ConversationState,
): ConversationEvent[] {
  if (!summary) return [];
  const placeOf = (id: string | undefined) => messages.findIndex(({ messageId }) => messageId === id);
  const { upToMessageId, text } = summary;
  if (placeOf(upToMessageId) <= placeOf(before?.upToMessageId)) return [];
  return [{ type: 'ConversationSummarised', data: { upToMessageId, summary: text } }];
}

function replied({ question, reply }: RecordTurn): ConversationEvent {
  const { messageId, text, sentAt, quotations, unmatchedPhrases, stop } = reply;
  const data = { messageId, role: 'assistant', text, sentAt, via: 'turn', category: null } as const;
  const replyTo = question.messageId;
  const more = {
    ...(quotations && { quotations }),
    ...(unmatchedPhrases && { unmatchedPhrases }),
    ...(stop && { stop }),
  };
  return { type: 'MessageSent', data: { ...data, replyTo, ...more } };
}

function tokensConsumed({ reply, tokens }: RecordTurn): TokensConsumed {
  return { type: 'TokensConsumed', data: { messageId: reply.messageId, ...countTokens(tokens) } };
}

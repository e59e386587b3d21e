import { Refusal } from '../../kernel/refusal.js';
import type { RecordTurn } from './commands.js';
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
  const events: ConversationEvent[] = [];
  if (state.status === 'unknown' && start !== null) {
    events.push({ type: 'ConversationStarted', data: { category: start.category, title: start.title } });
  }
  if (!state.byId.has(question.messageId)) events.push(asked(command));
  events.push(replied(command), consumed);
  return events;
}

function asked({ question }: RecordTurn): ConversationEvent {
  const { messageId, category, text, sentAt } = question;
  return { type: 'MessageSent', data: { messageId, role: 'user', text, sentAt, via: 'turn', category } };
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

/** Counts that are not whole would poison the ledger for ever: that is a bug of the guide's adapter, not a refusal. */
function tokensConsumed({ reply, tokens }: RecordTurn): TokensConsumed {
  const { model, inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = tokens;
  const counts = { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens };
  let totalTokens = 0;
  for (const [name, count] of Object.entries(counts)) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${name} is ${count}`);
    totalTokens += count;
  }
  return { type: 'TokensConsumed', data: { messageId: reply.messageId, model, ...counts, totalTokens } };
}

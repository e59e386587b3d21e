import { isCharged } from '@emit/contract/guide';
import { Refusal } from '../../kernel/refusal.js';
import type { RecordFailedTurn } from './commands.js';
import { countTokens } from './count-tokens.js';
import type { ConversationEvent, TurnFailed } from './events.js';
import { begun } from './record-turn.js';
import type { ConversationState } from './state.js';

/**
 * One append for a turn that gave no whole reply: the question, where it is not on record, and what became of it with its
 * tokens. The same failure again changes nothing. If the conversation was deleted meanwhile, no text is recorded but what was
 * spent is.
 */
export function recordFailedTurn(command: RecordFailedTurn, state: ConversationState): ConversationEvent[] {
  const { failureId, start, shown } = command;
  if (state.failures.has(failureId)) return [];
  if (state.status === 'unknown' && start === null) throw new Refusal('CONVERSATION_NOT_FOUND');
  const failed = turnFailed(command);
  if (state.status === 'deleted') return failed.data.totalTokens === 0 ? [] : [failed];
  return [...begun(command, state), { ...failed, data: { ...failed.data, ...(shown && { shown }) } }];
}

function turnFailed({ failureId, question, reason, tokens }: RecordFailedTurn): TurnFailed {
  const questionId = question.messageId;
  const data = { failureId, questionId, reason, ...countTokens(tokens), charged: isCharged(reason) };
  return { type: 'TurnFailed', data };
}

import { selectAsk, type Question } from './ask.slice';
import { selectActive } from '../chat.slice';
import { lacksNewest, questionIdOf } from '../conversation';

export interface Waiting {
  readonly question: Question;
  /** Epoch milliseconds. */
  readonly askedAt: number;
}

type Root = Parameters<typeof selectAsk>[0] & Parameters<typeof selectActive>[0];

/**
 * Returns the last question of the open conversation where it has no whole reply, which the server may be writing: not one
 * that this tab asks, could not send, or whose reply the member stopped.
 */
export function selectWaiting(state: Root): Waiting | null {
  const conversation = selectActive(state);
  const { question: asked, failure, stopped } = selectAsk(state);
  const last = conversation?.messages.at(-1);
  if (!conversation || !last || asked || lacksNewest(conversation)) return null;
  if (last.role === 'assistant' && !last.broken) return null;
  const messageId = last.role === 'user' ? last.id : questionIdOf(last.id);
  const question = conversation.messages.find(({ id }) => id === messageId);
  if (!question || stopped.includes(messageId) || failure?.question?.messageId === messageId) return null;
  const category = question.category ?? conversation.category;
  return { question: { conversationId: conversation.id, messageId, category }, askedAt: question.timestamp };
}

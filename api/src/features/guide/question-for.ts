import type { Category } from '@emit/contract/categories';
import { LIMITS } from '@emit/contract/limits';
import type { GuideRequest } from '@emit/contract/guide';
import type { ConversationState } from '../../domain/conversation/state.js';
import type { GuideQuestion } from '../../ports/guide.port.js';
import type { Caller } from '../shared/caller.js';
import type { Turn } from './turn.js';

/** The prompt and the messages before it: the client's, or else those on record. */
export function questionFor(
  { key }: Caller,
  request: GuideRequest,
  category: Category,
  state: ConversationState,
  { questionId }: Turn,
): GuideQuestion {
  const given = request.message_history;
  const history = given
    ? [...given]
    : state.messages
        .filter(({ messageId }) => messageId !== questionId)
        .slice(-LIMITS.historyMessages)
        .map(({ role, text }) => ({ role, content: key.open(text) }));
  const last = history.at(-1);
  // The history that a client sends includes the new message (spec §4).
  if (last?.role === 'user' && last.content.trim() === request.prompt) history.pop();
  const question = { prompt: request.prompt, category, history: history.slice(-LIMITS.historyMessages) };
  return request.system ? { ...question, system: request.system } : question;
}

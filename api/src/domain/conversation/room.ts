import { LIMITS } from '@emit/contract/limits';
import { Refusal } from '../../kernel/refusal.js';
import type { ConversationState } from './state.js';

export interface Added {
  readonly messages: number;
  /** Of their texts. */
  readonly bytes: number;
}

/**
 * Throws CONVERSATION_FULL where a conversation has no room for so much more. What was answered and paid for is recorded all
 * the same: room is asked for before the guide is.
 */
export function checkRoom({ messages, bytes }: ConversationState, added: Added): void {
  const fits =
    messages.length + added.messages <= LIMITS.conversationMessages &&
    bytes + added.bytes <= LIMITS.conversationBytes;
  if (!fits) throw new Refusal('CONVERSATION_FULL');
}

import type { GuideRequest } from '@emit/contract/guide';
import type { ConversationMessage, ConversationState } from '../../domain/conversation/state.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import { normalText } from '../shared/message-identity.js';
import type { Conversations } from '../conversations/conversations.service.js';
import type { Caller } from '../shared/caller.js';
import type { Turn } from './turn.js';

/** A turn, and its conversation as the event store has it. */
export interface Placed {
  readonly turn: Turn;
  readonly state: ConversationState;
}

export interface Asked extends Placed {
  readonly request: GuideRequest;
  /** Epoch milliseconds. */
  readonly askedAt: number;
  /** How many messages the conversation had then. */
  readonly messagesBefore: number;
}

interface Where {
  readonly conversations: Conversations;
  readonly models: ReadModelStore;
}

/**
 * Where the turn belongs whose question its client saved while the guide was answering. A client that follows the
 * specification to the letter saves a second after any change (§4) and names no message to the guide (§7): its question
 * has an id of its own by then and, where the conversation was new, a conversation of its own. Throws StoreUnavailable.
 */
export async function savedMeanwhile(where: Where, caller: Caller, asked: Asked): Promise<Placed> {
  const { request, turn, state, messagesBefore } = asked;
  if (request.message_id !== undefined) return { turn, state };
  const prompt = normalText(request.prompt);
  const begun = turn.starts ? await begunSince(where.models, caller, asked.askedAt) : [];
  for (const conversationId of new Set([turn.conversationId, ...begun])) {
    const known = await where.conversations.read(caller, conversationId);
    const since = conversationId === turn.conversationId ? messagesBefore : 0;
    const saved = known.messages
      .slice(since)
      .find((one) => isSavedQuestion(one, known) && normalText(caller.key.open(one.text)) === prompt);
    if (saved) return { turn: { ...turn, conversationId, questionId: saved.messageId }, state: known };
  }
  return { turn, state };
}

function isSavedQuestion(
  { messageId, role, via }: ConversationMessage,
  { replies }: ConversationState,
): boolean {
  return role === 'user' && via === 'save' && !replies.has(messageId);
}

async function begunSince(models: ReadModelStore, { memberId }: Caller, at: number): Promise<string[]> {
  const all = await models.list(conversationList, { owner: memberId });
  return all.filter(({ body }) => !body.deleted && body.createdAt >= at).map(({ key }) => key);
}

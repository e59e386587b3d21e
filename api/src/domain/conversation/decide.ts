import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import { bytesOf } from '../../kernel/sealed.js';
import type {
  ConversationCommand,
  ConversationStart,
  PlaceConversation,
  RenameConversation,
  SaveConversation,
} from './commands.js';
import type { ConversationEvent, MessageSent } from './events.js';
import { evolveConversation, initialConversation, type ConversationState } from './state.js';
import { checkRoom, type Added } from './room.js';
import { rateQuotation, rateReply } from './rate.js';
import { recordFailedTurn } from './record-failed-turn.js';
import { recordTurn } from './record-turn.js';

/**
 * A conversation: every message is in the event store once, whichever way and however often it comes (design "Events").
 * Refuses CONVERSATION_FULL, CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND, QUOTATION_NOT_FOUND and MESSAGE_ID_TAKEN.
 */
export const conversationDecider: Decider<ConversationState, ConversationCommand, ConversationEvent> = {
  notFound: 'CONVERSATION_NOT_FOUND',
  initial: initialConversation,
  evolve: evolveConversation,
  decide(command, state) {
    switch (command.type) {
      case 'RecordTurn':
        return recordTurn(command, state);
      case 'RecordFailedTurn':
        return recordFailedTurn(command, state);
      case 'SaveConversation':
        return saveConversation(command, state);
      case 'RateReply':
        return rateReply(command, state);
      case 'RateQuotation':
        return rateQuotation(command, state);
      case 'RenameConversation':
        return renameConversation(command, state);
      case 'PlaceConversation':
        return placeConversation(command, state);
      case 'DeleteConversation':
        if (state.status === 'unknown') throw new Refusal('CONVERSATION_NOT_FOUND');
        return state.status === 'deleted' ? [] : [{ type: 'ConversationDeleted', data: {} }];
      default:
        return command satisfies never;
    }
  },
};

/** An empty conversation is never begun (spec §4: empty ones are not saved). */
function saveConversation(command: SaveConversation, state: ConversationState): ConversationEvent[] {
  const sent = newMessages(command, state);
  if (sent.length > 0) checkRoom(state, sizeOf(sent));
  const title = command.title ?? command.start?.title ?? null;
  if (state.status === 'open') {
    if (state.titled || title === null) return sent;
    return [{ type: 'ConversationRenamed', data: { title } }, ...sent];
  }
  if (state.status === 'deleted' || command.start === null) throw new Refusal('CONVERSATION_NOT_FOUND');
  return sent.length === 0 ? [] : [started({ category: command.start.category, title }), ...sent];
}

function sizeOf(sent: readonly MessageSent[]): Added {
  return { messages: sent.length, bytes: sent.reduce((sum, { data }) => sum + bytesOf(data.text), 0) };
}

function newMessages(command: SaveConversation, state: ConversationState): MessageSent[] {
  const seen = new Set<string>();
  return command.messages.flatMap((message): MessageSent[] => {
    const { messageId, role, category, text, sentAt } = message;
    if (state.byId.has(messageId) || seen.has(messageId)) return [];
    seen.add(messageId);
    return [{ type: 'MessageSent', data: { messageId, role, category, text, sentAt, via: 'save' } }];
  });
}

function renameConversation(command: RenameConversation, state: ConversationState): ConversationEvent[] {
  if (state.status !== 'open') throw new Refusal('CONVERSATION_NOT_FOUND');
  if (command.title === state.title) return [];
  return [{ type: 'ConversationRenamed', data: { title: command.title } }];
}

function placeConversation(command: PlaceConversation, state: ConversationState): ConversationEvent[] {
  if (state.status !== 'open') throw new Refusal('CONVERSATION_NOT_FOUND');
  const { pinned = state.pinned, archived = state.archived } = command;
  const events: ConversationEvent[] = [];
  if (pinned !== state.pinned) {
    events.push({ type: pinned ? 'ConversationPinned' : 'ConversationUnpinned', data: {} });
  }
  if (archived !== state.archived) {
    events.push({ type: archived ? 'ConversationArchived' : 'ConversationUnarchived', data: {} });
  }
  return events;
}

function started({ category, title }: ConversationStart): ConversationEvent {
  return { type: 'ConversationStarted', data: { category, title } };
}

import type { WireMessage } from '@emit/contract/wire';
import { isServerMessageId, normalText } from '../shared/message-identity.js';
import type { ConversationMessage, ConversationState } from '../../domain/conversation/state.js';

/**
 * Those of a client's messages that are not in the log: neither by id, nor as a message recorded under a server's id
 * with the same role and text, nor as the recorded reply to a question recognised just before it. Both sides are in order.
 */
export function messagesNotRecorded(
  incoming: readonly WireMessage[],
  state: ConversationState,
  open: (message: ConversationMessage) => string,
): WireMessage[] {
  const unclaimed = unclaimedTexts(incoming, state, open);
  let expectedReply: string | undefined;
  return incoming.filter((message) => {
    const match = state.byId.has(message.id) ? message.id : takeMatch(message, unclaimed, expectedReply);
    expectedReply = match === undefined ? undefined : state.replies.get(match);
    return match === undefined;
  });
}

interface Unclaimed {
  readonly role: string;
  readonly text: string;
}

/** Opened only when something could match: opening thousands of texts for nothing would be slow. */
function unclaimedTexts(
  incoming: readonly WireMessage[],
  state: ConversationState,
  open: (message: ConversationMessage) => string,
): Map<string, Unclaimed> {
  const unclaimed = new Map<string, Unclaimed>();
  if (incoming.every(({ id }) => state.byId.has(id))) return unclaimed;
  const claimed = new Set(incoming.map(({ id }) => id));
  for (const message of state.messages) {
    if (!isServerMessageId(message.messageId) || claimed.has(message.messageId)) continue;
    unclaimed.set(message.messageId, { role: message.role, text: normalText(open(message)) });
  }
  return unclaimed;
}

function takeMatch(
  message: WireMessage,
  unclaimed: Map<string, Unclaimed>,
  expectedReply: string | undefined,
): string | undefined {
  const text = normalText(message.content);
  let match: string | undefined;
  if (message.role === 'assistant' && expectedReply !== undefined && unclaimed.has(expectedReply)) {
    // Clients clean a reply before they save it, so its text need not be the recorded one.
    match = expectedReply;
  } else {
    match = [...unclaimed].find(([, known]) => known.role === message.role && known.text === text)?.[0];
  }
  if (match !== undefined) unclaimed.delete(match);
  return match;
}

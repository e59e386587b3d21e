import type { WireMessage } from '@emit/contract/wire';
import { inSlices } from '../../kernel/slices.js';
import { isServerMessageId, normalText } from '../shared/message-identity.js';
import type { ConversationMessage, ConversationState } from '../../domain/conversation/state.js';

/**
 * Those of a client's messages that are not in the event store: neither by id, nor as a message recorded under a server's id
 * with the same role and text, nor as the recorded reply to a question recognised just before it. Both sides are in order.
 * Texts are opened in slices: a conversation may have thousands.
 */
export async function messagesNotRecorded(
  incoming: readonly WireMessage[],
  state: ConversationState,
  open: (message: ConversationMessage) => string,
): Promise<WireMessage[]> {
  const unclaimed = new UnclaimedMessages();
  // Opened only when something could match: opening thousands of texts for nothing would be slow.
  if (!incoming.every(({ id }) => state.byId.has(id)))
    await inSlices(unclaimed.gather(incoming, state, open));
  let expectedReply: string | undefined;
  return incoming.filter((message) => {
    const match = state.byId.has(message.id) ? message.id : unclaimed.take(message, expectedReply);
    expectedReply = match === undefined ? undefined : state.replies.get(match);
    return match === undefined;
  });
}

/** Recorded messages that the client has under no id of the server’s. */
class UnclaimedMessages {
  /** By role and text, in the event store's order. */
  private readonly byText = new Map<string, Set<string>>();
  private readonly texts = new Map<string, string>();

  *gather(
    incoming: readonly WireMessage[],
    state: ConversationState,
    open: (message: ConversationMessage) => string,
  ): Generator<void, void> {
    const claimed = new Set(incoming.map(({ id }) => id));
    for (const message of state.messages) {
      const { messageId, role } = message;
      if (!isServerMessageId(messageId) || claimed.has(messageId)) continue;
      const key = keyOf(role, open(message));
      this.texts.set(messageId, key);
      this.byText.set(key, (this.byText.get(key) ?? new Set()).add(messageId));
      yield;
    }
  }

  /** The id of the message that this one is, which no other can be then. */
  take({ role, content }: WireMessage, expectedReply: string | undefined): string | undefined {
    // Clients clean a reply before they save it, so its text need not be the recorded one.
    const isReply = role === 'assistant' && expectedReply !== undefined && this.texts.has(expectedReply);
    const match = isReply ? expectedReply : this.firstWith(keyOf(role, content));
    const key = match === undefined ? undefined : this.texts.get(match);
    if (match === undefined || key === undefined) return undefined;
    this.texts.delete(match);
    this.byText.get(key)?.delete(match);
    return match;
  }

  private firstWith(key: string): string | undefined {
    const [first] = this.byText.get(key) ?? [];
    return first;
  }
}

function keyOf(role: string, text: string): string {
  return `${role} ${normalText(text)}`;
}

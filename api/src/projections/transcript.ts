import type { ConversationEvent, MessageSent } from '../domain/conversation/events.js';

/**
 * A conversation as it was spoken. It is a live projection: folded from its own stream whenever it is read, so that
 * sealed texts stand in the log alone (docs/adr/0018-live-transcripts.md).
 */
export interface Transcript {
  /** In the log's order. */
  readonly messages: MessageSent['data'][];
  /** A reply's messageId → its total tokens. */
  readonly tokens: Map<string, number>;
}

export function newTranscript(): Transcript {
  return { messages: [], tokens: new Map() };
}

/** Changes the transcript it is given. */
export function evolveTranscript({ messages, tokens }: Transcript, event: ConversationEvent): void {
  if (event.type === 'MessageSent') messages.push(event.data);
  else if (event.type === 'TokensConsumed') tokens.set(event.data.messageId, event.data.totalTokens);
}

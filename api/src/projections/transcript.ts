import type {
  ConversationEvent,
  MessageSent,
  QuotationRated,
  ReplyRated,
  TurnFailed,
} from '../domain/conversation/events.js';

/**
 * A conversation as it was spoken. It is a live projection: folded from its own stream whenever it is read, so that
 * sealed texts stand in the event store alone (docs/adr/0018-live-transcripts.md).
 */
export interface Transcript {
  /** In the event store's order. */
  readonly messages: MessageSent['data'][];
  /** A reply's messageId → its total tokens. */
  readonly tokens: Map<string, number>;
  /** A reply's messageId → what the member said of it last. */
  readonly ratings: Map<string, ReplyRated['data']>;
  /** A reply's messageId → the same of its quotations, by their places. */
  readonly quotationRatings: Map<string, Map<number, QuotationRated['data']>>;
  /** A question's messageId → the last turn that gave it no whole reply; none once it has its reply. */
  readonly failures: Map<string, TurnFailed['data']>;
  /** The questions that have their replies. */
  readonly answered: Set<string>;
}

export function newTranscript(): Transcript {
  return {
    messages: [],
    tokens: new Map(),
    ratings: new Map(),
    quotationRatings: new Map(),
    failures: new Map(),
    answered: new Set(),
  };
}

/** Changes the transcript it is given. */
export function evolveTranscript(transcript: Transcript, event: ConversationEvent): void {
  const { messages, tokens, ratings, quotationRatings, failures, answered } = transcript;
  if (event.type === 'MessageSent') {
    const { replyTo } = event.data;
    messages.push(event.data);
    if (replyTo === undefined) return;
    answered.add(replyTo);
    failures.delete(replyTo);
  } else if (event.type === 'TokensConsumed') tokens.set(event.data.messageId, event.data.totalTokens);
  else if (event.type === 'ReplyRated') ratings.set(event.data.messageId, event.data);
  else if (event.type === 'QuotationRated') {
    const { messageId, quotation } = event.data;
    const ofReply = quotationRatings.get(messageId) ?? new Map<number, QuotationRated['data']>();
    quotationRatings.set(messageId, ofReply.set(quotation, event.data));
  } else if (event.type === 'TurnFailed') {
    const { questionId } = event.data;
    if (!answered.has(questionId)) failures.set(questionId, event.data);
  }
}

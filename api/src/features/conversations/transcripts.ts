import { conversationStream, type ConversationEvent } from '../../domain/conversation/events.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { evolveTranscript, newTranscript, type Transcript } from '../../projections/transcript.js';
import { eventsOf } from '../shared/events-of.js';

/** A conversation's messages, from its stream; empty when there is none. Throws StoreUnavailable. */
export async function transcriptOf(store: EventStore, conversationId: string): Promise<Transcript> {
  const transcript = newTranscript();
  for await (const event of eventsOf<ConversationEvent>(store, conversationStream(conversationId))) {
    evolveTranscript(transcript, event);
  }
  return transcript;
}

import { setImmediate as othersFirst } from 'node:timers/promises';
import { conversationStream, type ConversationEvent } from '../../domain/conversation/events.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { evolveTranscript, newTranscript, type Transcript } from '../../projections/transcript.js';
import { eventsOf } from '../events-of.js';

/** Streams read at once: a far store answers one as fast as several, a near one must let others have their turn. */
const AT_ONCE = 16;

/** A conversation's messages, from its stream; empty when there is none. Throws StoreUnavailable. */
export async function transcriptOf(store: EventStore, conversationId: string): Promise<Transcript> {
  const transcript = newTranscript();
  for await (const event of eventsOf<ConversationEvent>(store, conversationStream(conversationId))) {
    evolveTranscript(transcript, event);
  }
  return transcript;
}

/** The same for each of several, in their order. */
export async function transcriptsOf(
  store: EventStore,
  conversationIds: readonly string[],
): Promise<Transcript[]> {
  const transcripts: Transcript[] = [];
  for (let first = 0; first < conversationIds.length; first += AT_ONCE) {
    const ids = conversationIds.slice(first, first + AT_ONCE);
    transcripts.push(...(await Promise.all(ids.map((id) => transcriptOf(store, id)))));
    await othersFirst();
  }
  return transcripts;
}

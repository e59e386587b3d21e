import { setImmediate as othersFirst } from 'node:timers/promises';
import type { WireConversation } from '@emit/contract/wire';
import type { EventStore } from '../../ports/event-store.port.js';
import type { StoredDocument } from '../../ports/read-models.port.js';
import type { ConversationListItem } from '../../projections/conversation-list.projection.js';
import type { Transcript } from '../../projections/transcript.js';
import { conversationView } from '../../projections/views/conversation.view.js';
import type { Caller } from '../shared/caller.js';
import { transcriptOf } from './transcripts.js';

type Listed = StoredDocument<ConversationListItem>;

/** Streams read at once: a far store answers one as fast as several. */
const AT_ONCE = 16;
/** Opening texts for longer than this, others have their turn. */
const TURN_MS = 10;

/** A conversation with its messages, opened for its member. Throws StoreUnavailable. */
export async function conversationOf(
  store: EventStore,
  caller: Caller,
  listed: Listed,
): Promise<WireConversation> {
  return opened(caller, listed, await transcriptOf(store, listed.key));
}

/** The same of several, in their order; few of them are in memory at a time. */
export async function* conversationsOf(
  store: EventStore,
  caller: Caller,
  listed: readonly Listed[],
): AsyncGenerator<WireConversation> {
  let turn = performance.now();
  for (let first = 0; first < listed.length; first += AT_ONCE) {
    const some = listed.slice(first, first + AT_ONCE);
    const transcripts = await Promise.all(
      some.map(async (one) => [one, await transcriptOf(store, one.key)] as const),
    );
    for (const [one, transcript] of transcripts) {
      yield opened(caller, one, transcript);
      if (performance.now() - turn < TURN_MS) continue;
      await othersFirst();
      turn = performance.now();
    }
  }
}

function opened({ key }: Caller, { key: id, body }: Listed, transcript: Transcript): WireConversation {
  return conversationView({
    id,
    document: body,
    title: body.title && key.open(body.title),
    transcript,
    open: (sealed) => key.open(sealed),
  });
}

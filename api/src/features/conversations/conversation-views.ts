import { isCareReply } from '@emit/contract/care';
import { bytesOf } from '../../kernel/sealed.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { StoredDocument } from '../../ports/read-models.port.js';
import { Slices } from '../../kernel/slices.js';
import type { ConversationListItem } from '../../projections/conversation-list.projection.js';
import type { Transcript } from '../../projections/transcript.js';
import { conversationHeadView, messageView } from '../../projections/views/conversation.view.js';
import type { Caller } from '../shared/caller.js';
import { transcriptOf } from './transcripts.js';

type Listed = StoredDocument<ConversationListItem>;

/** The messages that end before the place `before`, counted from the first; `limit` of them at most. */
export interface MessagePage {
  readonly before: number;
  readonly limit: number;
}

const ALL: MessagePage = { before: Infinity, limit: Infinity };
/** Streams read at once: a far store answers one as fast as several. Of few messages together, which are in memory. */
const AT_ONCE = { streams: 16, messages: 256 };
/** Of texts that are opened together; more would take the place of all that others have open. */
const LONG_BYTES = 1_000_000;
/** What a reply of care is at most as it is stored, with room to spare: longer ones are not opened to look. */
const CARE_BYTES = 24_000;
/** A piece of text is written when it is so long. Characters. */
const PIECE = 32_000;

/**
 * A conversation as JSON, opened for its member, in pieces: it may be large, and is opened in slices as it is taken. Throws
 * StoreUnavailable.
 */
export async function* conversationJson(
  store: EventStore,
  caller: Caller,
  listed: Listed,
  page = ALL,
): AsyncGenerator<string> {
  yield* writtenOf(caller, listed, await transcriptOf(store, listed.key), page);
}

/** The same of several, as a list in their order; few of them are in memory at a time. */
export async function* conversationsJson(
  store: EventStore,
  caller: Caller,
  listed: readonly Listed[],
): AsyncGenerator<string> {
  let lead = '[';
  for (const some of batches(listed)) {
    const transcripts = await Promise.all(
      some.map(async (one) => [one, await transcriptOf(store, one.key)] as const),
    );
    for (const [one, transcript] of transcripts) {
      for await (const piece of writtenOf(caller, one, transcript, ALL)) {
        yield lead + piece;
        lead = '';
      }
      lead = ',';
    }
  }
  yield listed.length === 0 ? '[]' : ']';
}

function* batches(listed: readonly Listed[]): Generator<Listed[]> {
  let batch: Listed[] = [];
  let messages = 0;
  for (const one of listed) {
    messages += one.body.messageCount;
    if (batch.length === AT_ONCE.streams || (batch.length > 0 && messages > AT_ONCE.messages)) {
      yield batch;
      batch = [];
      messages = one.body.messageCount;
    }
    batch.push(one);
  }
  if (batch.length > 0) yield batch;
}

async function* writtenOf(
  { key }: Caller,
  { key: id, body }: Listed,
  transcript: Transcript,
  { before, limit }: MessagePage,
): AsyncGenerator<string> {
  const end = Math.min(before, transcript.messages.length);
  const first = Math.max(0, end - limit);
  const shown = transcript.messages.slice(first, end);
  const isLong = sizeOf(shown) > LONG_BYTES;
  const open: Caller['key']['open'] = (sealed) => (isLong ? key.openOnce(sealed) : key.open(sealed));
  const title = body.title && key.open(body.title);
  const head = conversationHeadView({ id, document: body, title, transcript, open });
  const isNewest = limit !== Infinity && before === Infinity;
  const place = {
    bytes: sizeOf(transcript.messages),
    ...(limit !== Infinity && { messages_before: first }),
    ...(isNewest && (await contentOf(key, transcript.messages.slice(0, first)))),
  };
  let piece = `${JSON.stringify({ ...head, ...place }).slice(0, -1)},"messages":[`;
  const slices = new Slices();
  for (const [index, message] of shown.entries()) {
    piece += (index > 0 ? ',' : '') + JSON.stringify(messageView(message, transcript, open));
    if (piece.length >= PIECE) {
      yield piece;
      piece = '';
    }
    if (slices.isOver) await slices.next();
  }
  yield `${piece}]}`;
}

/** What must be known of messages that are not on the page. */
async function contentOf(
  key: Caller['key'],
  messages: Transcript['messages'],
): Promise<{ has_care: boolean; has_biblical: boolean }> {
  const slices = new Slices();
  let has_care = false;
  for (const { role, text } of messages) {
    if (role !== 'assistant' || bytesOf(text) > CARE_BYTES) continue;
    has_care ||= isCareReply(key.openOnce(text));
    if (has_care) break;
    if (slices.isOver) await slices.next();
  }
  return { has_care, has_biblical: messages.some(({ category }) => category === 'biblical') };
}

function sizeOf(messages: Transcript['messages']): number {
  return messages.reduce((sum, { text }) => sum + bytesOf(text), 0);
}

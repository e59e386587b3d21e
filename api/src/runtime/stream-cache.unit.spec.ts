import { LIMITS } from '@emit/contract/limits';
import { conversationDecider } from '../domain/conversation/decide.js';
import type { RecordedEvent } from '../kernel/event.js';
import { bytesOf, type Sealed } from '../kernel/sealed.js';
import type { EventStore } from '../ports/event-store.port.js';
import { StreamCache } from './stream-cache.js';

const { conversationBytes, conversationMessages } = LIMITS;
/** So long that as many as a conversation takes are all that it takes. */
const TEXT = `v2.1.${'p'.repeat(22)}.${'x'.repeat(Math.ceil(((conversationBytes / conversationMessages + 28) * 4) / 3))}`;

const eventAt = (stream: string, revision: number): RecordedEvent => ({
  stream,
  revision,
  position: revision + 1,
  type: revision === 0 ? 'ConversationStarted' : 'MessageSent',
  data:
    revision === 0
      ? { category: 'general', title: null }
      : { messageId: `m${revision}`, role: 'user', category: null, text: TEXT, sentAt: 1, via: 'save' },
  metadata: {
    id: `e${revision}`,
    at: 1,
    memberId: 'ruth',
    schema: 1,
    correlationId: 'c',
    causationId: 'c',
    chain: 'f'.repeat(64),
  },
});

/** Every stream of it is as long as a conversation may be. */
const full = {
  async *readStream(stream: string, from: number) {
    for (let revision = from; revision <= conversationMessages; revision += 100)
      yield Array.from({ length: Math.min(100, conversationMessages + 1 - revision) }, (_, n) =>
        eventAt(stream, revision + n),
      );
  },
} as unknown as EventStore;

it('keeps the longest conversation that there may be, and a second one beside it', async () => {
  const streams = new StreamCache(full, (_type, _schema, data) => data);
  for (const stream of ['conversation-1', 'conversation-2']) {
    const { loaded } = await streams.load(conversationDecider, stream);
    expect(loaded.state.messages).toHaveLength(conversationMessages);
    expect(loaded.state.messages.length * bytesOf(TEXT as Sealed)).toBeGreaterThanOrEqual(conversationBytes);
  }
  for (const stream of ['conversation-1', 'conversation-2'])
    expect((await streams.load(conversationDecider, stream)).fresh).toBe(false);
});

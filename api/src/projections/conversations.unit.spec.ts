import type { DomainEvent } from '../kernel/event.js';
import { logOf, messageSent, tokensConsumed, type Happening } from '../testing/events.js';
import { fold, folded } from '../testing/fold.js';
import { sealedAs } from '../testing/sealed.js';
import { conversationListProjection } from './conversation-list.projection.js';
import { conversationPagesProjection, pagePrefix } from './conversation-pages.projection.js';

const START = Date.parse('2026-11-20T08:00:00Z');
const title = sealedAs('title');
const started = (withTitle: typeof title | null = title): DomainEvent => ({
  type: 'ConversationStarted',
  data: { category: 'biblical', title: withTitle },
});
const renamed = { type: 'ConversationRenamed', data: { title: sealedAs('new') } };
const deleted = { type: 'ConversationDeleted', data: {} };

/** One event a second, in one conversation. */
function conversation(...events: DomainEvent[]): Happening[] {
  return events.map((event, index) => ({
    at: new Date(START + index * 1_000).toISOString(),
    stream: 'conversation-c1',
    event,
  }));
}

describe('the list of conversations', () => {
  const listed = (...events: DomainEvent[]) =>
    folded(conversationListProjection, logOf(...conversation(...events)), 'c1');

  it('holds title, category, count and times', () => {
    expect(listed(started(), messageSent('m1'), messageSent('m2'))).toEqual({
      title,
      category: 'biblical',
      messageCount: 2,
      createdAt: START,
      updatedAt: START + 2_000,
      deleted: false,
    });
  });
  it('has no title before it is given one', () => {
    expect(listed(started(null), messageSent('m1')).title).toBeNull();
    expect(listed(started(null), messageSent('m1'), renamed)).toMatchObject({
      title: sealedAs('new'),
      updatedAt: START + 2_000,
    });
  });
  it('says that a conversation is deleted, and forgets its title', () => {
    expect(listed(started(), messageSent('m1'), deleted)).toMatchObject({ deleted: true, title: null });
  });
  it('belongs to whoever holds the conversation', () => {
    const other = conversation(started()).map((one) => ({
      ...one,
      memberId: 'bob',
      stream: 'conversation-c2',
    }));
    const documents = fold(conversationListProjection, logOf(...conversation(started()), ...other));
    expect([...documents.values()].map(({ key, owner }) => [key, owner])).toEqual([
      ['c1', 'ada'],
      ['c2', 'bob'],
    ]);
  });
});

describe('the pages of a conversation', () => {
  const question = messageSent('q', { sentAt: 5 });
  const reply = messageSent('r', { role: 'assistant', category: null, replyTo: 'q' });

  it('hold messages as they were sent, and what replies cost', () => {
    const page = folded(
      conversationPagesProjection,
      logOf(...conversation(started(), question, reply, tokensConsumed('r', 90))),
      'c1/000000',
    );
    expect(page.messages).toEqual([
      {
        messageId: 'q',
        role: 'user',
        category: 'biblical',
        text: sealedAs('text-q'),
        sentAt: 5,
        at: START + 1_000,
        via: 'turn',
      },
      {
        messageId: 'r',
        role: 'assistant',
        category: null,
        text: sealedAs('text-r'),
        sentAt: 1_000,
        at: START + 2_000,
        via: 'turn',
      },
    ]);
    expect(page.tokens).toEqual([['r', 90]]);
  });

  it('hold 64 events of the stream each, so that a turn may lie across two', () => {
    const many = Array.from({ length: 62 }, (_, index) => messageSent(`m${index}`));
    const log = logOf(...conversation(started(), ...many, reply, tokensConsumed('r', 90), question));
    const pages = fold(conversationPagesProjection, log);
    expect([...pages.keys()]).toEqual(['c1/000000', 'c1/000001']);
    expect([...pages.values()].map(({ body }) => [body.messages.length, body.tokens])).toEqual([
      [63, []],
      [1, [['r', 90]]],
    ]);
    expect([...pages.keys()].every((key) => key.startsWith(pagePrefix('c1')))).toBe(true);
  });

  it('are in order by their keys, however many there are', () => {
    const keyAt = (revision: number) => {
      const [event] = logOf(...conversation(question));
      if (event === undefined) throw new Error('No event');
      return conversationPagesProjection.key({ ...event, revision });
    };
    const keys = [0, 63, 64, 640, 6_400, 64_000, 640_000].map(keyAt);
    expect(keys).toEqual([
      'c1/000000',
      'c1/000000',
      'c1/000001',
      'c1/000010',
      'c1/000100',
      'c1/001000',
      'c1/010000',
    ]);
  });
});

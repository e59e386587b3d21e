import type { ConversationEvent } from '../domain/conversation/events.js';
import type { DomainEvent } from '../kernel/event.js';
import { logOf, messageSent, tokensConsumed, turnFailed, type Happening } from '../testing/events.js';
import { fold, folded } from '../testing/fold.js';
import { sealedAs } from '../testing/sealed.js';
import { conversationList } from './conversation-list.projection.js';
import { evolveTranscript, newTranscript } from './transcript.js';

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

const ratings = {
  reply: (rating: string, reason?: string): DomainEvent => ({
    type: 'ReplyRated',
    data: { ratingId: 'x', messageId: 'r', rating, ...(reason && { reason: sealedAs(reason) }) },
  }),
  quotation: (quotation: number, verdict: string, reason?: string): DomainEvent => ({
    type: 'QuotationRated',
    data: {
      ...{ ratingId: 'x', messageId: 'r', quotation, status: 'exact', verdict },
      ...(reason && { reason: sealedAs(reason) }),
    },
  }),
};

describe('the list of conversations', () => {
  const listed = (...events: DomainEvent[]) =>
    folded(conversationList, logOf(...conversation(...events)), 'c1');

  it('holds title, category, count and times', () => {
    expect(listed(started(), messageSent('m1'), messageSent('m2'))).toEqual({
      title,
      category: 'biblical',
      messageCount: 2,
      createdAt: START,
      updatedAt: START + 2_000,
      lastMessageAt: START + 2_000,
      deleted: false,
    });
  });
  it('has no title before it is given one', () => {
    expect(listed(started(null), messageSent('m1')).title).toBeNull();
    expect(listed(started(null), messageSent('m1'), renamed)).toMatchObject({
      title: sealedAs('new'),
      updatedAt: START + 2_000,
      lastMessageAt: START + 1_000,
    });
  });
  it('says that a conversation is deleted, and forgets its title', () => {
    expect(listed(started(), messageSent('m1'), deleted)).toMatchObject({ deleted: true, title: null });
  });
  it('knows what is pinned and archived, and when that changed, apart from titles and texts', () => {
    const facts = ['Pinned', 'Archived', 'Unarchived', 'Unpinned'].map((name) => ({
      type: `Conversation${name}`,
      data: {},
    }));
    const after = (count: number) => listed(started(), ...facts.slice(0, count));
    expect(after(0)).not.toHaveProperty('placedAt');
    expect(after(1)).toMatchObject({ pinned: true, updatedAt: START, placedAt: START + 1_000 });
    expect(after(2)).toMatchObject({ pinned: true, archived: true, lastMessageAt: START });
    expect(after(3)).toMatchObject({ pinned: true, archived: false });
    expect(after(4)).toMatchObject({ pinned: false, archived: false, placedAt: START + 4_000 });
  });
  it('tells of a rating apart from titles and texts', () => {
    const { reply, quotation } = ratings;
    const events = [started(), messageSent('m1'), reply('up'), quotation(0, 'wrong')];
    expect(listed(...events)).toMatchObject({
      messageCount: 1,
      updatedAt: START + 1_000,
      lastMessageAt: START + 1_000,
      ratedAt: START + 3_000,
    });
    expect(listed(...events.slice(0, 2))).not.toHaveProperty('ratedAt');
  });
  it('belongs to whoever holds the conversation', () => {
    const other = conversation(started()).map((one) => ({
      ...one,
      memberId: 'bob',
      stream: 'conversation-c2',
    }));
    const documents = fold(conversationList, logOf(...conversation(started()), ...other));
    expect([...documents.values()].map(({ key, owner }) => [key, owner])).toEqual([
      ['c1', 'ada'],
      ['c2', 'bob'],
    ]);
  });
});

describe('the transcript of a conversation', () => {
  it('holds messages as they were sent and in their order, and what replies cost', () => {
    const events = [
      started(),
      messageSent('q', { sentAt: 5 }),
      messageSent('r', { role: 'assistant', category: null, replyTo: 'q' }),
      tokensConsumed('r', 90),
      renamed,
    ];
    const transcript = newTranscript();
    for (const event of events) evolveTranscript(transcript, event as ConversationEvent);
    expect(transcript.messages).toMatchObject([
      { messageId: 'q', role: 'user', category: 'biblical', text: sealedAs('text-q'), sentAt: 5 },
      { messageId: 'r', role: 'assistant', category: null, text: sealedAs('text-r'), sentAt: 1_000 },
    ]);
    expect([...transcript.tokens]).toEqual([['r', 90]]);
  });

  it('holds what was said of a reply last, and of each of its quotations', () => {
    const { reply, quotation } = ratings;
    const events = [
      messageSent('r', { role: 'assistant', category: null }),
      reply('up'),
      reply('down', 'why'),
      quotation(3, 'wrong', 'not there'),
      quotation(1, 'wrong'),
      quotation(3, 'none'),
    ];
    const transcript = newTranscript();
    for (const event of events) evolveTranscript(transcript, event as ConversationEvent);
    expect(transcript.ratings.get('r')).toMatchObject({ rating: 'down', reason: sealedAs('why') });
    const ofQuotations = [...(transcript.quotationRatings.get('r') ?? [])];
    expect(ofQuotations.map(([place, { verdict }]) => [place, verdict])).toEqual([
      [3, 'none'],
      [1, 'wrong'],
    ]);
  });

  it('says of a question what became of its last turn, until it has its reply', () => {
    const transcript = newTranscript();
    const events = [
      started(),
      messageSent('q'),
      turnFailed('q'),
      turnFailed('q', { failureId: 'again', reason: 'empty' }),
    ];
    for (const event of events) evolveTranscript(transcript, event as ConversationEvent);
    expect([...transcript.failures.values()]).toMatchObject([{ failureId: 'again' }]);
    // A failure that waited in the journal may come behind the reply.
    for (const event of [messageSent('r', { role: 'assistant', replyTo: 'q' }), turnFailed('q')])
      evolveTranscript(transcript, event);
    expect([...transcript.failures]).toEqual([]);
  });
});

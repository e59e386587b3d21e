import type { ConversationEvent } from '../../domain/conversation/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import { messageSent, tokensConsumed } from '../../testing/events.js';
import { sealedAs } from '../../testing/sealed.js';
import { evolveTranscript, newTranscript } from '../transcript.js';
import { conversationHeadView, conversationSummaryView, messageView } from './conversation.view.js';

const document = {
  title: null,
  category: 'biblical' as const,
  messageCount: 3,
  createdAt: Date.parse('2026-11-20T08:00:00Z'),
  updatedAt: Date.parse('2026-11-20T09:00:00Z'),
  deleted: false,
};

describe('the view of a conversation', () => {
  it('has ISO times and a title', () => {
    expect(conversationSummaryView({ id: 'c1', document, title: 'Psalms' })).toEqual({
      id: 'c1',
      title: 'Psalms',
      category: 'biblical',
      message_count: 3,
      created_at: '2026-11-20T08:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
      last_message_at: '2026-11-20T09:00:00.000Z',
      pinned: false,
      archived: false,
    });
  });

  it('says when its last message was sent, which a new title does not change', () => {
    const renamed = { ...document, lastMessageAt: Date.parse('2026-11-20T08:30:00Z') };
    expect(conversationSummaryView({ id: 'c1', document: renamed, title: 'Psalms' })).toMatchObject({
      updated_at: '2026-11-20T09:00:00.000Z',
      last_message_at: '2026-11-20T08:30:00.000Z',
    });
  });

  it.each([
    [null, 'New Conversation'],
    ['', 'Untitled'],
  ])('calls a title of %p %s', (title, shown) => {
    expect(conversationSummaryView({ id: 'c1', document, title }).title).toBe(shown);
  });

  it('opens the messages in their order and attaches tokens', () => {
    const transcript = newTranscript();
    const events: ConversationEvent[] = [
      messageSent('q', { sentAt: 7 }),
      messageSent('r', { role: 'assistant', category: null, replyTo: 'q' }),
      tokensConsumed('r', 90),
      messageSent('s', { role: 'assistant', category: null, via: 'save' }),
    ];
    for (const event of events) evolveTranscript(transcript, event);
    const open = <T>(sealed: Sealed<T>) => `open ${sealed}` as T;
    expect(transcript.messages.map((message) => messageView(message, transcript, open))).toEqual([
      { id: 'q', role: 'user', content: 'open sealed:text-q', category: 'biblical', timestamp: 7 },
      {
        id: 'r',
        role: 'assistant',
        content: 'open sealed:text-r',
        timestamp: 1_000,
        tokensUsed: 90,
        reply_to: 'q',
      },
      { id: 's', role: 'assistant', content: 'open sealed:text-s', timestamp: 1_000, tokensUsed: 0 },
    ]);
  });

  it('shows what the member says of a reply and its quotations, and nothing that was taken back', () => {
    const transcript = newTranscript();
    const rated = (messageId: string, rating: 'up' | 'none', reason?: Sealed): ConversationEvent => ({
      type: 'ReplyRated',
      data: { ratingId: 'x', messageId, rating, ...(reason && { reason }) },
    });
    const said = (quotation: number, verdict: 'wrong' | 'none', reason?: Sealed): ConversationEvent => ({
      type: 'QuotationRated',
      data: {
        ...{ ratingId: 'x', messageId: 'r', quotation, status: 'exact', verdict },
        ...(reason && { reason }),
      },
    });
    const reply = (id: string) => messageSent(id, { role: 'assistant', category: null });
    const events = [
      ...[reply('r'), reply('s'), rated('r', 'up', sealedAs('kind')), rated('s', 'up'), rated('s', 'none')],
      ...[said(4, 'wrong'), said(2, 'wrong', sealedAs('not there')), said(0, 'wrong'), said(0, 'none')],
    ];
    for (const event of events) evolveTranscript(transcript, event);
    const open = <T>(sealed: Sealed<T>) => `open ${sealed}` as T;
    const ratedLater = { ...document, ratedAt: Date.parse('2026-11-20T10:00:00Z') };
    const [first, second] = transcript.messages.map((message) => messageView(message, transcript, open));
    expect(first).toMatchObject({
      rating: { rating: 'up', reason: 'open sealed:kind' },
      quotation_ratings: [
        { quotation: 2, verdict: 'wrong', reason: 'open sealed:not there' },
        { quotation: 4, verdict: 'wrong' },
      ],
    });
    expect(second).not.toHaveProperty('rating');
    expect(second).not.toHaveProperty('quotation_ratings');
    const head = conversationHeadView({ id: 'c1', document: ratedLater, title: null, transcript, open });
    expect(head).toMatchObject({
      updated_at: '2026-11-20T10:00:00.000Z',
      last_message_at: '2026-11-20T09:00:00.000Z',
    });
  });

  it('counts the messages it has, whatever the list knows', () => {
    const transcript = newTranscript();
    evolveTranscript(transcript, messageSent('q'));
    const open = <T>(sealed: Sealed<T>) => sealed as T;
    expect(conversationHeadView({ id: 'c1', document, title: null, transcript, open }).message_count).toBe(1);
  });
});

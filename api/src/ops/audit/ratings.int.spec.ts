import type { Category } from '@emit/contract/categories';
import type { QuotationStatus } from '@emit/contract/scripture';
import type { DomainEvent } from '../../kernel/event.js';
import { appendHistory } from '../../testing/append-history.js';
import { EmitCommand } from '../../testing/emit-command.js';
import { logOf, messageSent, tokensConsumed, type Happening } from '../../testing/events.js';
import { sealedAs } from '../../testing/sealed.js';
import type { RatingRow } from './rating-counts.js';

const WHY = 'why it was so';
const withReason = (hasReason: boolean) => (hasReason ? { reason: sealedAs(WHY) } : {});
let ratings = 0;

const started = (category: Category): DomainEvent => ({
  type: 'ConversationStarted',
  data: { category, title: null },
});
const turn = (id: string, category: Category, model: string): DomainEvent[] => [
  messageSent(`q-${id}`, { category }),
  messageSent(id, { role: 'assistant', category: null, replyTo: `q-${id}` }),
  tokensConsumed(id, 10, { model }),
];
const rated = (messageId: string, rating: 'up' | 'down' | 'none', hasReason = false): DomainEvent => ({
  type: 'ReplyRated',
  data: { ratingId: `${(ratings += 1)}`, messageId, rating, ...withReason(hasReason) },
});
const called = (
  messageId: string,
  quotation: number,
  verdict: 'wrong' | 'none',
  status: QuotationStatus = 'exact',
): DomainEvent => ({
  type: 'QuotationRated',
  data: {
    ratingId: `${(ratings += 1)}`,
    messageId,
    quotation,
    status,
    verdict,
    ...withReason(quotation === 7),
  },
});

/** One event an hour, from the beginning of November on. */
function conversation(id: string, memberId: string, ...events: DomainEvent[]): Happening[] {
  const first = Date.parse('2026-11-01T00:00:00Z');
  return events.map((event, hour) => ({
    at: new Date(first + hour * 3_600_000).toISOString(),
    stream: `conversation-${id}`,
    memberId,
    event,
  }));
}

const emit = new EmitCommand();
beforeAll(async () => {
  const history = logOf(
    ...conversation(
      'c1',
      'ada',
      started('biblical'),
      ...turn('r1', 'biblical', 'claude'),
      ...turn('r2', 'general', 'claude'),
      ...turn('r3', 'biblical', 'offline'),
      rated('r1', 'up'),
      rated('r1', 'down', true), // another mind
      rated('r2', 'up', true),
      rated('r2', 'none'), // taken back, and the reason with it
      called('r1', 0, 'wrong', 'exact'),
      called('r1', 7, 'wrong', 'differs'),
      called('r1', 1, 'wrong'),
      called('r1', 1, 'none'),
    ),
    // The same ids in a conversation of somebody else, who deletes it and is erased.
    ...conversation(
      'c2',
      'bob',
      started('mindstreams'),
      messageSent('q-r1', { category: null, via: 'save' }),
      messageSent('r1', { role: 'assistant', category: null }),
      tokensConsumed('r1', 5, { model: 'claude' }),
      messageSent('r9', { role: 'assistant', category: null, via: 'save' }),
      rated('r1', 'up'),
      rated('r9', 'down'),
      { type: 'ConversationDeleted', data: {} },
    ),
    {
      at: '2026-11-09T00:00:00Z',
      stream: 'member-bob',
      memberId: 'bob',
      event: { type: 'MemberErased', data: {} },
    },
  );
  // The first command on an empty folder makes the stores.
  await emit.withStores(({ eventStore }) =>
    appendHistory(eventStore, history, { waitFor: () => Promise.resolve(true) }, []),
  );
});
afterAll(() => emit.remove());

const zero = { up: 0, down: 0, wrongVerses: 0, wrongCalledRight: 0, reasons: 0 };

describe('emit audit ratings', () => {
  it('counts what was said last of each reply and verse, by model and format', async () => {
    expect(await emit.json<RatingRow[]>(['audit', 'ratings'])).toEqual([
      {
        ...{ model: 'claude', category: 'biblical', replies: 1, up: 0, down: 1 },
        ...{ wrongVerses: 2, wrongCalledRight: 1, reasons: 2 },
      },
      { ...zero, model: 'claude', category: 'general', replies: 1 },
      { ...zero, model: 'claude', category: 'mindstreams', replies: 1, up: 1 },
      { ...zero, model: 'offline', category: 'biblical', replies: 1 },
      { ...zero, model: 'saved by a client', category: 'mindstreams', replies: 1, down: 1 },
    ]);
  });

  it('counts the replies of a time, whenever they were rated', async () => {
    const rows = await emit.json<RatingRow[]>(['audit', 'ratings', '--to', '2026-11-01T03:30:00Z']);
    expect(rows.map(({ model, category, down }) => [model, category, down])).toEqual([
      ['claude', 'biblical', 1],
      ['claude', 'mindstreams', 0],
    ]);
    const { out } = await emit.run(['audit', 'ratings', '--from', '2026-12']);
    expect(out).toContain('There were no replies then.');
  });

  it('opens no text, nor do the events', async () => {
    for (const args of [
      ['audit', 'ratings', '-f', 'csv'],
      ['events', 'export', '--format', 'json'],
    ]) {
      const { code, out } = await emit.run(args);
      expect(code).toBe(0);
      expect(out).not.toContain(WHY);
    }
    const { out } = await emit.run(['events', 'export', '--type', 'ReplyRated', '--format', 'csv']);
    expect(out).toMatch(/rating/);
  });
});

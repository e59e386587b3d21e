import { eventCatalogue } from '../../../domain/all-events.js';
import type { ConversationStarted } from '../../../domain/conversation/events.js';
import type { PlanChanged } from '../../../domain/member/events.js';
import { logOf, messageSent, tokensConsumed, type Happening } from '../../../testing/events.js';
import { sealedAs } from '../../../testing/sealed.js';
import type { LedgerEntry } from './ledger-entry.js';
import { readLedger } from './read-ledger.js';

const at = '2026-11-20T08:00:00Z';
const inChat = (event: Happening['event'], stream = 'conversation-c1'): Happening => ({ at, stream, event });
const started: ConversationStarted = {
  type: 'ConversationStarted',
  data: { category: 'mindstreams', title: sealedAs('t') },
};
const planned: PlanChanged = { type: 'PlanChanged', data: { plan: 'creation' } };
const log = logOf(
  inChat(started),
  inChat(messageSent('q1', { category: null })),
  inChat(tokensConsumed('r1', 1)),
  inChat(messageSent('q2', { category: 'biblical' })),
  inChat(messageSent('r2', { role: 'assistant', category: 'general' })),
  inChat(tokensConsumed('r2', 2)),
  inChat(planned, 'member-ada'),
  inChat(tokensConsumed('r3', 4), 'conversation-c2'),
  { ...inChat(tokensConsumed('r4', 8), 'conversation-c3'), memberId: 'ben' },
);
const eventStore = {
  async *replay({ types = [] }: { types?: readonly string[] }) {
    await Promise.resolve();
    yield log.filter(({ type }) => types.includes(type));
  },
};

async function read(upTo = Infinity, needed = true): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  const needs = { withPlans: needed, withCategories: needed };
  const fold = { add: (entry: LedgerEntry) => void entries.push(entry) };
  await readLedger({ eventStore, lift: eventCatalogue.lift, upTo, ...needs }, [fold]);
  return entries;
}

describe('reading the ledger', () => {
  it('knows the plan of the member and the category of the question at that place', async () => {
    expect(
      (await read()).map(({ plan, asked }) => [asked?.tokens.totalTokens, plan, asked?.category]),
    ).toEqual([
      [1, 'trial', 'mindstreams'],
      [2, 'trial', 'biblical'],
      [4, 'creation', 'general'],
      [8, 'trial', 'general'],
    ]);
  });

  it('ends at a position, and reads no more than is needed', async () => {
    expect(await read(log[5]!.position)).toHaveLength(2);
    expect((await read(Infinity, false)).map(({ plan }) => plan)).toEqual(Array(4).fill('trial'));
  });
});

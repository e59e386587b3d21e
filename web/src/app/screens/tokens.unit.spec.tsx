import { fireEvent, screen, within } from '@testing-library/react';
import type { ConversationUsage, TokenUsage } from '@emit/contract/account';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { balanceOf, chatOf, signIn, storesOfApp, summaryOf } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { TokensScreen } from './tokens.screen';

withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const USAGE = 'GET /api/v1/tokens/usage';

const counts = (total_tokens: number) => ({
  replies: 1,
  input_tokens: total_tokens - 10,
  output_tokens: 10,
  total_tokens,
});
function talk(id: string, total: number, over: Partial<ConversationUsage> = {}): ConversationUsage {
  const named = { conversation_id: id, title: `Title of ${id}`, deleted: false, last_used: '2026-11-12' };
  return { ...named, ...counts(total), not_charged: { turns: 0, total_tokens: 0 }, ...over };
}
function usageWith(over: Partial<TokenUsage> = {}): TokenUsage {
  return {
    balance: 18_500,
    plan: 'exploration',
    allowance: 200_000,
    allowance_renews_at: '2026-12-01T00:00:00.000Z',
    this_month: { granted: 20_000, used: 1_500 },
    total: { ...counts(1_500), replies: 3 },
    not_charged: { turns: 0, total_tokens: 0 },
    days: [
      { date: '2026-11-12', ...counts(500) },
      { date: '2026-11-13', ...counts(1_000) },
    ],
    conversations: [talk('c1', 1_000), talk('c2', 500)],
    grants: [{ granted_at: '2026-11-01T08:00:00.000Z', amount: 20_000, kind: 'allowance' }],
    ...over,
  };
}

async function open(usage: () => Response = () => json(usageWith())) {
  const store = createStore();
  await signIn(server, store, [summaryOf('c1'), summaryOf('c2')]);
  server.answer(USAGE, usage);
  server.answer('GET /api/v1/tokens/charges', () => json({ charges: [], next: null }));
  const shown = visit(<TokensScreen />, store, '/tokens');
  await act(settle);
  return { store, ...shown };
}
const table = () => within(screen.getByRole('region', { name: 'By conversation' }));
const conversations = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').firstChild?.textContent);

describe('the token page', () => {
  it('says what is left, what the month took, and when what comes', async () => {
    const { store } = await open();
    const card = screen.getByRole('region', { name: 'Balance' });
    expect(card).toHaveTextContent('18,500 tokens left');
    expect(card).toHaveTextContent('1,500 of 20,000 tokens used this month');
    expect(card).toHaveTextContent('Exploration, brings 200,000 tokens each month.');
    expect(card).toHaveTextContent('You get the next ones on December 1');
    expect(balanceOf(store)).toBe(18_500);
  });

  it.each([
    ['those before it', {}, 'took 500 tokens on average: that is enough for about 37 more.'],
    ['a last one that takes more', { balance: 20 }, 'enough for about 1 more.'],
  ])('says how many answers that is: %s', async (_, over, said) => {
    await open(() => json(usageWith(over)));
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent(said);
  });

  it.each([
    ['none was given', { total: { ...counts(0), replies: 0 } }],
    ['they cost nothing', { total: { ...counts(0), replies: 4 } }],
    ['nothing is left', { balance: 0 }],
  ])('does not count answers ahead where %s', async (_, over) => {
    await open(() => json(usageWith(over)));
    expect(screen.getByRole('region', { name: 'Balance' })).not.toHaveTextContent('on average');
  });

  it('says that nothing is left, and why the next are fewer, after an answer that took more than there was', async () => {
    const { store } = await open(() => json(usageWith({ balance: -2_158 })));
    const card = screen.getByRole('region', { name: 'Balance' });
    expect(card).toHaveTextContent(/^0 tokens left/);
    expect(card).toHaveTextContent('You get the next ones on December 1. Until then the guide waits;');
    expect(card).toHaveTextContent(
      'took 2,158 tokens more than there were: they are taken from your next ones.',
    );
    expect(balanceOf(store)).toBe(0);
  });

  it('shows a correction among what was granted, with its sign', async () => {
    const at = '2026-11-06T08:00:00.000Z';
    const grants: TokenUsage['grants'] = [
      { granted_at: at, amount: -500, kind: 'adjustment' },
      { granted_at: at, amount: 1_200, kind: 'adjustment' },
      { granted_at: at, amount: 50, kind: 'gift' },
    ];
    await open(() => json(usageWith({ grants })));
    const lines = within(screen.getByRole('region', { name: 'Granted' })).getAllByRole('listitem');
    expect(
      lines.map((line) => line.textContent?.replace(/November.*?\d+(?=[−+])|Nov.*?\d+(?=[−+])/, ' ')),
    ).toEqual(['A correction −500', 'A correction +1,200', 'A gift +50']);
  });

  it('asks for the days of the range that is chosen', async () => {
    await open();
    expect(server.to(USAGE)[0]?.query).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    fireEvent.click(screen.getByRole('radio', { name: 'Last month' }));
    await act(settle);
    fireEvent.click(screen.getByRole('radio', { name: 'All time' }));
    await act(settle);
    expect(server.to(USAGE).map(({ query }) => query)).toEqual([
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-10-01', to: '2026-10-31' },
      {},
    ]);
  });

  it('has the days as a table, the latest first', async () => {
    await open();
    const days = within(screen.getByRole('region', { name: 'Usage by day' }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent);
    expect(days).toEqual(['November 13, 20261990101,000', 'November 12, 2026149010500']);
  });

  it('sorts the conversations by the column that is chosen', async () => {
    await open();
    expect(conversations()).toEqual(['Title of c1', 'Title of c2']);
    fireEvent.click(screen.getByRole('button', { name: 'Total' }));
    expect(conversations()).toEqual(['Title of c2', 'Title of c1']);
    expect(table().getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows ten at a time', async () => {
    const many = Array.from({ length: 23 }, (_, at) => talk(`c${at}`, 1_000 - at));
    await open(() => json(usageWith({ conversations: many })));
    expect(conversations()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Show 10 more of 13' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(conversations()).toHaveLength(23);
    expect(screen.queryByRole('button', { name: /^Show \d/ })).not.toBeInTheDocument();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'By conversation' }));
  });

  it('says of what has no title why it has none', async () => {
    const gone = talk('c8', 70, { title: null, deleted: true });
    const unsaved = talk('c9', 60, { title: null });
    await open(() => json(usageWith({ conversations: [gone, unsaved] })));
    expect(conversations()).toEqual(['Deleted conversation', 'Not saved']);
  });

  it('says which replies were not charged, and nothing of it where there were none', async () => {
    const not_charged = { turns: 2, total_tokens: 340 };
    const { unmount } = await open(() =>
      json(usageWith({ not_charged, conversations: [talk('c1', 500, { not_charged })] })),
    );
    const note = screen.getByRole('region', { name: 'Not charged' });
    expect(note).toHaveTextContent('2 replies broke off or never came on these days.');
    expect(note).toHaveTextContent('The 340 tokens spent on this were not charged.');
    expect(table().getByRole('rowheader', { name: /Title of c1/ })).toHaveTextContent(
      '2 replies not charged',
    );
    unmount();
    await open();
    expect(screen.queryByText(/not charged$/i)).not.toBeInTheDocument();
  });

  it('leads from a title to its conversation', async () => {
    const { store, place } = await open();
    fireEvent.click(screen.getByRole('link', { name: 'Title of c2' }));
    await act(settle);
    expect(place.path).toBe('/app');
    expect(chatOf(store).activeId).toBe('c2');
  });

  it('teaches where nothing was used, and says where replies cost nothing', async () => {
    const nothing = { days: [], conversations: [], grants: [], total: { ...counts(0), replies: 0 } };
    const { unmount } = await open(() => json(usageWith(nothing)));
    expect(screen.getByText('No tokens used on these days')).toBeVisible();
    unmount();
    const free = { replies: 2, input_tokens: 0, output_tokens: 0, total_tokens: 0 };
    await open(() => json(usageWith({ total: free, days: [{ date: '2026-11-12', ...free }] })));
    expect(screen.getByText('2 replies, 0 tokens: the offline guide costs nothing')).toBeVisible();
  });

  it('says that it could not be loaded, and tries the same range again', async () => {
    let working = false;
    await open(() => (working ? json(usageWith()) : refusal(503, 'Later')));
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 503');
    working = true;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await act(settle);
    expect(screen.getByRole('region', { name: 'Balance' })).toBeVisible();
  });

  it('keeps the figures that were loaded when they cannot be loaded anew, of the same range alone', async () => {
    let working = true;
    const { store, unmount } = await open(() => (working ? json(usageWith()) : refusal(503, 'Later')));
    unmount();
    working = false;
    visit(<TokensScreen />, store, '/tokens');
    await act(settle);
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('18,500 tokens left');
    expect(screen.getByText(/^This is what was loaded last time\. HTTP error! status: 503/)).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Last month' }));
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 503');
    working = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await act(settle);
    expect(screen.getByRole('radio', { name: 'Last month' })).toBeChecked();
    expect(screen.queryByText(/503/)).toBeNull();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import type { Charge, ChargePage, TokenUsage } from '@emit/contract/account';
import { act } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal, type Answer } from '../../testing/fake-server';
import { chatOf, signIn, storesOfApp, summaryOf } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { TokensScreen } from './tokens.screen';

withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const CHARGES = 'GET /api/v1/tokens/charges';

const NONE = { replies: 0, input_tokens: 0, output_tokens: 0, total_tokens: 0 };
const USAGE: TokenUsage = {
  balance: 18_500,
  plan: 'exploration',
  allowance: 200_000,
  allowance_renews_at: '2026-12-01T00:00:00.000Z',
  this_month: { granted: 20_000, used: 1_500 },
  total: NONE,
  not_charged: { turns: 0, total_tokens: 0 },
  days: [],
  conversations: [],
  grants: [],
};
const charge = (n: number, over: Partial<Charge> = {}): Charge => ({
  charged_at: new Date(Date.parse('2026-11-20T09:00:00Z') - n * 60_000).toISOString(),
  conversation_id: 'c1',
  title: 'Title of c1',
  deleted: false,
  message_id: `m${n}`,
  failed: null,
  model: 'scripted',
  input_tokens: 900,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  output_tokens: 100,
  total_tokens: 1_000,
  balance: 18_500 + n * 1_000,
  ...over,
});

async function open(charges: Answer = () => json({ charges: [], next: null })) {
  const store = createStore();
  await signIn(server, store, [summaryOf('c1')]);
  server.answer('GET /api/v1/tokens/usage', () => json(USAGE));
  server.answer(CHARGES, charges);
  const shown = visit(<TokensScreen />, store, '/tokens');
  await act(settle);
  return { store, ...shown };
}

describe('what each reply took', () => {
  const list = () => within(screen.getByRole('region', { name: 'Each reply' }));
  const rows = () =>
    list()
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const pageOf = (from: number, count: number, next: string | null): ChargePage => ({
    charges: Array.from({ length: count }, (_, n) => charge(from + n)),
    next,
  });

  it('is told with the time, the tokens and what was left', async () => {
    const cached = charge(0, { input_tokens: 100, cache_read_tokens: 700, cache_write_tokens: 50 });
    await open(() => json({ charges: [cached], next: null }));
    const [row] = rows();
    expect(row).toMatch(
      /^Title of c1Nov 20, 2026, \d+:00\sAM · scripted850 read, 700 of them kept from before; 100 written/,
    );
    expect(row).toMatch(/8501001,00018,500$/);
    expect(list().getByRole('link', { name: 'Your download' })).toHaveAttribute('href', '/account');
  });

  it('is told of a question that was paid for and got no reply', async () => {
    await open(() => json({ charges: [charge(0, { failed: 'empty' }), charge(1)], next: null }));
    expect(rows().map((row) => row?.includes('No reply came'))).toEqual([true, false]);
  });

  it('leads to the conversation of a reply, unless it is gone', async () => {
    const gone = charge(1, { title: null, deleted: true });
    const { store, place } = await open(() => json({ charges: [charge(0), gone], next: null }));
    expect(rows()[1]).toMatch(/^Deleted conversation/);
    fireEvent.click(list().getByRole('link', { name: 'Title of c1' }));
    await act(settle);
    expect(place.path).toBe('/app');
    expect(chatOf(store).activeId).toBe('c1');
  });

  it('goes on page by page, and leaves the focus in the list', async () => {
    await open(({ query }) =>
      json(query['before'] === undefined ? pageOf(0, 20, '1-2') : pageOf(20, 3, null)),
    );
    expect(rows()).toHaveLength(20);
    const more = list().getByRole('button', { name: 'Show earlier replies' });
    more.focus();
    fireEvent.click(more);
    await act(settle);
    expect(rows()).toHaveLength(23);
    expect(server.to(CHARGES).map(({ query }) => query)).toEqual([{}, { before: '1-2' }]);
    expect(list().queryByRole('button')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Each reply' }));
  });

  it('says that there are none, or that they could not be loaded', async () => {
    const { unmount } = await open();
    expect(screen.getByText('No reply has taken tokens yet.')).toBeVisible();
    unmount();
    await open(() => refusal(503, 'Later'));
    expect(list().getByRole('alert')).toHaveTextContent('HTTP error! status: 503');
  });
});

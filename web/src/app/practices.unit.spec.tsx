import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import type { WirePractice } from '@emit/contract/practices';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../testing/fake-server';
import { press, set } from '../testing/forms';
import { signIn, storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';
import { localToday } from '../shared/lib/dates';
import { PracticesScreen } from './screens/practices.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const PATH = '/api/v1/practices';
const today = () => localToday(new Date());
const practice = (id: string, change: Partial<WirePractice> = {}): WirePractice => ({
  practice_id: id,
  practice_date: today(),
  practiced_at: new Date().toISOString(),
  mindstream_type: 'power',
  practice_type: 'Bible Study',
  practice_name: `Psalm ${id}`,
  duration_minutes: 30,
  quality_rating: 8,
  insights_gained: '',
  ...change,
});
let listed: WirePractice[] = [];

async function show(at = '/practices') {
  const store = createStore();
  listed = [practice('1'), practice('2'), practice('3', { practice_date: '2025-01-05' })];
  server.answer(`GET ${PATH}`, () => json({ practices: listed, next: null }));
  for (const { practice_id: id } of listed) {
    server.answer(`DELETE ${PATH}/${id}`, () => {
      listed = listed.filter((one) => one.practice_id !== id);
      return json({ status: 'ok' });
    });
  }
  const shown = visit(<PracticesScreen />, store, at);
  await act(() => signIn(server, store));
  await act(settle);
  return shown;
}
const rows = () => screen.queryAllByRole('listitem', { name: /^Psalm/ }).map((row) => row.ariaLabel);
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const remove = (name: string, click: object = {}) =>
  fireEvent.click(row(name).getByRole('button', { name: `Remove ${name}` }), click);
const later = (ms: number) => act(() => pass(ms));
const deletions = () => server.calls.filter(({ route }) => route.startsWith('DELETE ')).length;
// Of another place: what a former spec guarded is over.
beforeEach(() => fireEvent.click(document.body, { clientX: 900, clientY: 900, detail: 1 }));

describe('all practices', () => {
  it('stand day by day, the latest first', async () => {
    await show();
    expect(rows()).toEqual(['Psalm 1', 'Psalm 2', 'Psalm 3']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      'January 5, 2025',
    ]);
  });

  it('are those of the day, MindStream and type in the address', async () => {
    const { place } = await show('/practices?day=2025-01-05');
    expect(server.to(`GET ${PATH}`).at(-1)?.query).toEqual({ day: '2025-01-05' });
    fireEvent.change(screen.getByLabelText('MindStream'), { target: { value: 'flow' } });
    await act(settle);
    expect(place.path).toBe('/practices?day=2025-01-05&stream=flow');
    expect(server.to(`GET ${PATH}`).at(-1)?.query).toEqual({ day: '2025-01-05', stream: 'flow' });
  });

  it('come page by page', async () => {
    await show();
    server.answer(`GET ${PATH}`, ({ query }) =>
      query.cursor === 'c2'
        ? json({ practices: [practice('4')], next: null })
        : json({ practices: listed, next: 'c2' }),
    );
    fireEvent.change(screen.getByLabelText('MindStream'), { target: { value: 'power' } });
    await act(settle);
    await press('Show older practices');
    expect(rows()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Show older practices' })).toBeNull();
  });
});

describe('a practice that is removed', () => {
  it('goes at once, and from the server when it can no longer be brought back', async () => {
    await show();
    remove('Psalm 1');
    expect(rows()).toEqual(['Psalm 2', 'Psalm 3']);
    expect(screen.getByText('Practice removed.')).toBeVisible();
    await later(7_900);
    expect(deletions()).toBe(0);
    await later(200);
    expect(deletions()).toBe(1);
    expect(rows()).toEqual(['Psalm 2', 'Psalm 3']);
  });

  it('is back by Undo, and nothing is asked of the server', async () => {
    await show();
    remove('Psalm 1');
    await press('Undo');
    expect(rows()).toHaveLength(3);
    await later(60_000);
    expect(deletions()).toBe(0);
  });

  it('is removed alone, however fast it is clicked', async () => {
    await show();
    const at = { clientX: 250, clientY: 200 };
    remove('Psalm 1', { ...at, detail: 1 });
    remove('Psalm 2', { ...at, detail: 2 });
    expect(rows()).toEqual(['Psalm 2', 'Psalm 3']);
  });

  it('is there again when the server could not remove it', async () => {
    await show();
    server.answer(`DELETE ${PATH}/1`, () => refusal(503, 'away'));
    remove('Psalm 1');
    await later(8_000);
    expect(rows()).toHaveLength(3);
    expect(screen.getByText('The practice could not be removed. It is still there.')).toBeVisible();
  });

  it('is there again without a connection, and it says why', async () => {
    await show();
    server.answer(`DELETE ${PATH}/1`, unreachable);
    remove('Psalm 1');
    await later(8_000);
    expect(rows()).toHaveLength(3);
    expect(screen.getByText(/^There is no connection, so the practice was not removed/)).toBeVisible();
  });

  it('is removed when the page is left', async () => {
    await show();
    remove('Psalm 1');
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await settle();
    });
    expect(deletions()).toBe(1);
  });
});

describe('a practice that is corrected', () => {
  const edit = async (name: string) => {
    fireEvent.click(row(name).getByRole('button', { name: `Edit ${name}` }));
    await screen.findByLabelText('Minutes');
  };

  it('says without a connection that nothing was changed, and keeps what was typed', async () => {
    await show();
    server.answer(`PUT ${PATH}/1`, unreachable);
    await edit('Psalm 1');
    set('Minutes', '45');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection, so nothing was changed.');
    expect(screen.getByLabelText('Minutes')).toHaveValue(45);
  });

  it('is sent whole, once however often, and says what it brings', async () => {
    await show();
    let answers = 0;
    server.answer(`PUT ${PATH}/1`, () => {
      answers += 1;
      return answers === 1
        ? refusal(503, 'away')
        : json({ practice_id: '1', earned: { points: 38, streak_days: 4 } });
    });
    await edit('Psalm 1');
    set('Minutes', '45');
    fireEvent.click(screen.getByRole('radio', { name: /Flow/ }));
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('This practice could not be saved.');
    await press('Save');
    const [first, second] = server.to(`PUT ${PATH}/1`);
    expect(second?.body).toMatchObject({
      mindstream_type: 'flow',
      practice_type: 'Meditation',
      practice_name: 'Psalm 1',
      practice_date: today(),
      duration_minutes: 45,
      time_zone: expect.any(String) as string,
    });
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Practice saved. +38 points, day 4 of your streak.')).toBeVisible();
    expect(server.to(`GET ${PATH}`).length).toBeGreaterThan(1);
  });

  it.each(['PRACTICE_DAY_FULL', 'STORAGE_FULL'])('shows the server’s words for %s', async (code) => {
    await show();
    server.answer(`PUT ${PATH}/1`, () => refusal(409, 'It has no room', code));
    await edit('Psalm 1');
    await press('Save');
    expect(screen.getByRole('alert')).toHaveTextContent('It has no room');
  });

  it('keeps its day where that is long ago', async () => {
    await show();
    await edit('Psalm 3');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByLabelText('Date')).toBeNull();
    expect(dialog.getByText('January 5, 2025')).toBeVisible();
  });
});

describe('a day without a practice', () => {
  it('offers to log one for it, within reach', async () => {
    await show(`/practices?day=${today()}`);
    server.answer('POST /fho/practices/me', () => json({ practice_id: '9' }, 201));
    await press('Log a practice for this day');
    set('Practice name', 'Evening song');
    await press('Save');
    expect(server.to('POST /fho/practices/me').map(({ body }) => body)).toMatchObject([
      { practice_date: today(), practice_name: 'Evening song', practice_type: 'Bible Study' },
    ]);
    expect(screen.getByText('Practice logged.')).toBeVisible();
  });

  it('keeps it without a connection, and sends it once, with the same key', async () => {
    await show(`/practices?day=${today()}`);
    const LOG = 'POST /fho/practices/me';
    server.answer(LOG, unreachable);
    await press('Log a practice for this day');
    set('Practice name', 'Evening song');
    await press('Save');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^No connection\. Your practice is kept here and will be sent/)).toBeVisible();
    server.answer(LOG, () => json({ practice_id: '9' }, 201));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await settle();
    });
    await later(60_000);
    const sent = server.to(LOG);
    expect(sent.at(-1)?.body).toMatchObject({ practice_name: 'Evening song', practice_date: today() });
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('emitOutbox.'))).toEqual([]);
  });

  it('of long ago does not', async () => {
    await show('/practices?day=2025-01-05');
    expect(screen.queryByRole('button', { name: /Log a practice/ })).toBeNull();
  });
});

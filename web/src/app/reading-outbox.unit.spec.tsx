import { act } from 'react';
import type { WireReading } from '@emit/contract/reading-plans';
import { readingActions, selectReading } from '../features/reading/reading.slice';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../testing/fake-server';
import { signIn, storesOfApp, type AppStore } from '../testing/member-store';

withFakeClock('2026-11-20T10:00:00Z');
const server = fakeServer();
const createStore = storesOfApp();
const READ_ONE = 'PUT /api/v1/readings/r1/days/1';
const OPEN_ONE = 'DELETE /api/v1/readings/r1/days/1';

let online: boolean;
let read: Set<number>;
const reading = (): WireReading => ({
  reading_id: 'r1',
  plan: 'mark',
  started_at: '2026-11-01T10:00:00.000Z',
  status: 'current',
  days_read: [...read].map((day) => ({ day, read_at: '2026-11-20T10:00:00.000Z' })),
});

beforeEach(() => {
  online = true;
  read = new Set();
  jest.spyOn(Navigator.prototype, 'onLine', 'get').mockImplementation(() => online);
  server.answer('GET /api/v1/readings', () =>
    online ? json({ readings: [{ ...reading() }] }) : unreachable(),
  );
  server.answer(READ_ONE, () => {
    read.add(1);
    return json({});
  });
  server.answer(OPEN_ONE, () => {
    read.delete(1);
    return json({ status: 'ok' });
  });
});

async function open(): Promise<AppStore> {
  const store = createStore();
  await signIn(server, store);
  store.dispatch(readingActions.requested());
  await act(settle);
  return store;
}
async function go(to: 'online' | 'offline') {
  online = to === 'online';
  window.dispatchEvent(new Event(to));
  await settle();
}
const stateOf = (store: AppStore) =>
  selectReading(store.getState() as unknown as Parameters<typeof selectReading>[0]);
const daysOf = (store: AppStore) => stateOf(store).all.data?.readings[0]?.days_read.map(({ day }) => day);
async function readOne(store: AppStore, minutes: number | null = 15) {
  store.dispatch(readingActions.dayRead({ reading_id: 'r1', day: 1, minutes }));
  await settle();
}

describe('days of a plan that are read without a connection', () => {
  it('are shown as read, also in a page that is opened later, and sent with the day of then', async () => {
    const store = await open();
    await go('offline');
    await readOne(store);
    expect(daysOf(store)).toEqual([1]);
    expect(stateOf(store).told).toMatch(/^Kept in this browser/);
    const later = await open();
    expect(daysOf(later)).toEqual([1]);
    jest.setSystemTime(Date.now() + 2 * 86_400_000);
    await go('online');
    const sent = server.to(READ_ONE);
    expect(sent[0]?.body).toMatchObject({ minutes: 15, practice_date: '2026-11-20' });
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect([[...read], daysOf(later)]).toEqual([[1], [1]]);
  });

  it('are opened again in their order', async () => {
    const store = await open();
    await go('offline');
    await readOne(store, null);
    store.dispatch(readingActions.dayReopened({ reading_id: 'r1', day: 1 }));
    await settle();
    expect(daysOf(store)).toEqual([]);
    await go('online');
    await pass(1_000);
    expect(server.calls.map(({ route }) => route).filter((route) => route.includes('/days/'))).toEqual([
      READ_ONE,
      OPEN_ONE,
    ]);
    expect([...read]).toEqual([]);
  });

  it('that the server refuses are not read, and why is said', async () => {
    const store = await open();
    await go('offline');
    await readOne(store);
    server.answer(READ_ONE, () => refusal(409, 'You have left this reading plan.', 'READING_LEFT'));
    await go('online');
    expect(daysOf(store)).toEqual([]);
    expect(stateOf(store).error).toBe('You have left this reading plan.');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('emitOutbox.'))).toEqual([]);
  });

  it('are read all the same where the practice alone is refused: it was so long ago', async () => {
    const store = await open();
    await go('offline');
    await readOne(store);
    server.answer(READ_ONE, ({ body }) => {
      if ('minutes' in (body as object)) return refusal(400, 'Seven days at most', 'VALIDATION_FAILED');
      read.add(1);
      return json({});
    });
    await go('online');
    await pass(1_000);
    expect([[...read], daysOf(store)]).toEqual([[1], [1]]);
    expect(stateOf(store).error).toBe('Seven days at most');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('emitOutbox.'))).toEqual([]);
  });
});

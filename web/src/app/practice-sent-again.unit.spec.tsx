import { screen } from '@testing-library/react';
import { act } from 'react';
import { SliderPracticeForm } from '../features/practice/slider-practice-form';
import { localToday } from '../shared/lib/dates';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal, unreachable } from '../testing/fake-server';
import { box, press, set, valueOf } from '../testing/forms';
import { storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const LOG = 'POST /fho/practices/me';
const CALENDAR = 'GET /api/v1/progress/calendar';
const ok = () => json({ practice_id: 'p1' }, 201);
const keys = () => server.to(LOG).map(({ headers }) => headers.get('Idempotency-Key'));
const DURATION = 'Duration';

async function show() {
  visit(<SliderPracticeForm variant="newer" />, createStore());
  await act(settle);
}
const logged = (minutes: number) =>
  server.answer(CALENDAR, () => json({ days: [{ date: localToday(new Date()), sessions: 1, minutes }] }));

describe('a practice whose answer was lost', () => {
  async function logInVain() {
    server.answer(LOG, unreachable);
    await show();
    set('Practice type', 'Worship');
    await press('Log Practice');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It will also be sent again automatically, and counts once',
    );
  }

  it('is sent again with its key until it is answered', async () => {
    await logInVain();
    await act(() => pass(2_000));
    server.answer(LOG, ok);
    await act(() => pass(4_000));
    expect(screen.getByText('Practice logged successfully!')).toBeVisible();
    await act(() => pass(60_000));
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is the same one when the form was changed meanwhile, and what was typed stays', async () => {
    await logInVain();
    set('Insights gained (optional)', 'Something more');
    server.answer(LOG, ok);
    await press('Log Practice');
    expect(server.to(LOG).map(({ body }) => body)[1]).toEqual(server.to(LOG)[0]?.body);
    expect(new Set(keys()).size).toBe(1);
    expect(valueOf('Insights gained (optional)')).toBe('Something more');
  });

  it('is no more sent once the server has refused it', async () => {
    await logInVain();
    server.answer(LOG, () => refusal(400, 'Too long', 'VALIDATION_FAILED'));
    await act(() => pass(2_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Too long');
    await act(() => pass(60_000));
    expect(keys()).toHaveLength(2);
  });
});

describe('the last minutes of a day', () => {
  it.each([1, 2, 3, 4])('can be logged on the slider when %d are left', async (left) => {
    logged(1_440 - left);
    server.answer(LOG, ok);
    await show();
    set('Practice type', 'Worship');
    expect(box(DURATION).min).toBe(String(left));
    set(DURATION, String(left));
    await press('Log Practice');
    expect(server.to(LOG)[0]?.body).toMatchObject({ duration_minutes: left });
  });

  it('are known anew when the tab is looked at: another may have logged', async () => {
    logged(0);
    await show();
    expect(screen.queryByText(/today/)).toBeNull();
    logged(1_430);
    document.dispatchEvent(new Event('visibilitychange'));
    await act(settle);
    expect(screen.getByText(/10 more minutes of practice today/)).toBeVisible();
  });

  it('are another day’s after midnight, without a touch', async () => {
    logged(1_440);
    await show();
    expect(screen.getByText(/a day has no more/)).toBeVisible();
    const midnight = new Date();
    midnight.setHours(24, 0, 1, 0);
    server.answer(CALENDAR, () => json({ days: [] }));
    await act(() => pass(midnight.getTime() - Date.now()));
    expect(screen.queryByText(/today/)).toBeNull();
  });
});

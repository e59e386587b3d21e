import { fireEvent, screen } from '@testing-library/react';
import { act, type ReactElement } from 'react';
import { dayIsFullText } from '@emit/contract/practice-day';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { SliderPracticeForm } from '../features/practice/slider-practice-form';
import { localToday } from '../shared/lib/dates';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, json, refusal } from '../testing/fake-server';
import { press, set } from '../testing/forms';
import { storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';

const DAY = 86_400_000;
withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LOG = 'POST /fho/practices/me';
const CALENDAR = 'GET /api/v1/progress/calendar';
const ok = () => json({ practice_id: 'p1' }, 201);

let minutes = 0;
const logsToday = (logged: number, date = localToday(new Date())) => {
  minutes = logged;
  server.answer(CALENDAR, () => json({ days: [{ date, sessions: 1, minutes }] }));
};

async function show(form: ReactElement = <NewestPracticeForm />) {
  visit(form, createStore());
  await act(settle);
}
const duration = (value: number) => set('Duration in minutes', String(value));
const named = () => set('Practice name', 'Night watch');

describe('what is left of the day', () => {
  it.each([
    [0, 30, null],
    [1_199, 30, null],
    [1_200, 30, 'You can log 240 more minutes today.'],
    [1_439, 1, 'You can log 1 more minute today.'],
    [1_411, 30, dayIsFullText(29)],
    [1_440, 30, dayIsFullText(0)],
    [11_520, 30, dayIsFullText(0)],
  ])('after %d minutes and %d more in the form', async (logged, wanted, said) => {
    logsToday(logged);
    await show();
    duration(wanted);
    const hints = screen.queryAllByText(/today/).map(({ textContent }) => textContent);
    expect(hints).toEqual(said === null ? [] : [said]);
  });

  it.each([
    ['older', <SliderPracticeForm key="older" variant="older" />],
    ['newer', <SliderPracticeForm key="newer" variant="newer" />],
  ])('is said by the %s form, too', async (_which, form) => {
    logsToday(1_435);
    await show(form);
    set('Practice type', 'Worship');
    await press('Log Practice');
    expect(screen.getByRole('alert')).toHaveTextContent(dayIsFullText(5));
    expect(server.to(LOG)).toEqual([]);
  });

  it('is not what yesterday held', async () => {
    logsToday(1_440, localToday(new Date(Date.now() - DAY)));
    await show();
    expect(screen.queryByText(/today/)).toBeNull();
  });
});

describe('a practice that today cannot hold', () => {
  it('is refused with what is left, before it is sent, and logged when it fits', async () => {
    logsToday(1_400);
    server.answer(LOG, ok);
    await show();
    named();
    duration(41);
    await press('Log Practice');
    expect(screen.getByRole('alert')).toHaveTextContent(dayIsFullText(40));
    expect(server.to(LOG)).toEqual([]);
    duration(40);
    await press('Log Practice');
    expect(server.to(LOG)).toHaveLength(1);
    expect(screen.getByText('Practice logged successfully!')).toBeVisible();
  });

  it("is refused in the server's words where more was logged elsewhere, and then the form knows", async () => {
    logsToday(0);
    server.answer(LOG, () => {
      minutes = 1_430;
      return refusal(409, dayIsFullText(10), 'PRACTICE_DAY_FULL');
    });
    await show();
    named();
    await press('Log Practice');
    expect(screen.getByRole('alert')).toHaveTextContent(dayIsFullText(10));
    duration(10);
    expect(screen.getByText('You can log 10 more minutes today.')).toBeVisible();
  });

  it('stays in the form where the storage is full, which is said', async () => {
    logsToday(0);
    server.answer(LOG, () => refusal(409, 'Your storage of 100 MB is full.', 'STORAGE_FULL'));
    await show();
    named();
    duration(25);
    await press('Log Practice');
    expect(screen.getByRole('alert')).toHaveTextContent('Your storage of 100 MB is full.');
    expect(screen.getByRole('spinbutton', { name: 'Duration in minutes' })).toHaveValue(25);
  });

  it('is sent again all the same when its answer was lost: it may be what fills the day', async () => {
    logsToday(0);
    server.answer(LOG, () => {
      minutes = 1_000;
      return json({}, 500);
    });
    await show();
    named();
    duration(1_000);
    await press('Log Practice');
    server.answer(LOG, ok);
    await press('Log Practice');
    const keys = server.to(LOG).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(screen.getByText('Practice logged successfully!')).toBeVisible();
  });

  it('is looked at by the date on which it is sent', async () => {
    logsToday(1_440);
    server.answer(LOG, ok);
    await show();
    named();
    jest.setSystemTime(Date.now() + DAY);
    fireEvent.click(screen.getByRole('button', { name: 'Log Practice' }));
    await act(settle);
    expect(server.to(LOG)).toHaveLength(1);
  });
});

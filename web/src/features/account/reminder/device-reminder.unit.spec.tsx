import { fireEvent, screen, within } from '@testing-library/react';
import type { ReminderList, SetReminderRequest } from '@emit/contract/reminders';
import { act } from 'react';
import { settle, withFakeClock } from '../../../testing/clock';
import { fakeServer, json } from '../../../testing/fake-server';
import { storesOfApp } from '../../../testing/member-store';
import { browserWithPush, type PushBrowser } from '../../../testing/push-browser';
import { visit } from '../../../testing/visit';
import { DailyReminder } from './daily-reminder';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const LIST = 'GET /api/v1/reminders';
const SET = 'PUT /api/v1/reminders';
const REMOVE_HERE = 'DELETE /api/v1/reminders/current';
const KEY = 'BAQH';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

const reminder = (id: string, time: string, current: boolean) => ({
  id,
  client: IPHONE,
  time,
  time_zone: 'America/New_York',
  set_at: '2026-11-02T08:00:00.000Z',
  current,
});

let browser: PushBrowser;
let list: ReminderList;
beforeEach(() => {
  browser = browserWithPush();
  list = { push_key: KEY, reminders: [] };
  server.answer(LIST, () => json(list));
  server.answer(SET, ({ body }) => {
    const { time } = body as SetReminderRequest;
    const others = list.reminders.filter(({ current }) => !current);
    list = { ...list, reminders: [reminder('here', time, true), ...others] };
    return json({ status: 'ok' });
  });
  server.answer(REMOVE_HERE, () => {
    list = { ...list, reminders: list.reminders.filter(({ current }) => !current) };
    return json({ status: 'ok' });
  });
});
afterEach(() => browser.restore());

async function open() {
  visit(<DailyReminder />, createStore());
  await act(settle);
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
}
const card = () => within(screen.getByRole('region', { name: 'Daily reminder' }));
const remindHere = () => screen.queryByRole('button', { name: 'Remind Me Here' });

it('asks for permission only on the tap, and sets the time that was chosen', async () => {
  await open();
  expect(browser.asked()).toBe(0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Time of day' }), { target: { value: '06:30' } });
  await press('Remind Me Here');
  expect(browser.asked()).toBe(1);
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(server.to(SET).map(({ body }) => body)).toEqual([
    {
      endpoint: 'https://push.example.org/send/1',
      p256dh: 'public',
      auth: 'secret',
      time: '06:30',
      time_zone,
    },
  ]);
  expect(card().getByText(/^You are reminded each day at 6:30.AM/)).toBeVisible();
  expect(remindHere()).not.toBeInTheDocument();
});

it('changes the time, and switches it off in the browser and on the server', async () => {
  await open();
  await press('Remind Me Here');
  fireEvent.change(screen.getByRole('combobox', { name: 'Time of day' }), { target: { value: '21:00' } });
  fireEvent.click(screen.getByRole('button', { name: /^Change to 9:00.PM$/ }));
  await act(settle);
  expect(card().getByText(/^You are reminded each day at 9:00.PM/)).toBeVisible();
  await press('Switch Off');
  expect([server.to(REMOVE_HERE).length, browser.subscribed()]).toEqual([1, null]);
  expect(remindHere()).toBeVisible();
});

it('subscribes anew where the browser knew another key of the server', async () => {
  await browser.subscribe('AAAA');
  await open();
  await press('Remind Me Here');
  expect(browser.subscribed()).toBe('https://push.example.org/send/2');
});

it('lists the other devices, and removes one', async () => {
  list = { ...list, reminders: [reminder('here', '07:30', true), reminder('there', '08:00', false)] };
  server.answer('DELETE /api/v1/reminders/there', () => {
    list = { ...list, reminders: list.reminders.filter(({ id }) => id !== 'there') };
    return json({ status: 'ok' });
  });
  await open();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Safari on iPhone8:00.AM, America\/New York/);
  fireEvent.click(
    screen.getByRole('button', { name: /^Remove the reminder on Safari on iPhone at 8:00.AM$/ }),
  );
  await act(settle);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Switch Off' })).toBeVisible();
});

describe('says in plain words', () => {
  it.each([
    ['that notifications are blocked', () => browser.permit('denied'), /are blocked in this browser/],
    ['that the browser has none', () => browser.without('PushManager'), /cannot show reminders/],
    ['that it must be installed first', () => browser.onIphone(), /once it is on your Home Screen/],
  ])('%s', async (_what, prepare, text) => {
    prepare();
    await open();
    expect(card().getByText(text)).toBeVisible();
    expect(remindHere()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeVisible();
  });

  it('that the browser was not allowed to', async () => {
    browser.answers('default');
    await open();
    await press('Remind Me Here');
    expect(screen.getByRole('alert')).toHaveTextContent('was not allowed to show notifications');
    expect([server.to(SET).length, browser.subscribed()]).toEqual([0, null]);
    expect(remindHere()).toBeEnabled();
  });

  it('that the browser could not be set up', async () => {
    browser.fail();
    await open();
    await press('Remind Me Here');
    expect(screen.getByRole('alert')).toHaveTextContent('could not be set up for reminders');
    expect(remindHere()).toBeEnabled();
  });

  it('what the server says against it', async () => {
    server.answer(SET, () => json({ detail: 'This server sends no reminders to browsers' }, 400));
    await open();
    await press('Remind Me Here');
    expect(screen.getByRole('alert')).toHaveTextContent('This server sends no reminders to browsers');
  });

  it('that there is no connection', async () => {
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer(LIST, () => Response.error());
    await open();
    expect(card().getByText(/^You are offline\./)).toBeVisible();
    expect(remindHere()).not.toBeInTheDocument();
    offline.mockRestore();
  });
});

it('is not spoken of where the server sends none', async () => {
  list = { push_key: null, reminders: [] };
  await open();
  expect(card().queryByRole('heading', { name: 'On this device' })).not.toBeInTheDocument();
});

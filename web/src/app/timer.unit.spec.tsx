import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json } from '../testing/fake-server';
import { summaryWith } from '../testing/figures';
import { press, set, valueOf } from '../testing/forms';
import { signIn, storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';
import { authActions } from '../features/auth/auth.slice';
import { keptTimer } from '../features/practice/timer/kept-timer';
import { MainScreen } from './screens/main.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const MINUTE = 60_000;
const strikes: number[] = [];
const released = jest.fn();

/** As much of WebAudio as a bell needs. */
class SilentAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => ({ connect: () => undefined }),
    start: (at: number) => void strikes.push(at),
    stop: () => undefined,
    disconnect: () => void strikes.pop(),
  });
}

beforeEach(() => {
  strikes.length = 0;
  released.mockClear();
  Object.assign(globalThis, { AudioContext: SilentAudio });
  Object.assign(navigator, {
    wakeLock: { request: () => Promise.resolve({ release: () => Promise.resolve(released()) }) },
  });
});

async function open(at = '/app?tab=practice') {
  server.answer('GET /api/v1/progress/summary', () => json({ ...summaryWith([1, 0, 0]) }));
  server.answer('GET /api/v1/progress/calendar', () => json({ days: [] }));
  const store = createStore();
  await signIn(server, store);
  const shown = visit(<MainScreen />, store, at);
  await act(settle);
  return { ...shown, store };
}
const left = () => screen.getByRole('timer').textContent;
const later = (milliseconds: number) => act(() => pass(milliseconds));
/** The machine slept: its clock went on, and no timer of the page fired. */
const sleepFor = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);
const minutes = () => screen.getByRole('spinbutton', { name: 'Duration in minutes' });

describe('the timer', () => {
  // First: a page asks for audio once.
  it('is silent, and works, where the browser has no audio and lets no screen stay on', async () => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    Object.assign(navigator, { wakeLock: { request: () => Promise.reject(new Error('battery')) } });
    await open();
    fireEvent.click(screen.getByRole('radio', { name: '5 min' }));
    await press('Start');
    await later(5 * MINUTE + 10);
    expect(minutes()).toHaveValue(5);
  });

  it('counts down, pauses, goes on, and ends in the form with its minutes', async () => {
    await open();
    fireEvent.click(screen.getByRole('radio', { name: '5 min' }));
    await press('Start');
    sleepFor(1.9 * MINUTE);
    await later(0.1 * MINUTE);
    expect(left()).toBe('3:00');
    await press('Pause');
    await later(20 * MINUTE);
    expect(left()).toBe('3:00');
    await press('Resume');
    await later(3 * MINUTE + 10);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('5 minutes, filled in below.')).toBeVisible();
    expect(minutes()).toHaveValue(5);
    expect(released).toHaveBeenCalled();
  });

  it('ends before its time with the minutes that were timed, and not with a few seconds', async () => {
    await open();
    await press('Start');
    await later(10_000);
    await press('End');
    expect(minutes()).toHaveValue(30);
    await press('Start');
    await later(0.6 * MINUTE);
    await press('End');
    await later(10);
    expect(minutes()).toHaveValue(1);
  });

  it('goes by the clock and not by ticks: a page that slept is over when it is seen again', async () => {
    await open();
    await press('Start');
    sleepFor(40 * MINUTE);
    fireEvent(document, new Event('visibilitychange'));
    await later(10);
    expect(minutes()).toHaveValue(10);
  });

  it('strikes at its beginning and is set to strike at its end, which a pause takes back', async () => {
    await open();
    await press('Start');
    expect(Math.max(...strikes)).toBe(600);
    await press('Pause');
    expect(strikes.every((at) => at === 0)).toBe(true);
  });

  it('outlives a reload, and what was typed in the form does, too', async () => {
    const { unmount } = await open();
    set('Practice name', 'Half a name');
    await press('Start');
    await later(MINUTE);
    unmount();
    sleepFor(5 * MINUTE);
    const again = await open();
    await later(300);
    expect(left()).toBe('4:00');
    again.unmount();
    sleepFor(10 * MINUTE);
    await open();
    await later(300);
    expect(minutes()).toHaveValue(10);
    expect(valueOf('Practice name')).toBe('Half a name');
  });

  it('is told on the other pages, where it leads back', async () => {
    const { unmount, store } = await open();
    await press('Start');
    unmount();
    visit(<MainScreen />, store, '/app?tab=analytics');
    expect(screen.getByRole('link', { name: 'Back to the timer' })).toBeVisible();
    await later(10 * MINUTE);
    expect(screen.getByText('Your 10 minutes are over.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log them' })).toHaveAttribute('href', '/app?tab=practice');
  });

  it('ends with the session, and nothing of it stays', async () => {
    const { store } = await open();
    await press('Start');
    expect(keptTimer()).not.toBeNull();
    await act(async () => {
      store.dispatch(authActions.logoutRequested());
      await settle();
    });
    expect(localStorage.getItem('emitTimer')).toBeNull();
  });
});

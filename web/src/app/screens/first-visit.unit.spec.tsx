import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { ProgressSummary } from '@emit/contract/wire';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json } from '../../testing/fake-server';
import { summaryWith } from '../../testing/figures';
import { press } from '../../testing/forms';
import { MEMBER, reply, signIn, storesOfApp, summaryOf } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { MainScreen } from './main.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const NEW = summaryWith([0, 0, 0]);

async function open({ summary = NEW, talks = [] as ReturnType<typeof summaryOf>[], at = '/app' } = {}) {
  const told: { summary: ProgressSummary } = { summary };
  server.answer('GET /api/v1/progress/summary', () => json({ ...told.summary }));
  server.answer('GET /api/v1/progress/calendar', () => json({ days: [] }));
  server.answer('POST /api/v1/claude-direct', () => json(reply()));
  server.answer('POST /fho/practices/me', () => {
    told.summary = summaryWith([0, 1, 0]);
    return json({ practice_id: 'p-1', earned: { points: 8, streak_days: 1 } }, 201);
  });
  const store = createStore();
  await signIn(server, store, talks);
  const shown = visit(<MainScreen />, store, at);
  await act(settle);
  return { ...shown, store };
}
const question = () => screen.queryByRole('heading', { name: 'Ada, what brings you here?' });
const box = () => screen.getByLabelText('Your question');
const steps = () => screen.queryByRole('region', { name: 'First steps' });

describe('a first visit', () => {
  it('leads from what brings one here to a question, to ten minutes, to the ring that moves', async () => {
    const { place } = await open();
    expect(question()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'I carry a worry' }));
    expect(box()).toHaveValue('What does the Bible say about worry?');
    fireEvent.click(screen.getByRole('button', { name: 'I want to learn to pray' }));
    expect(box()).toHaveValue('How can I begin to pray?');
    fireEvent.keyDown(box(), { key: 'Enter' });
    await act(settle);
    expect(question()).toBeNull();
    expect(steps()).toHaveTextContent(/Your first question is answered\..*Power.*Flow.*Clarity/);
    await press('Log my first ten minutes');
    expect(place.path).toMatch(/\?tab=practice$/);
    expect(screen.getByLabelText('Practice name')).toHaveValue('My first ten minutes');
    await press('Log Practice');
    expect(steps()).toHaveTextContent('Your ring has moved.');
    await press('See my progress');
    expect(place.path).toMatch(/\?tab=progress$/);
    expect(steps()).toBeNull();
  });

  it('is skipped for good, and for this member alone', async () => {
    const { unmount } = await open();
    await press('Skip the first steps');
    expect(question()).toBeNull();
    unmount();
    const again = await open();
    expect(question()).toBeNull();
    expect(localStorage.getItem('emitFirstVisit')).toBe(JSON.stringify({ [MEMBER.id]: 'done' }));
    again.unmount();
    localStorage.setItem('emitFirstVisit', JSON.stringify({ other: 'done' }));
    await open();
    expect(question()).toBeVisible();
  });

  it('goes on where it was after a reload, and keeps nothing of what was chosen', async () => {
    const first = await open();
    fireEvent.click(screen.getByRole('button', { name: 'I carry a worry' }));
    expect(localStorage.getItem('emitFirstVisit')).not.toContain('worry');
    first.unmount();
    await open({ talks: [summaryOf('c-1', { message_count: 2 })], at: '/app?tab=practice' });
    expect(steps()).toHaveTextContent('Your first question is answered.');
  });

  it.each([
    ['a conversation', { talks: [summaryOf('c-1', { message_count: 2 })] }],
    ['a practice', { summary: summaryWith([1, 0, 0]) }],
  ])('is none for a member who has %s', async (_, known) => {
    await open(known);
    expect(question()).toBeNull();
    expect(steps()).toBeNull();
  });

  it('is none while it is not known what the member has', async () => {
    localStorage.setItem('emitFirstVisit', '[broken');
    server.answer('GET /api/v1/progress/summary', () => json({}, 503));
    const store = createStore();
    await signIn(server, store);
    visit(<MainScreen />, store, '/app');
    await act(settle);
    expect(question()).toBeNull();
  });
});

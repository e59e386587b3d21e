import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { verseOf } from '@emit/contract/daily-verses';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, held, json, refusal } from '../../testing/fake-server';
import { summaryWith } from '../../testing/figures';
import { MEMBER, signIn, storesOfApp, summaryOf } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { AnalyticsPanel } from './analytics-panel';
import { progressActions } from '../../features/progress/progress.slice';
import { NewestPracticeForm } from '../../features/practice/newest-practice-form';
import { ProgressPanel } from './progress-panel';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
jest.mock('../../features/analytics/charts', () => ({ Charts: () => null }));

const DAY = '2026-11-20';
const verse = { book: 'Psalms', chapter: 1, verse: 3, text: 'Of the King James text', paragraph: false };
const recent = {
  practice_id: 'p-1',
  practice_type: 'Worship',
  practice_name: 'Vespers',
  mindstream_type: 'flow' as const,
  duration_minutes: 20,
  impact_score: 9,
  practice_date: DAY,
  notes: '',
};

async function open(
  summary = summaryWith([2, 1, 0]),
  over: { translation?: string; weekly_goal?: number } = {},
) {
  server.answer('GET /api/v1/progress/summary', () => json({ ...summary }));
  server.answer('GET /api/v1/progress/calendar', () =>
    json({
      days: ['2026-11-17', '2026-11-18', '2026-11-20'].map((date) => ({ date, sessions: 1, minutes: 9 })),
    }),
  );
  server.answer('POST /fho/practices/me', () =>
    json({ practice_id: 'p-2', earned: { points: 25, streak_days: 4 } }, 201),
  );
  server.answer('GET /api/v1/scripture/passages', ({ query }) => {
    const beside = query.translation && { beside: { translation: query.translation, text: 'Of the other' } };
    return json({ passages: [{ reference: query.ref ?? '', verses: [{ ...verse, ...beside }] }] });
  });
  const store = createStore();
  const talks = [
    summaryOf('c-1', { title: 'The vine', message_count: 2 }),
    summaryOf('c-2', {
      title: 'Of last week',
      message_count: 4,
      last_message_at: '2026-10-01T08:00:00.000Z',
    }),
  ];
  await signIn(server, store, talks, { ...MEMBER, ...over });
  const shown = visit(<ProgressPanel />, store, '/app?tab=progress');
  await act(settle);
  return { ...shown, store };
}

describe('Today', () => {
  it('greets, and shows the verse of the day as a checked quotation', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: /, Ada$/ })).toBeVisible();
    const section = screen.getByRole('region', { name: 'Verse for today' });
    expect(within(section).getByText('Of the King James text')).toBeVisible();
    expect(within(section).getByText('Exact')).toBeVisible();
    expect(within(section).getByText(verseOf(DAY))).toBeVisible();
  });

  it('shows it in the translation that the member reads in', async () => {
    await open(summaryWith([1, 1, 1]), { translation: 'web' });
    expect(screen.getByText('Of the other')).toBeVisible();
    expect(screen.getByText('World English Bible')).toBeVisible();
  });

  it('suggests what Next Focus names, in the words of the alert where there is one', async () => {
    const message = 'Your Clarity MindStream (I-WE) has been idle for 9 days.';
    const summary = summaryWith([2, 1, 0], {
      ecc_alert: { message, suggestion: 'for example Community Service' },
    });
    const { store, unmount } = await open(summary);
    expect(screen.getByText('Next for you: Clarity')).toBeVisible();
    expect(screen.getByRole('heading', { name: '10 minutes of Community Service' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    unmount();
    visit(<AnalyticsPanel />, store);
    const focus = screen.getByRole('heading', { name: 'Next Focus' }).closest('article');
    expect(focus).toHaveTextContent('Clarity');
  });

  it('fills the form in with it, and leaves what was typed there alone', async () => {
    const { place, store, unmount } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Log this practice' }));
    expect(place.path).toBe('/app?tab=practice');
    unmount();
    const form = visit(<NewestPracticeForm />, store);
    expect(screen.getByLabelText('Practice name')).toHaveValue('Community Service');
    fireEvent.change(screen.getByLabelText('Practice name'), { target: { value: 'Typed' } });
    form.unmount();
    visit(<ProgressPanel />, store, '/app?tab=progress');
    fireEvent.click(screen.getByRole('button', { name: 'Log this practice' }));
    visit(<NewestPracticeForm />, store);
    expect(screen.getByLabelText('Practice name')).toHaveValue('Typed');
  });

  it('shows the row of days with its rest day, and leads on to the last talk', async () => {
    await open();
    expect(screen.getByText('3 days and 1 rest day')).toBeVisible();
    expect(screen.getByRole('link', { name: /Pick up where you left off\s*The vine/ })).toHaveAttribute(
      'href',
      '/app/c/c-1',
    );
  });

  it('logs a practice of late with one tap, and says what it brought', async () => {
    await open(summaryWith([2, 1, 0], { recent_practices: [recent] }));
    fireEvent.click(screen.getByRole('button', { name: /^Log Vespers 20 min again/ }));
    await act(settle);
    expect(screen.getByText(/\+25 points, day 4 of your streak\./)).toBeVisible();
  });

  it('waits with all below the greeting until the last of it has come, so that nothing moves', async () => {
    const readings = held();
    server.answer('GET /api/v1/readings', readings.answer);
    const { store } = await open();
    const today = screen.getByRole('region', { name: /, Ada$/ });
    expect(today).toHaveAttribute('aria-busy', 'true');
    expect(within(today).getByText('Loading your day')).toBeInTheDocument();
    readings.give(json({ readings: [] }));
    await act(settle);
    expect(today).toHaveAttribute('aria-busy', 'false');
    expect(within(today).queryByText('Loading your day')).toBeNull();
    // What is loaded again leaves what is there.
    act(() => void store.dispatch(progressActions.calendarRequested()));
    expect(today).toHaveAttribute('aria-busy', 'false');
  });

  it('greets although nothing could be loaded', async () => {
    const store = createStore();
    await signIn(server, store);
    server.answer('GET /api/v1/progress/summary', () => refusal(503, 'Resting'));
    visit(<ProgressPanel />, store);
    await act(settle);
    expect(screen.getByRole('heading', { level: 1, name: /, Ada$/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Error Loading Data' })).toBeVisible();
  });
});

describe('the weekly goal', () => {
  const GOAL = 'PUT /api/v1/users/me/weekly-goal';
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(settle);
  };
  const choose = async (minutes: string) => {
    fireEvent.change(screen.getByLabelText('Minutes a week'), { target: { value: minutes } });
    await press('Save');
  };
  const bodies = () => server.to(GOAL).map(({ body }) => body);

  it('is set, shown beside what the week has, changed, and taken away', async () => {
    server.answer(GOAL, () => json({ status: 'ok' }));
    await open();
    await press('Set a weekly goal');
    await choose('90');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('This week: 27 of 90 minutes')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'This week’s goal' })).toHaveAttribute(
      'aria-valuenow',
      '30',
    );
    await press('Change the goal');
    expect(screen.getByLabelText('Minutes a week')).toHaveValue(90);
    await choose('27');
    expect(screen.getByText('This week: 27 minutes. You have reached your goal of 27.')).toBeVisible();
    await press('Change the goal');
    await press('Have no goal');
    expect(screen.queryByText(/^This week: /)).toBeNull();
    expect(bodies()).toEqual([{ minutes: 90 }, { minutes: 27 }, { minutes: null }]);
    expect(localStorage.getItem('emitAnswers')).toContain('"weekly_goal":null');
  });

  it.each(['', '0', '4', '7.5', '-30', '10081', '1e99'])('is no "%s"', async (typed) => {
    await open();
    await press('Set a weekly goal');
    await choose(typed);
    expect(bodies()).toEqual([]);
    const field = screen.getByLabelText('Minutes a week');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Please enter a whole number of minutes, from 5 to 10,080/);
  });

  it('says why it was not saved, and keeps what was typed', async () => {
    server.answer(GOAL, () => refusal(429, 'Too many attempts.'));
    await open(summaryWith([2, 1, 0]), { weekly_goal: 60 });
    expect(screen.getByText('This week: 27 of 60 minutes')).toBeVisible();
    await press('Change the goal');
    await choose('70');
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText('Minutes a week')).toHaveValue(70);
  });
});

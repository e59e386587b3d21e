import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { earliestPracticeDay } from '@emit/contract/practice-day';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, json } from '../testing/fake-server';
import { press, set, valueOf } from '../testing/forms';
import { storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { progressActions } from '../features/progress/progress.slice';
import { summaryWith } from '../testing/figures';
import { localToday } from '../shared/lib/dates';
import { PracticeTab } from './screens/practice-tab';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();
const LOG = 'POST /fho/practices/me';
const recent = (id: string, practice_name: string) => ({
  practice_id: id,
  practice_type: 'Worship',
  practice_name,
  mindstream_type: 'flow' as const,
  duration_minutes: 20,
  impact_score: 9,
  practice_date: '2026-11-20',
  notes: 'private',
});

function show() {
  const store = createStore();
  server.answer(LOG, () => json({ practice_id: 'p1', earned: { points: 25, streak_days: 4 } }, 201));
  visit(
    <PracticeTab>
      <NewestPracticeForm />
    </PracticeTab>,
    store,
  );
  const recent_practices = [
    recent('a', 'Morning psalm'),
    recent('b', 'Morning psalm'),
    recent('c', 'Vespers'),
  ];
  act(() => void store.dispatch(progressActions.summaryLoaded(summaryWith([1, 1, 1], { recent_practices }))));
}
const chips = () => screen.getAllByRole('button', { name: /^Log .* again/ });

describe('the practices of late', () => {
  it('are logged again with one tap, each once in the list, and what is typed stays', async () => {
    show();
    set('Practice name', 'half a na');
    expect(chips()).toHaveLength(2);
    fireEvent.click(chips()[0]!, { detail: 1, clientX: 5, clientY: 5 });
    fireEvent.click(chips()[0]!, { detail: 2, clientX: 5, clientY: 5 });
    await act(settle);
    expect(server.to(LOG).map(({ body }) => body)).toMatchObject([
      {
        mindstream_type: 'flow',
        practice_type: 'Worship',
        practice_name: 'Morning psalm',
        duration_minutes: 20,
        quality_rating: 9,
        insights_gained: '',
      },
    ]);
    expect(valueOf('Practice name')).toBe('half a na');
    expect(screen.getByText(/\+25 points, day 4 of your streak\./)).toBeVisible();
  });

  it('have names that the form suggests', () => {
    show();
    const names = [...document.querySelectorAll<HTMLOptionElement>('#practice-names option')];
    expect(names.map(({ value }) => value)).toEqual(['Morning psalm', 'Vespers']);
    expect(screen.getByLabelText('Practice name').getAttribute('list')).toBe('practice-names');
  });
});

describe('the date of the form', () => {
  it('is today unless another is chosen', async () => {
    show();
    set('Practice name', 'Evening song');
    await press('Log Practice');
    expect(server.to(LOG)[0]?.body).not.toHaveProperty('practice_date');
    const day = earliestPracticeDay(localToday(new Date()));
    set('Practice name', 'Evening song');
    set('Date', day);
    await press('Log Practice');
    expect(server.to(LOG)[1]?.body).toMatchObject({ practice_date: day });
    expect(valueOf('Date')).toBe(localToday(new Date()));
  });
});

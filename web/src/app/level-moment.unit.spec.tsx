import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import type { ProgressSummary } from '@emit/contract/wire';
import { LevelMoment } from '../features/progress/level-moment';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, json } from '../testing/fake-server';
import { summaryWith } from '../testing/figures';
import { storesOfApp } from '../testing/member-store';
import { visit } from '../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LOG = 'POST /fho/practices/me';
const SUMMARY = 'GET /api/v1/progress/summary';
const before = summaryWith([1, 0, 0]);
const standsAt = (over: Partial<ProgressSummary['current_level']>): ProgressSummary => ({
  ...before,
  current_level: { ...before.current_level, ...over },
});

/** Only the practice form was ever opened; a practice is logged, and the member stands where `after` says. */
async function logFor(after: ProgressSummary) {
  let summary = before;
  server.answer(SUMMARY, () => json({ ...summary }));
  server.answer(LOG, () => {
    summary = after;
    return json({ practice_id: 'p1' }, 201);
  });
  const form = (
    <>
      <NewestPracticeForm />
      <LevelMoment />
    </>
  );
  visit(form, createStore());
  await act(settle);
  fireEvent.change(screen.getByLabelText('Practice name'), { target: { value: 'Psalm 23' } });
  fireEvent.click(screen.getByRole('button', { name: 'Log Practice' }));
  await act(settle);
}

describe('a level that a practice reaches', () => {
  it('has its moment by the name the server gives it, with what it opens, once', async () => {
    await logFor(standsAt({ level: 2, name: 'WAKING', badge: 'Early Riser' }));
    expect(screen.getByRole('dialog', { name: 'Level 2: WAKING' })).toBeVisible();
    expect(screen.getByText('Early Riser')).toBeVisible();
    expect(screen.getByText(/It opens: Power MindStream with Imagination and/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing of what a level in between opened', async () => {
    await logFor(standsAt({ level: 3, name: 'EMBRACING' }));
    expect(screen.getByRole('dialog', { name: 'Level 3: EMBRACING' })).toBeVisible();
    expect(screen.queryByText(/It opens/)).toBeNull();
  });

  it('is not told when the level stays', async () => {
    await logFor(standsAt({ progress_percentage: 80 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

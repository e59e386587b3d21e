import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { MESSAGES } from '@emit/contract/messages';
import type { ProgressSummary } from '@emit/contract/wire';
import { LevelMoment } from '../features/progress/level-moment';
import { NewestPracticeForm } from '../features/practice/newest-practice-form';
import { progressActions } from '../features/progress/progress.slice';
import { settle, withFakeClock } from '../testing/clock';
import { fakeServer, json } from '../testing/fake-server';
import { summaryWith } from '../testing/figures';
import { press } from '../testing/forms';
import { storesOfApp, type AppStore } from '../testing/member-store';
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

let store: AppStore;
/** The server's figures of another moment. */
async function load(summary: ProgressSummary) {
  act(() => void store.dispatch(progressActions.summaryLoaded(summary)));
  await act(settle);
}
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => localStorage.setItem('user', JSON.stringify({ id: 'member-1' })));

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
  store = createStore();
  visit(form, store);
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
    expect(screen.getByText(/Now open to you: Power MindStream with Imagination and/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what was done to get there', async () => {
    await logFor(standsAt({ level: 2, name: 'WAKING' }));
    expect(screen.getByText('1 practice on 4 days, 30 minutes in all.')).toBeVisible();
  });

  it('is not told a second time, when what reached it was removed and logged again', async () => {
    const after = standsAt({ level: 2, name: 'WAKING' });
    await logFor(after);
    // Looked at again while it is shown: it stays.
    await load(after);
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await load(before);
    await load(after);
    expect(screen.queryByRole('dialog')).toBeNull();
    await load(standsAt({ level: 3, name: 'EMBRACING' }));
    expect(screen.getByRole('dialog', { name: 'Level 3: EMBRACING' })).toBeVisible();
  });

  it.each([
    ['by the sheet of the system', () => Promise.resolve(), 1, null],
    ['not at all when the member thinks better of it', () => Promise.reject(named('AbortError')), 1, null],
    [
      'by the clipboard where the sheet fails',
      () => Promise.reject(named('NotAllowedError')),
      1,
      MESSAGES.copied,
    ],
    ['by the clipboard where there is no sheet', undefined, 0, MESSAGES.copied],
  ] as const)('is shared %s', async (_, openSheet, times, said) => {
    const sheet = openSheet && jest.fn(openSheet);
    Object.assign(navigator, { share: sheet, clipboard: { writeText: () => Promise.resolve() } });
    await logFor(standsAt({ level: 2, name: 'WAKING', badge: 'Early Riser' }));
    await press('Share');
    if (sheet) {
      expect(sheet).toHaveBeenCalledTimes(times);
      expect(sheet).toHaveBeenCalledWith({
        text: 'I have reached level 2 of my journey with Emit: WAKING, Early Riser. 1 practice on 4 days, 30 minutes in all.',
      });
    }
    if (said) expect(screen.getByText(said)).toBeVisible();
    else expect(screen.queryByText(MESSAGES.copied)).toBeNull();
  });

  it('says nothing of what a level in between opened', async () => {
    await logFor(standsAt({ level: 3, name: 'EMBRACING' }));
    expect(screen.getByRole('dialog', { name: 'Level 3: EMBRACING' })).toBeVisible();
    expect(screen.queryByText(/Now open to you/)).toBeNull();
  });

  it('is not told when the level stays', async () => {
    await logFor(standsAt({ progress_percentage: 80 }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import type { ReactElement } from 'react';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, held, json, refusal, unreachable } from '../../testing/fake-server';
import { press, set, valueOf } from '../../testing/forms';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { practiceActions, type PracticeDraft } from './practice.slice';
import { SliderPracticeForm } from './slider-practice-form';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const LOG = 'POST /fho/practices/me';
const SUMMARY = 'GET /api/v1/progress/summary';
const WORSHIP: PracticeDraft = {
  mindstream_type: 'power',
  practice_type: 'Worship',
  practice_name: 'Evensong',
  duration_minutes: 45,
  quality_rating: 7,
  insights_gained: '',
};
const ok = () => json({ practice_id: 'p1' }, 201);

function show(form: ReactElement) {
  const store = createStore();
  return { ...visit(form, store), store };
}
const sent = () => server.to(LOG).map(({ body }) => body);
const keys = () => server.to(LOG).map(({ headers }) => headers.get('Idempotency-Key'));

describe.each([
  ['older', '15', '7'],
  ['newer', '30', '8'],
] as const)('the %s form with sliders', (variant, minutes, quality) => {
  it(`begins with Power, ${minutes} minutes and a rating of ${quality}`, () => {
    show(<SliderPracticeForm variant={variant} />);
    expect(screen.getByRole('radio', { name: /Power/ })).toBeChecked();
    expect(valueOf('Duration')).toBe(minutes);
    expect(valueOf('Quality rating')).toBe(quality);
  });
});

describe('a form with sliders', () => {
  it('has durations from 5 to 120 in steps of 5 and ratings from 1 to 10', () => {
    show(<SliderPracticeForm variant="older" />);
    expect(screen.getByLabelText('Duration')).toMatchObject({ min: '5', max: '120', step: '5' });
    expect(screen.getByLabelText('Quality rating')).toMatchObject({ min: '1', max: '10', step: '1' });
  });

  it('cannot be sent without a practice type', async () => {
    show(<SliderPracticeForm variant="older" />);
    const button = screen.getByRole('button', { name: 'Log Practice' });
    expect(button).toBeDisabled();
    const form = button.closest('form');
    if (!form) throw new Error('No form');
    fireEvent.submit(form);
    await act(settle);
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a practice type');
    expect(sent()).toEqual([]);
  });

  it.each([
    [480, '120', '120 minutes'],
    [3, '5', '5 minutes'],
  ])('takes %i minutes from the newest form to what its slider holds', async (minutes, value, said) => {
    server.answer(LOG, ok);
    const { store } = show(<SliderPracticeForm variant="older" />);
    act(() => {
      store.dispatch(practiceActions.changed({ ...WORSHIP, duration_minutes: minutes }));
    });
    expect(valueOf('Duration')).toBe(value);
    expect(screen.getByText(said)).toBeVisible();
    await press('Log Practice');
    expect(sent()).toEqual([expect.objectContaining({ duration_minutes: Number(value) })]);
  });

  it('clears the practice type when the MindStream changes', () => {
    show(<SliderPracticeForm variant="older" />);
    set('Practice type', 'Worship');
    fireEvent.click(screen.getByRole('radio', { name: /Clarity/ }));
    expect(valueOf('Practice type')).toBe('');
    const types = within(screen.getByLabelText('Practice type')).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toContain('Community Service');
  });

  it('sends whole numbers, the type as the name when none is given, and the time zone', async () => {
    server.answer(LOG, ok);
    show(<SliderPracticeForm variant="older" />);
    set('Practice type', 'Worship');
    set('Duration', '45');
    await press('Log Practice');
    expect(sent()).toEqual([
      {
        mindstream_type: 'power',
        practice_type: 'Worship',
        practice_name: 'Worship',
        duration_minutes: 45,
        quality_rating: 7,
        insights_gained: '',
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  it("says 'Logging Practice...' while it is on its way, and logs nothing twice", async () => {
    const { answer, give } = held();
    server.answer(LOG, answer);
    show(<SliderPracticeForm variant="older" />);
    set('Practice type', 'Worship');
    const button = screen.getByRole('button', { name: 'Log Practice' });
    fireEvent.click(button);
    fireEvent.click(button);
    await act(settle);
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Logging Practice...');
    await act(async () => {
      give(ok());
      await settle();
    });
    expect(sent()).toHaveLength(1);
  });

  it('begins anew with its defaults, reloads the progress, and says so for 3 seconds', async () => {
    server.answer(LOG, ok);
    show(<SliderPracticeForm variant="older" />);
    set('Practice type', 'Worship');
    set('Duration', '45');
    await act(settle);
    const loads = server.to(SUMMARY).length;
    await press('Log Practice');
    expect(screen.getByText('Practice logged successfully!')).toBeVisible();
    expect([valueOf('Practice type'), valueOf('Duration')]).toEqual(['', '15']);
    expect(server.to(SUMMARY)).toHaveLength(loads + 1);
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(screen.getByText('Practice logged successfully!')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Practice logged successfully!')).toBeNull();
  });

  it.each([
    ['a broken server', () => refusal(500, 'Broken'), 'Failed to log practice. Please try again.'],
    [
      'no server',
      unreachable,
      'Failed to log practice. Please try again. It will also be sent again automatically',
    ],
    ['input that it refuses', () => refusal(400, 'Too long', 'VALIDATION_FAILED'), 'Too long'],
  ])(
    'keeps what was typed after %s, and sends it again as the same practice',
    async (_what, answer, text) => {
      server.answer(LOG, answer);
      show(<SliderPracticeForm variant="older" />);
      set('Practice type', 'Worship');
      await press('Log Practice');
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(valueOf('Practice type')).toBe('Worship');
      server.answer(LOG, ok);
      await press('Log Practice');
      expect(new Set(keys()).size).toBe(1);
      expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('gives the next practice a key of its own, the same words or not', async () => {
    server.answer(LOG, ok);
    show(<SliderPracticeForm variant="older" />);
    for (let time = 0; time < 2; time += 1) {
      set('Practice type', 'Worship');
      await press('Log Practice');
    }
    expect(new Set(keys()).size).toBe(2);
  });
});

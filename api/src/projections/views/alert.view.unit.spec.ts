import { DEFAULT_SCORING_RULES as rules } from '@emit/contract/scoring';
import { logOf, practised, type Happening } from '../../testing/events.js';
import { folded } from '../../testing/fold.js';
import { dashboardProjection } from '../dashboard.projection.js';
import { eccAlert } from './alert.view.js';

const power = practised;
const flow = (local: string): Happening =>
  practised(local, { mindstream: 'flow', practiceType: 'Meditation' });
const clarity = (local: string): Happening =>
  practised(local, { mindstream: 'clarity', practiceType: 'Teaching' });

function alertOn(today: string, ...practices: Happening[]) {
  return eccAlert(folded(dashboardProjection(rules), logOf(...practices), 'ada'), today);
}
const all = (local: string): Happening[] => [power(local), flow(local), clarity(local)];

describe('the alert', () => {
  it('comes when the whole practice has lain idle for three days', () => {
    const practices = all('2026-11-20T08:00+01:00');
    expect(alertOn('2026-11-22', ...practices)).toBeNull();
    expect(alertOn('2026-11-23', ...practices)?.message).toBe('You have not practiced for 3 days.');
    expect(alertOn('2026-12-01', ...practices)?.message).toBe('You have not practiced for 11 days.');
  });

  it('comes when a stream has lain idle for seven days while others are practised', () => {
    const practices = [
      ...all('2026-11-10T08:00+01:00'),
      flow('2026-11-15T08:00+01:00'),
      power('2026-11-16T08:00+01:00'),
    ];
    expect(alertOn('2026-11-16', ...practices)).toBeNull();
    expect(alertOn('2026-11-17', ...practices)).toEqual({
      message: 'Your Clarity MindStream (I-WE) has been idle for 7 days.',
      suggestion: expect.stringContaining('Community Service'),
    });
  });

  it('names the stream that Next Focus names, not another that has waited longer', () => {
    const practices = [
      clarity('2026-11-01T08:00+01:00'),
      clarity('2026-11-02T08:00+01:00'),
      flow('2026-11-05T08:00+01:00'),
      power('2026-11-20T08:00+01:00'),
      power('2026-11-20T09:00+01:00'),
    ];
    expect(alertOn('2026-11-20', ...practices)?.message).toContain(
      'Flow MindStream (I-ME) has been idle for 15 days',
    );
    // The one to turn to was practised: the alert does not send elsewhere.
    expect(
      alertOn(
        '2026-11-20',
        ...practices,
        power('2026-11-20T10:00+01:00'),
        flow('2026-11-20T11:00+01:00'),
        clarity('2026-11-20T12:00+01:00'),
      ),
    ).toBeNull();
  });

  it('says the same practice as the suggestion when the whole practice rests', () => {
    const practices = [power('2026-11-10T08:00+01:00'), flow('2026-11-10T09:00+01:00')];
    expect(alertOn('2026-11-13', ...practices)?.suggestion).toContain('for example Community Service');
  });

  it('gives a stream never practised seven days from the first practice on', () => {
    const practices = [
      ...['13', '14', '16', '18', '20'].map((day) => power(`2026-11-${day}T08:00+01:00`)),
      clarity('2026-11-20T09:00+01:00'),
    ];
    expect(alertOn('2026-11-19', ...practices)).toBeNull();
    expect(alertOn('2026-11-20', ...practices)?.message).toBe(
      'Your Flow MindStream (I-ME) has not begun yet.',
    );
  });

  it('spares whoever has never practised', () => {
    const registered = {
      at: '2026-01-01T00:00:00Z',
      stream: 'member-ada',
      event: { type: 'MemberErased', data: {} },
    };
    expect(alertOn('2026-11-20', registered)).toBeNull();
  });
});

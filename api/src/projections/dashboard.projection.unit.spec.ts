import { DEFAULT_SCORING_RULES as rules, type ScoringRules } from '@emit/contract/scoring';
import type { Profile } from '../domain/member/events.js';
import { logOf, practised, type Happening } from '../testing/events.js';
import { folded } from '../testing/fold.js';
import { sealedAs } from '../testing/sealed.js';
import { dashboardProjection } from './dashboard.projection.js';

const registered: Happening = {
  at: '2026-11-01T00:00:00Z',
  stream: 'member-ada',
  event: { type: 'MemberRegistered', data: { profile: sealedAs<Profile>('ada') } },
};
const erased: Happening = {
  at: '2026-12-24T00:00:00Z',
  stream: 'member-ada',
  event: { type: 'MemberErased', data: {} },
};

function dashboardOf(happenings: Happening[], by: ScoringRules = rules) {
  return folded(dashboardProjection(by), logOf(...happenings), 'ada');
}

describe('the dashboard', () => {
  it('scores a practice with a streak that counts its own day', () => {
    // 30 × 8 × 21 and then 22, in 1/200 points: 25.2 and 26.4.
    const one = practised('2026-11-20T08:00+01:00');
    expect(dashboardOf([one]).units).toBe(5_040);
    expect(dashboardOf([one, practised('2026-11-21T08:00+01:00')]).units).toBe(5_040 + 5_280);
    expect(dashboardOf([one, practised('2026-11-20T09:00+01:00')]).units).toBe(2 * 5_040);
  });

  it('scores by the rules it is given, and says so in its shape', () => {
    const doubled = { ...rules, version: 2, streakBonus: { add: 2, of: 20 } };
    expect(dashboardOf([practised('2026-11-20T08:00+01:00')], doubled).units).toBe(30 * 8 * 22);
    expect(dashboardProjection(doubled).shape).not.toBe(dashboardProjection(rules).shape);
  });

  it("gives a stream the practice's points under the member's streak, and a streak of its own", () => {
    const document = dashboardOf([
      practised('2026-11-19T08:00+01:00'),
      practised('2026-11-20T08:00+01:00', {
        mindstream: 'flow',
        practiceType: 'Meditation',
        qualityRating: 6,
      }),
    ]);
    expect(document.streak?.count).toBe(2);
    expect(document.streams.flow).toMatchObject({
      sessions: 1,
      minutes: 30,
      qualitySum: 6,
      units: 30 * 6 * 22,
      lastAt: Date.parse('2026-11-20T07:00:00Z'),
      lastDate: '2026-11-20',
      streak: { count: 1 },
    });
    expect(document.streams.clarity).toMatchObject({ sessions: 0, units: 0, lastAt: null, lastDate: null });
  });

  it.each([
    ['Prayer Session', ['Imagination']],
    ['Bible Study', ['Reasoning']],
    ['Other', ['Imagination', 'Reasoning']],
  ])('feeds the abilities of %s', (practiceType, fed) => {
    const { abilities } = dashboardOf([practised('2026-11-20T08:00+01:00', { practiceType })]);
    expect(abilities.filter(({ times }) => times > 0)).toEqual(
      fed.map((name) => ({ name, units: 5_040, times: 1 })),
    );
  });

  it('feeds only the abilities of the stream that was practised', () => {
    const { abilities } = dashboardOf([
      practised('2026-11-20T08:00+01:00', { mindstream: 'flow', practiceType: 'Worship' }),
    ]);
    expect(abilities.filter(({ times }) => times > 0).map(({ name }) => name)).toEqual(['Intuition']);
  });

  it('keeps the ten newest practices, the newest first', () => {
    const days = Array.from({ length: 12 }, (_, day) => practised(`2026-11-${String(day + 10)}T08:00+01:00`));
    const { recent, totals } = dashboardOf(days);
    expect(recent.map(({ localDate }) => localDate)).toEqual(
      ['21', '20', '19', '18', '17', '16', '15', '14', '13', '12'].map((day) => `2026-11-${day}`),
    );
    expect(totals.sessions).toBe(12);
  });

  it('remembers the first date, the dates of late and the time zone of the last practice', () => {
    const document = dashboardOf([
      practised('2026-11-20T08:00+09:00', { timeZone: 'Asia/Tokyo' }),
      practised('2026-11-19T17:00-08:00', { timeZone: 'America/Los_Angeles' }),
    ]);
    expect(document).toMatchObject({
      firstDate: '2026-11-20',
      timeZone: 'America/Los_Angeles',
      daysActive: 2,
      days: ['2026-11-19', '2026-11-20'],
    });
  });

  it('takes name and registration from the member, and the newest profile', () => {
    const profile = sealedAs<Profile>('ada lovelace');
    const changed = { ...registered, event: { type: 'ProfileChanged', data: { profile } } };
    expect(dashboardOf([registered])).toMatchObject({
      profile: sealedAs('ada'),
      registeredAt: 1793491200000,
    });
    expect(dashboardOf([registered, changed]).profile).toBe(profile);
  });

  it('holds nothing sealed once the member is erased, and keeps the sums', () => {
    const last = practised('2026-12-24T08:00+01:00');
    const document = dashboardOf([registered, practised('2026-11-20T08:00+01:00'), erased, last]);
    expect(JSON.stringify(document)).not.toContain('sealed:');
    expect(document).toMatchObject({ erased: true, totals: { sessions: 2 } });
  });
});

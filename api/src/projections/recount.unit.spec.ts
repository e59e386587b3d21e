import fc from 'fast-check';
import { LIMITS } from '@emit/contract/limits';
import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import type { FoldEvent } from '../kernel/event.js';
import { fold, foldBatches, folded } from '../testing/fold.js';
import { practiceHistories } from '../testing/histories.js';
import { plainRecount } from '../testing/plain-recount.js';
import { timesRounds } from '../testing/rounds.js';
import { dashboardProjection, type DashboardDocument } from './dashboard.projection.js';
import { scoredPractices } from './journey-sums.js';
import { daysFrom } from './practice-days.js';

/** Another bonus, and no bridge for travel to speak of. */
const OTHER: ScoringRules = {
  ...DEFAULT_SCORING_RULES,
  version: 2,
  streakBonus: { add: 3, of: 40 },
  streak: { travelHours: 20 },
};

describe.each([
  ['the first rules', DEFAULT_SCORING_RULES],
  ['other rules', OTHER],
])('practices logged, corrected and removed in any order and zone, under %s', (_which, rules) => {
  const dashboard = dashboardProjection(rules);

  it('count as a plain recount of what stands, live and in a rebuild, byte for byte', () => {
    fc.assert(
      fc.property(practiceHistories(60), (events) => {
        const [rebuilt] = [...fold(dashboard, events).values()];
        // Live, every document is read from its store for each event.
        const live = foldBatches(dashboard, eachAlone(events));
        expect(JSON.stringify([...live.values()])).toBe(JSON.stringify([rebuilt]));
        expect(Math.max(0, ...minutesOfDays(events))).toBeLessThanOrEqual(LIMITS.minutesPerDay);
        expect(seenIn(rules, rebuilt!.body)).toEqual(plainRecount(rules, events));
      }),
      { numRuns: timesRounds(100) },
    );
  });

  it('are each worth what the sum says', () => {
    fc.assert(
      fc.property(practiceHistories(30), (events) => {
        const body = folded(dashboard, events, 'member-1');
        const each = [...scoredPractices(rules, body.ledger)];
        expect(each.reduce((sum, { units }) => sum + units, 0)).toBe(body.units);
        expect(each.at(-1)?.streakDays ?? 0).toBe(body.streak?.count ?? 0);
      }),
      { numRuns: timesRounds(30) },
    );
  });
});

function eachAlone(events: readonly FoldEvent[]): FoldEvent[][] {
  return events.map((event) => [event]);
}

function minutesOfDays(events: readonly FoldEvent[]): number[] {
  return plainRecount(DEFAULT_SCORING_RULES, events).calendar.map(({ minutes }) => minutes);
}

function seenIn(rules: ScoringRules, document: DashboardDocument) {
  const { units, totals, streak, daysActive, days, firstDate, abilities, recent, ledger } = document;
  return {
    ...{ units, totals, streakDays: streak?.count ?? 0, daysActive, days, firstDate },
    streams: MINDSTREAM_TYPES.map((stream) => {
      const { streak: own, lastDate: _, ...sums } = document.streams[stream];
      return { stream, ...sums, streakDays: own?.count ?? 0 };
    }),
    abilities: abilities.filter(({ name }) => rules.abilities.some((known) => known.name === name)),
    recent: recent.map(({ practiceId }) => practiceId),
    calendar: daysFrom(ledger, ''),
  };
}

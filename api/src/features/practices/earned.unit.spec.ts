import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { dashboardProjection } from '../../projections/dashboard.projection.js';
import { logOf, practised } from '../../testing/events.js';
import { folded } from '../../testing/fold.js';
import type { Caller } from '../shared/caller.js';
import type { RulesInForce } from '../shared/rules-in-force.js';
import { EarnedQuery } from './earned.query.js';

const caller = { memberId: 'ada' } as Caller;
const rules = { of: () => Promise.resolve(DEFAULT_SCORING_RULES) } as unknown as RulesInForce;
const first = practised('2026-11-19T08:00+01:00');
const second = practised('2026-11-20T08:00+01:00', { practiceId: 'p2' });
const document = folded(dashboardProjection(DEFAULT_SCORING_RULES), logOf(first, second), 'ada');

function earned(body: object | null, practiceId: string) {
  const models = { get: () => Promise.resolve(body && { body, shape: '' }) } as unknown as ReadModelStore;
  return new EarnedQuery(models, rules).execute(caller, practiceId);
}

describe('what a practice brings', () => {
  it('are its whole points, and the days in a row with its own', async () => {
    const expected = { practice_id: 'p2', earned: { points: 26, streak_days: 2 } };
    expect(await earned(document, 'p2')).toEqual(expected);
  });

  it('is left out where it is not known: not folded yet, removed, or folded by a release before', async () => {
    const { ledger: _, ...former } = document;
    for (const body of [null, former]) expect(await earned(body, 'p2')).toEqual({ practice_id: 'p2' });
    expect(await earned(document, 'p3')).toEqual({ practice_id: 'p3' });
  });
});

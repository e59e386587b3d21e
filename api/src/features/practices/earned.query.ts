import { Inject, Injectable } from '@nestjs/common';
import { wholePoints } from '@emit/contract/scoring';
import type { PracticeResponse } from '@emit/contract/practices';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { dashboard, type DashboardDocument } from '../../projections/dashboard.projection.js';
import { scoredPractices } from '../../projections/journey-sums.js';
import type { Caller } from '../shared/caller.js';
import { READ_MODELS, SCORING_RULES } from '../shared/injection-tokens.js';
import type { RulesInForce } from '../shared/rules-in-force.js';

/** What a practice brings: its points, whole, and the days in a row with its own. */
@Injectable()
export class EarnedQuery {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SCORING_RULES) private readonly rules: RulesInForce,
  ) {}

  /** Without `earned` where the read model does not have the practice, or not yet. */
  async execute({ memberId }: Caller, practiceId: string): Promise<PracticeResponse> {
    const found = await this.models.get(dashboard, memberId);
    // Not in what a release before the ledger folded, which is served until it is folded anew.
    const { ledger }: Partial<DashboardDocument> = found?.body ?? {};
    if (found === null || ledger === undefined) return { practice_id: practiceId };
    const rules = await this.rules.of(found.shape);
    for (const { row, units, streakDays } of scoredPractices(rules, ledger)) {
      if (row.practiceId !== practiceId) continue;
      const earned = { points: wholePoints(rules, units), streak_days: streakDays };
      return { practice_id: practiceId, earned };
    }
    return { practice_id: practiceId };
  }
}

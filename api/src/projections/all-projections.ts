import type { ScoringRules } from '@emit/contract/scoring';
import type { Projection } from '../kernel/projection.js';
import { conversationListProjection } from './conversation-list.projection.js';
import { dashboardProjection } from './dashboard.projection.js';
import { memberDirectoryProjection } from './member-directory.projection.js';
import { practiceDaysProjection } from './practice-days.projection.js';
import { tokenBalanceProjection } from './token-balance.projection.js';
import { tokenGrantsProjection } from './token-grants.projection.js';
import { usageByDayProjection } from './usage-by-day.projection.js';

/** Every read model there is; those that score do it by the rules given. */
export function allProjections(rules: ScoringRules): readonly Projection<unknown>[] {
  return [
    dashboardProjection(rules),
    conversationListProjection,
    tokenBalanceProjection,
    tokenGrantsProjection,
    usageByDayProjection,
    memberDirectoryProjection,
    practiceDaysProjection,
  ];
}

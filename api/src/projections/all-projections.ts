import type { ScoringRules } from '@emit/contract/scoring';
import type { Projection } from '../kernel/projection.js';
import { applications } from './applications.projection.js';
import { conversationList } from './conversation-list.projection.js';
import { dashboardProjection } from './dashboard.projection.js';
import { verseHighlights, verseNotes } from './marks.projection.js';
import { memberDirectory } from './member-directory.projection.js';
import { memberPlans } from './member-plans.projection.js';
import { memberStorage } from './member-storage.projection.js';
import { merkleTree } from './merkle-tree.projection.js';
import { modelSpend } from './model-spend.projection.js';
import { readings } from './readings.projection.js';
import { tokenBalance } from './token-balance.projection.js';
import { tokenGrants } from './token-grants.projection.js';
import { usageByDay } from './usage-by-day.projection.js';

/** Every read model there is; those that score do it by the rules given. */
export function allProjections(rules: ScoringRules): readonly Projection<unknown>[] {
  return [
    dashboardProjection(rules),
    conversationList,
    tokenBalance,
    tokenGrants,
    usageByDay,
    memberDirectory,
    memberPlans,
    memberStorage,
    modelSpend,
    verseHighlights,
    verseNotes,
    readings,
    applications,
    merkleTree,
  ];
}

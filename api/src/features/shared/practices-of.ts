import type { ReadModelStore } from '../../ports/read-models.port.js';
import { dashboard, type DashboardDocument } from '../../projections/dashboard.projection.js';
import { newLedger, type PracticeLedger } from '../../projections/practice-ledger.js';

/** Returns a member's practices as they count now; none where a release before the ledger folded what is served. */
export async function practicesOf(models: ReadModelStore, memberId: string): Promise<PracticeLedger> {
  const found = await models.get(dashboard, memberId);
  const { ledger = newLedger() }: Partial<DashboardDocument> = found?.body ?? {};
  return ledger;
}

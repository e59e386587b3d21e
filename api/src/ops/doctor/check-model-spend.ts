import { grouped } from '@emit/contract/english';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { spentOnDay } from '../../features/tokens/day-spend.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { Cli } from '../support/cli.js';
import type { Found } from './check.js';

/** Of the budget, from which it is said. */
const NEARLY = 0.8;

/** What was spent of the model today, against what may be. */
export async function modelSpendCheck(
  { clock }: Cli,
  { models }: ReadOnlyStores,
  { modelBudget }: CommandSettings,
): Promise<Found> {
  const spent = await spentOnDay(models, clock());
  const today = `${grouped(spent)} model tokens today (UTC)`;
  if (modelBudget === null) return { state: 'ok', what: `${today}; no limit is set (EMIT_MODEL_BUDGET)` };
  const what = `${today} of ${grouped(modelBudget)}`;
  if (spent >= modelBudget) return { state: 'wrong', what: `${what}: questions are refused until tomorrow` };
  return { state: spent >= NEARLY * modelBudget ? 'warning' : 'ok', what };
}

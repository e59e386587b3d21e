import type { ReadOnlyStores } from '../../composition/stores.js';
import type { CommandSettings } from '../../settings/settings.js';
import type { Cli } from '../support/cli.js';
import { modelSpendCheck } from './check-model-spend.js';

const clock = () => Date.parse('2026-11-24T08:00:00Z');
/** Of more members than are read at once. */
const MEMBERS = 1_500;

/** Each member spent so much today, and as much yesterday. */
function storesOf(each: number): ReadOnlyStores {
  const keys = Array.from({ length: MEMBERS }, (_, n) => String(n).padStart(4, '0'));
  const days = ['2026-11-23/', '2026-11-24/'].flatMap((day) => keys.map((key) => day + key));
  const list = async (_: unknown, query: { keyPrefix: string; afterKey?: string; limit: number }) =>
    days
      .filter((key) => key.startsWith(query.keyPrefix) && key > (query.afterKey ?? ''))
      .slice(0, query.limit)
      .map((key) => ({ key, body: { turns: 1, tokens: each } }));
  return { models: { list } } as unknown as ReadOnlyStores;
}

it.each([
  { each: 10, modelBudget: null, state: 'ok', what: '15,000 model tokens today (UTC); no limit is set' },
  { each: 10, modelBudget: 100_000, state: 'ok', what: '15,000 model tokens today (UTC) of 100,000' },
  { each: 10, modelBudget: 18_000, state: 'warning', what: 'of 18,000' },
  { each: 10, modelBudget: 15_000, state: 'wrong', what: 'questions are refused until tomorrow' },
])('says $state of a budget of $modelBudget', async ({ each, modelBudget, state, what }) => {
  const settings = { modelBudget } as CommandSettings;
  const found = await modelSpendCheck({ clock } as Cli, storesOf(each), settings);
  expect(found).toEqual({ state, what: expect.stringContaining(what) as string });
});

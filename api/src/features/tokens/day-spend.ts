import type { ReadModelStore } from '../../ports/read-models.port.js';
import { modelSpend, spendKey, spendPrefix } from '../../projections/model-spend.projection.js';
import { utcDayOf } from '../../kernel/local-date.js';

/** Documents read at once. */
const PAGE = 1_000;

/** The model's tokens of all members on the UTC day of an instant. Throws StoreUnavailable. */
export async function spentOnDay(models: Pick<ReadModelStore, 'list'>, at: number): Promise<number> {
  const keyPrefix = spendPrefix(utcDayOf(at));
  let tokens = 0;
  for (let afterKey: string | undefined; ;) {
    const page = await models.list(modelSpend, { keyPrefix, limit: PAGE, ...(afterKey && { afterKey }) });
    for (const { body } of page) tokens += body.tokens;
    if (page.length < PAGE) return tokens;
    afterKey = page.at(-1)?.key;
  }
}

/** Those of one member. */
export async function spentByMember(
  models: Pick<ReadModelStore, 'get'>,
  memberId: string,
  at: number,
): Promise<number> {
  const spend = await models.get(modelSpend, spendKey(utcDayOf(at), memberId));
  return spend?.body.tokens ?? 0;
}

/** Seconds until the next UTC day. */
export function secondsLeftOfDay(at: number): number {
  const day = 86_400_000;
  return Math.ceil((day - (at % day)) / 1_000);
}

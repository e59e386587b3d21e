import type { TurnTokens } from './commands.js';

/**
 * Returns the counts of a turn with their sum. Throws RangeError for counts that are not whole, which would poison the ledger
 * for ever: that is a bug of the guide's adapter, not a refusal.
 */
export function countTokens(tokens: TurnTokens): TurnTokens & { readonly totalTokens: number } {
  const { model, inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = tokens;
  const counts = { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens };
  let totalTokens = 0;
  for (const [name, count] of Object.entries(counts)) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${name} is ${count}`);
    totalTokens += count;
  }
  return { model, ...counts, totalTokens };
}

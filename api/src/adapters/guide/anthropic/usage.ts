import type { MessageDeltaUsage, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import type { GuideUsage } from '../../../ports/guide.port.js';

export const NO_USAGE: GuideUsage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};

export function addUsage(a: GuideUsage, b: GuideUsage): GuideUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
  };
}

/** The usage of one streamed message so far; the API's numbers are cumulative, so later ones replace earlier ones. */
export function usageAfter(usage: GuideUsage, event: RawMessageStreamEvent): GuideUsage {
  if (event.type !== 'message_start' && event.type !== 'message_delta') return usage;
  const counted: Partial<Record<keyof MessageDeltaUsage, unknown>> =
    (event.type === 'message_start' ? event.message.usage : event.usage) ?? {};
  return {
    inputTokens: count(counted.input_tokens, usage.inputTokens),
    outputTokens: count(counted.output_tokens, usage.outputTokens),
    cacheReadTokens: count(counted.cache_read_input_tokens, usage.cacheReadTokens),
    cacheWriteTokens: count(counted.cache_creation_input_tokens, usage.cacheWriteTokens),
  };
}

/** What is no count of tokens must not reach the ledger, which is for ever. */
function count(counted: unknown, before: number): number {
  return Number.isSafeInteger(counted) && Number(counted) >= 0 ? Number(counted) : before;
}

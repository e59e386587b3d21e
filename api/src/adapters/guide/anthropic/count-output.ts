import type Anthropic from '@anthropic-ai/sdk';
import type { GuideUsage } from '../../../ports/guide.port.js';

/** Characters below which it is not worth a call: about 500 tokens. */
const WORTH_COUNTING = 2_000;
/** The member waits for it. */
const LONGEST_MS = 2_000;

/**
 * The usage of a message that was left before its end. The API reports what it wrote with the end alone; where that is much, the
 * API is asked to count the text, so that a reply is not cheaper for being stopped at its last word. What cannot be counted is
 * left as it was reported.
 */
export async function countOutput(
  client: Anthropic,
  model: string,
  { text, usage }: { readonly text: string; readonly usage: GuideUsage },
): Promise<GuideUsage> {
  if (text.length < WORTH_COUNTING) return usage;
  try {
    const { input_tokens } = await client.messages.countTokens(
      { model, messages: [{ role: 'user', content: text }] },
      { maxRetries: 0, signal: AbortSignal.timeout(LONGEST_MS) },
    );
    if (!Number.isSafeInteger(input_tokens)) return usage;
    return { ...usage, outputTokens: Math.max(usage.outputTokens, input_tokens) };
  } catch {
    return usage;
  }
}

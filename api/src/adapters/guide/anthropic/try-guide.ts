import type { GuideUsage } from '../../../ports/guide.port.js';
import { AnthropicGuide, type AnthropicOptions } from './anthropic-guide.js';

const LONGEST_MS = 30_000;

/** Asks the model for a word, which costs some ten tokens; `usage` is what it took, and rejects with GuideUnavailable. */
export function tryGuide(options: AnthropicOptions): {
  readonly model: string;
  readonly usage: Promise<GuideUsage>;
} {
  const guide = new AnthropicGuide({ ...options, timeoutMs: LONGEST_MS, longestMs: LONGEST_MS });
  return { model: guide.model, usage: guide.sayWord() };
}

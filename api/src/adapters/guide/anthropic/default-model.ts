import type Anthropic from '@anthropic-ai/sdk';

/** Current when this was written; `ANTHROPIC_MODEL` sets another. */
export const DEFAULT_MODEL = 'claude-sonnet-5-5' satisfies Anthropic.Model;

import type { MessageCreateParamsBase } from '@anthropic-ai/sdk/resources/messages';

export type Effort = 'low' | 'medium' | 'high';

type Options = Pick<MessageCreateParamsBase, 'thinking' | 'output_config'>;

/** Less than the vendor's default, 'high': a reply is a few hundred words by a fixed format, and quotes by reference. */
const USUAL_EFFORT: Effort = 'medium';

/**
 * How a model is told not to think before it writes. Thoughts are paid as output, seen by nobody, and count towards the limit of
 * a reply. A model that is not here cannot be told so, or does not think unasked; a wrong setting is refused with 400.
 */
const WITHOUT_THOUGHT: readonly (readonly [RegExp, NonNullable<Options['thinking']>])[] = [
  [/^claude-sonnet-5-5/, { type: 'between_tools' }],
  [/^claude-(?:sonnet-5|opus-5|haiku-5-5)(?:-\d{8})?$/, { type: 'disabled' }],
];

/** Models that are known to take an effort: an older one refuses a request that sets it. */
const TAKES_EFFORT = /^claude-(?:(?:fable|mythos)-|opus-(?:5|4-[5-9])|sonnet-(?:5|4-6)|haiku-5)/;

/** What is asked of a model besides its words; `effort` is what the operator chose, for a model of any name. */
export function optionsFor(model: string, effort: Effort | null): Options {
  const [, thinking] = WITHOUT_THOUGHT.find(([name]) => name.test(model)) ?? [];
  const chosen = effort ?? (TAKES_EFFORT.test(model) ? USUAL_EFFORT : null);
  return { ...(thinking && { thinking }), ...(chosen && { output_config: { effort: chosen } }) };
}

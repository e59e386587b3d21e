import type { Category } from '@emit/contract/categories';
import type { CacheControlEphemeral, TextBlockParam } from '@anthropic-ai/sdk/resources/messages';
import { wellFormed } from '../well-formed.js';
import { BIBLICAL_PROMPT } from './biblical.js';
import { CORE_PROMPT } from './core.js';
import { GENERAL_PROMPT } from './general.js';
import { MINDSTREAMS_PROMPT } from './mindstreams.js';
import { SELF_DEVELOPMENT_PROMPT } from './self-development.js';

const FORMATS = {
  general: GENERAL_PROMPT,
  biblical: BIBLICAL_PROMPT,
  'self-development': SELF_DEVELOPMENT_PROMPT,
  mindstreams: MINDSTREAMS_PROMPT,
} as const satisfies Record<Category, string>;

/** Every question begins with it, whoever asks: an hour bridges the pauses of a quiet day. */
const FOR_ALL_MEMBERS: CacheControlEphemeral = { type: 'ephemeral', ttl: '1h' };

/** The system prompt, cached by the API up to its last block; a persona stands in place of the category's format. */
export function systemPrompt(category: Category, persona?: string): TextBlockParam[] {
  const format = persona
    ? `# Persona and task of this conversation\n\n${wellFormed(persona)}`
    : FORMATS[category];
  return [
    { type: 'text', text: CORE_PROMPT },
    { type: 'text', text: format, cache_control: FOR_ALL_MEMBERS },
  ];
}

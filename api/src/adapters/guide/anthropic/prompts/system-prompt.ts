import type { Category } from '@emit/contract/categories';
import { TRANSLATIONS, type Translation } from '@emit/contract/translations';
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

/**
 * The system prompt, cached by the API up to the format; a persona stands in its place. What is said of the member's own
 * translation comes behind that.
 */
export function systemPrompt(
  category: Category,
  persona?: string,
  translation: Translation = 'kjv',
): TextBlockParam[] {
  const format = persona
    ? `# Persona and task of this conversation\n\n${wellFormed(persona)}`
    : FORMATS[category];
  return [
    { type: 'text', text: CORE_PROMPT },
    { type: 'text', text: format, cache_control: FOR_ALL_MEMBERS },
    ...(translation !== 'kjv' ? [readingIn(translation)] : []),
  ];
}

function readingIn(translation: Translation): TextBlockParam {
  const [name, code] = [TRANSLATIONS[translation], translation.toUpperCase()];
  const text = `This member reads the ${name} (${code}): your verses are put in from it. [[John 3:16 (KJV)]] has the King James words all the same.`;
  return { type: 'text', text };
}

import { LIMITS } from './limits.js';
import { cutAt } from './whole-characters.js';

export const NEW_CONVERSATION_TITLE = 'New Conversation';
export const UNTITLED = 'Untitled';
export const TEMP_ID_PREFIX = 'temp_';

export function isTempId(id: string): boolean {
  return id.startsWith(TEMP_ID_PREFIX);
}

/** Where the fifth word ends a sentence, its full stop gives way to the '...'. */
const STOPS_AT_END = /[\s.…]+$/;

/** Returns a title of the first five words of the first prompt, with '...' when there are more (spec §4). */
export function titleFromPrompt(prompt: string): string {
  const words = prompt.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return NEW_CONVERSATION_TITLE;
  const title = words.slice(0, LIMITS.titleWords).join(' ');
  const cut = cutAt(title, LIMITS.titleMax - 3);
  const isWhole = words.length <= LIMITS.titleWords && cut.length === title.length;
  return isWhole ? cut : `${cut.replace(STOPS_AT_END, '')}...`;
}

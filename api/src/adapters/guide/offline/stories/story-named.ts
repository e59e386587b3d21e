import type { VerseRange } from '../../../../scripture/passages.js';
import { ASKED, STORIES } from './stories.js';
import { EVERYWHERE } from './table-of-stories.js';

/** Returns the passage of the story that words name, and nothing else ("simeon and anna"); null for none. */
export function storyNamed(words: string): VerseRange | null {
  if (words.split(' ').length > NAME_WORDS || ASKED.test(words)) return null;
  const padded = ` ${words} `;
  const [best] = STORIES.filter(({ story }) => !EVERYWHERE.has(story))
    .map(({ names, at }) => ({
      at,
      letters: Math.max(0, ...names.filter((name) => padded.includes(` ${name} `)).map((one) => one.length)),
    }))
    .sort((a, b) => b.letters - a.letters);
  const own = words.replace(AROUND, ' ').replace(/\s+/g, ' ').trim();
  const isAll = best !== undefined && best.letters > 3 && best.letters >= own.length * OF_ALL;
  return isAll ? (best.at[0] ?? null) : null;
}
/** "She comes home on friday" names no story. */
const OF_ALL = 0.5;
const AROUND =
  /\b(?:the|that|this|a|an|one|with|about|of|story|parable|tell|me|man|woman|where|who|and|in|please|bible|jesus|said|he|brings)\b/g;
const NAME_WORDS = 6;

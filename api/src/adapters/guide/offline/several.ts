import { followUpIn } from './follow-up/recognise.js';
import { foreignIn } from './talk/foreign/languages.js';
import { plainWords } from './talk/plain-words.js';

/** Longer messages tell something; it is read as a whole. */
const LONGEST = 300;
const MOST = 3;
const BETWEEN =
  /[?!]+\s*|\.\s+|\n+|,?\s+(?:and|also|and also)\s+(?=(?:who|what|which|where|when|why|how|did)\s+(?:is|are|was|were|did|does|do|many|much|old|long|[a-z]+ed)\b)/i;
const ASKS = /^(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|are|does|do|had|has)\b.* \w/;
const LED_IN = /^(?:and|also|so|but|ok|then|plus|oh)[ ,]+/i;

/** Returns the questions of a message that asks several things, each by itself; none where it asks one or tells something. */
export function questionsIn(prompt: string): string[] {
  if (prompt.length > LONGEST || /[“"”:]/.test(prompt) || /\d/.test(prompt)) return [];
  const parts = prompt
    .split(BETWEEN)
    .map((part) => part.replace(LED_IN, '').trim())
    .filter((part) => /\p{L}/u.test(part));
  const areQuestions = parts.every(
    (part) => ASKS.test(plainWords(part)) && followUpIn(plainWords(part)) === null,
  );
  return parts.length > 1 && parts.length <= MOST && areQuestions && !foreignIn(prompt) ? parts : [];
}

import type { GuideQuestion } from '../../../ports/guide.port.js';
import type { Before } from './follow-up/before.js';
import { notFollowed } from './follow-up/not-followed.js';
import { followUpIn } from './follow-up/recognise.js';
import { AGAIN } from './talk/foreign/reply-in-language.js';
import { plainWords } from './talk/plain-words.js';

const THINK_OVER = '**To think over:**';

/** A question to think over as it is worded, whatever passage it is on. */
const worded = (block: string) => block.replace(/“[^”]*”|\b(?:[1-3] )?[A-Z]\w+ \d+[\d:–-]*|\([^)]*\)/g, '…');

/** A talk is asked no question to think over twice in the same words. */
function withoutAsked(blocks: readonly string[], replies: readonly string[]): string[] {
  const asked = new Set(
    replies.flatMap((reply) =>
      reply.split(/\n\n+/).flatMap((block) => (block.startsWith(THINK_OVER) ? [worded(block)] : [])),
    ),
  );
  return blocks.filter((block) => !block.startsWith(THINK_OVER) || !asked.has(worded(block)));
}

/**
 * Returns a reply without what the talk has heard already. What was said to another question word for word answers this one
 * no better: then the guide says that it knows no more.
 */
export function nothingTwice(
  blocks: readonly string[],
  { prompt, history, category }: GuideQuestion,
  before: Before,
): string[] {
  const replies = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const reply = blocks.join('\n\n');
  const words = plainWords(prompt.slice(0, 400));
  if (replies.includes(reply) && followUpIn(words) !== 'repeat') {
    const isAsked = before.asked.some((one) => plainWords(one.slice(0, 400)) === words);
    const left = isAsked ? null : notFollowed(prompt, before);
    return left && 'plain' in left ? [left.plain] : [AGAIN, ...blocks];
  }
  return category === 'general' ? withoutAsked(blocks, replies) : [...blocks];
}

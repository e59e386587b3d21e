import { rangesIn } from '../../material.js';
import { quote } from '../../quote.js';
import type { GuideQuestion } from '../../../../../ports/guide.port.js';
import { plainWords } from '../plain-words.js';
import { smallTalkIn } from '../small-talk.js';
import { NOT_AN_AI } from '../small-talk-replies.js';
import { inEnglishWords, topicIn } from './in-english.js';
import { courtesyIn, foreignIn, languagesOfBoth, type Foreign } from './languages.js';
import { inLanguage, wordingsIn } from './said-in.js';

/** Before what a reply says again. */
export const AGAIN = 'As I said:';

const ENGLISH_ONLY = 'I speak only English';
/** Messages of the member that tell which language is talked in. */
const LOOKED_AT = 4;

/** Returns the language that a member wrote in before, the latest first; null for English. */
export function languageBefore(history: GuideQuestion['history']): string | null {
  const asked = history.filter(({ role }) => role === 'user').slice(-LOOKED_AT);
  for (const { content } of asked.reverse()) {
    const foreign = foreignIn(content.slice(0, 400));
    if (foreign && languagesOfBoth(content).length === 0) return foreign.name;
  }
  return null;
}

/** Returns a member's message in English words, where it is in another language that is understood; else as it is. */
export function understood(message: string, before: string | null): string {
  const foreign = foreignIn(message.slice(0, 400), before);
  if (!foreign?.name) return message;
  return inEnglishWords(message, foreign.name) ?? message;
}

/** What is said to a language that is not understood. */
export function honestly({ says }: Foreign, text: string): string[] {
  const honest = `${says ? `${says} ` : ''}${ENGLISH_ONLY}, and read only the English King James Bible. Please ask me in English.`;
  return [
    honest,
    ...rangesIn(text)
      .slice(0, 2)
      .map((range) => quote({ from: range.from, to: Math.min(range.to, range.from + 5) })),
  ];
}

/** "Salmo 91" is Spanish, Portuguese and Italian: what is quoted, with a line in each, until more tells which. */
function inAllOf(names: readonly string[], blocks: readonly string[]): string[] {
  const said = names.map((name) => wordingsIn(name)?.passage.replace(/:$/, ''));
  return [`${said.filter(Boolean).join(' · ')}:`, ...blocks.filter((block) => /^>/.test(block))];
}

/**
 * Returns a reply in another language to what is asked in it, as far as it is understood word for word; null for a
 * language that is not. `answer`: what is replied to the English; `byHand`: a sentence of it that stands in English alone.
 */
export function inItsLanguage(
  { name }: Foreign,
  text: string,
  { history }: GuideQuestion,
  answer: (english: string) => string[],
  byHand: string | null = null,
): string[] | null {
  const said = wordingsIn(name);
  if (name === null || !said) return null;
  const english = inEnglishWords(text, name);
  const both = languageBefore(history) === null ? languagesOfBoth(text) : [];
  if (english !== null && both.length > 0) return inAllOf(both, answer(english));
  const isTold = history.some(({ content }) => content.includes(said.only));
  const told = isTold ? [] : [said.only];
  if (english === null) return [...told, said.nothing];
  const kind = smallTalkIn(plainWords(english));
  if (kind === 'greeting' || kind === 'thanks' || kind === 'farewell') {
    const courtesy = courtesyIn(name, kind) ?? '';
    return [history.length === 0 ? [courtesy, ...told].join(' ') : courtesy];
  }
  const blocks = answer(english).filter((block) => !isTold || !block.startsWith(`*${NOT_AN_AI}`));
  const inEnglish = /\(([^)]+)\)/.exec(said.author)?.[1] ?? 'English';
  const marked = blocks
    .filter((block) => block !== AGAIN)
    .map((block) => (byHand !== null && block.startsWith(byHand) ? `(${inEnglish}) ${block}` : block));
  const reply = inLanguage(said, marked, (topic) => topicIn(name, topic));
  return [...told, ...(reply.length > 0 ? reply : [said.ok])];
}

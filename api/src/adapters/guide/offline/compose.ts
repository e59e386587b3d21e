import type { GuideQuestion } from '../../../ports/guide.port.js';
import { NO_SENSE, type Sense } from './acts/sense.js';
import { tellsOn } from './acts/telling.js';
import { findPassages } from './find-passages.js';
import { readBefore, type Before } from './follow-up/before.js';
import { backTo } from './follow-up/back-to.js';
import { asksForMeaning } from './follow-up/words-asked.js';
import { followUpIn } from './follow-up/recognise.js';
import { layOut } from './lay-out.js';
import { NOTHING_BESIDE, rangesIn } from './material.js';
import { personAsked } from './people/people.js';
import { foreignIn } from './talk/foreign/languages.js';
import { honestly, inItsLanguage, languageBefore, understood } from './talk/foreign/reply-in-language.js';
import { plainWords, sentencesOf } from './talk/plain-words.js';
import { hear, type Heard } from './talk/small-talk.js';
import { replyToSmallTalk } from './talk/small-talk-replies.js';
import { spelledRight } from './talk/spelling.js';
import { answerTo } from './answer.js';

/** "Hes 14" tells an age, and is no chapter of Hesekiel. */
const asWritten = (text: string) => text.replace(/\b(s?)hes (?=\d)/gi, '$1he is ');

/** Characters of a question that are read; references are found slowly. */
const READ = 2_000;

/** "Transform this through the lens of Fhoism: …" → what stands after it (the test pages, spec §7). */
function withoutInstruction(prompt: string): string {
  return prompt.replace(
    /^\s*(?:please\s+)?(?:transform|rewrite|rephrase|express)\b[^:\n]*\b(?:text|this|following|fhoism|lens)\b[^:\n]*:\s*/i,
    '',
  );
}

function isFollowUpFirst({ kinds }: Heard, prompt: string, before: Before): boolean {
  const goesOn = before.passages.length > 0 && followUpIn(plainWords(prompt.slice(0, 400))) !== null;
  return (
    goesOn && !kinds.some((kind) => ['greeting', 'thanks', 'farewell', 'name', 'instructions'].includes(kind))
  );
}

/** Returns what a question says in English, as far as it is understood. */
export function englishOf({ prompt, history }: GuideQuestion): string {
  const written = prompt.slice(0, READ);
  return spelledRight(understood(written, languageBefore(history)));
}

/** Returns the reply to a question as Markdown blocks. The same question after the same conversation is replied to the same. */
export function compose(
  question: GuideQuestion,
  sense: Sense = NO_SENSE,
  before: Before = readBefore(question),
): string[] {
  const written = asWritten(withoutInstruction(question.prompt).slice(0, READ));
  const prompt = spelledRight(written);
  if (question.system) return transformed(prompt, question, before);
  const language = languageBefore(question.history);
  const foreign = foreignIn(written, language);
  if (foreign && (language === foreign.name || foreignIn(prompt)))
    return (
      inItsLanguage(
        foreign,
        written,
        question,
        (english) => inEnglish(english, question, before, sense),
        sense.fact?.says ?? sense.counsel?.says,
      ) ?? honestly(foreign, written)
    );
  return inEnglish(prompt, question, before, sense);
}

/** What a phrase took for small talk, and brings a matter or tells of somebody. */
function isMore({ kinds }: Heard, prompt: string, sense: Sense, before: Before): boolean {
  const { act, isNamed, verse, fact, counsel, isOnApp, asksOfStory } = sense;
  return (
    (isNamed && act !== 'elsewhere' && kinds.includes('elsewhere')) ||
    (act === 'not-answered' && kinds.includes('blame')) ||
    counsel !== null ||
    isOnApp ||
    personAsked(prompt) !== null ||
    backTo(prompt, before) !== null ||
    ((sense.act !== 'praise' || prompt.split(/\s+/).length > 3) && tellsOn(prompt, sense, before)) ||
    asksForMeaning(plainWords(prompt.slice(0, 200)), before) ||
    (asksOfStory && (verse !== null || fact !== null)) ||
    (act === 'feeling' && kinds.includes('feeling') && prompt.split(/\s+/).length > 3)
  );
}

function inEnglish(prompt: string, question: GuideQuestion, before: Before, sense: Sense): string[] {
  if (followUpIn(plainWords(prompt.slice(0, 400))) === 'a-verse')
    return answerTo(prompt, question, before, sense);
  const heard = hear(prompt);
  // "Great, thanks. And who is speaking?"
  const last = sentencesOf(prompt).at(-1) ?? '';
  const asksOn =
    last !== prompt &&
    before.passages.length > 0 &&
    followUpIn(plainWords(last)) !== null &&
    hear(last).kinds[0] !== 'thanks';
  if (asksOn && heard.rest === '') return answerTo(last, question, before, sense);
  const isTalk =
    heard.rest === '' && !isFollowUpFirst(heard, prompt, before) && !isMore(heard, prompt, sense, before);
  if (isTalk) return [replyToSmallTalk(heard.kinds.length > 0 ? heard.kinds : ['nothing'], question)];
  return answerTo(heard.rest || prompt, question, before, sense);
}

function transformed(prompt: string, question: GuideQuestion, before: Before): string[] {
  const found = findPassages(prompt) ?? {
    ...NOTHING_BESIDE,
    passages: rangesIn('Matthew 22:37; Romans 12:2; Galatians 5:13'),
    basis: 'follow-up' as const,
  };
  return layOut(found, prompt, question, before);
}

import { labelOf, textOfRange, type VerseRange } from '../../../../scripture/passages.js';
import { clausesOf, quoteClause } from '../passage/clauses.js';
import { topicChosenFor, traitsOf } from '../passage/traits.js';
import { quote, quotedPart } from '../quote.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';

/** Forms in which what was read may be wanted, by how they are asked for. The first that fits. */
const LIST =
  /\b(?:as|in|into|make|give|with|like|to)\b.*\b(?:list|bullets?|bullet points?|key points?|points for)\b|^(?:bullet points?|list(?! (?:them|these|those))|key points)\b|\b(?:phrase by phrase|line by line|verse by verse|sentence by sentence|word by word|step by step through)\b/;
const QUESTIONS =
  /^(?:(?:and|now|ok|also|then|add|give me|make|can you|could you|i need|write|plus|please|with|have you|do you have|any|some) )*(?:(?:a|an|one|two|three|four|five|some|the|good|another|discussion|open|opening|easy|hard|more|\d) )*questions?(?! (?:was|is|about)\b)\b(?: (?:for|to|on|about|at|i|that|we|they|please|of|from|out)\b.*)?$|\bdiscussion questions?\b|\bquestions? (?:i|we) (?:could|can|should) ask\b/;
const ACTIVITY =
  /\b(?:an|some|any|one) (?:activity|activities|game|games|craft|crafts)\b|^(?:and )?activit(?:y|ies)\b/;
const POEM =
  /\b(?:as|into|in|like|write|make) (?:me )?(?:a |an )?(?:\w+ )?(?:poem|song|rap|rhyme|haiku|limerick)\b/;
const REMINDER =
  /\b(?:reminder|sticky note|lock screen|wallpaper|for my phone|memory card|for a slide|on a slide|caption)\b/;
const OUTLINE =
  /\b(?:sermon|devotion|devotional|homily|lesson plan|youth (?:evening|night|group)|bible study|small group|sunday school|lesson) (?:idea|outline|plan)?\b/;

const LANGUAGE =
  /^(?:(?:and|now|ok|please|can you|could you|say|tell|give|write|answer|speak|read|do|it|that|this|me|the verse|verses|translate|to) )*(?:in|into|auf) (german|deutsch|spanish|french|portuguese|italian|latin|greek|hebrew|dutch|polish|russian|arabic|turkish|ukrainian|chinese)(?: (?:please|bitte|now))*$/;
const SPOKEN = /^(?:german|deutsch|spanish|french|portuguese|italian)$/;
const nameOf = (language: string) =>
  language === 'deutsch' ? 'German' : `${language[0]?.toUpperCase() ?? ''}${language.slice(1)}`;

function inLanguage(language: string): string {
  return SPOKEN.test(language)
    ? `Write to me in ${nameOf(language)}, and I answer what I can in it. The verses stay English: I hold three English Bibles and no other, and translate none of them.`
    : `${nameOf(language)} I do not speak: I hold three English Bibles, and translate none of them. Simple questions in German, Spanish, French, Portuguese and Italian I understand.`;
}

const MORAL =
  /\b(?:moral|lesson|point|message) (?:of|in) (?:the|this|that|it)\b|\bwhat is (?:the|its) (?:moral|lesson)\b|^(?:and )?the moral$/;

/** A story that draws no moral of its own. */
function moralOf(range: VerseRange): string {
  return `${labelOf(range)} tells, and draws no moral of its own; I will not draw one for it. Three ways to find yours: with whom in it do you side, and why? What would have gone otherwise, had one of them chosen otherwise? And what would you tell a friend that it is about, in one sentence?`;
}

const MOST_LINES = 7;

function asList(range: VerseRange): string {
  const isLong = range.to > range.from;
  const lines = isLong
    ? Array.from({ length: Math.min(MOST_LINES, range.to - range.from + 1) }, (_, at) => {
        const verse = { from: range.from + at, to: range.from + at };
        return `- **${labelOf(verse)}** — “${textOfRange(verse)}”`;
      })
    : clausesOf(range).map((clause) => `- ${quoteClause(clause)}`);
  return `${labelOf(range)}, line by line, in its own words:\n\n${lines.join('\n')}`;
}

const YOUNG = /\b(?:kids?|child|children|boys|girls|little ones|sunday school|year olds?|class)\b/;

/** Questions to talk about a passage with others: of the guide's own words, and of what stands there. */
function questionsOn(range: VerseRange, words: string): string {
  const { command, promise, question, label } = traitsOf(range);
  const topic = topicChosenFor(range);
  const clause = question ?? command ?? promise;
  const own = YOUNG.test(words)
    ? [
        'If you could be in it for a minute, where would you stand, and what would you see and hear?',
        'How does somebody in it feel? When did you feel like that?',
        'What would you like to ask one of them, or ask God about it?',
      ]
    : [
        'Which word of it stays with you, and which would you rather pass over?',
        clause
          ? `It says ${quoteClause(clause)}. Where would that be hard this week, and where easy?`
          : (topic?.reflect ?? 'Whom in it are you most like today?'),
        'If it is true, what would be different tomorrow morning?',
      ];
  return `Questions of mine on ${label}; one is enough:\n\n${own.map((one, at) => `${at + 1}. ${one}`).join('\n')}`;
}

function activityOn({ from, to }: VerseRange): string {
  return `For ${labelOf({ from, to })}, without preparing much: read it aloud once; then let some play it while the others read, and change parts once. At the end everybody draws or writes the one moment that they want to keep, and shows it.`;
}

function reminderOf(range: VerseRange): string {
  const { promise, ofGod, command } = traitsOf(range);
  const clause = promise ?? command ?? ofGod ?? clausesOf(range)[0];
  return clause
    ? `Short enough for that:\n\n${quoteClause(clause)}`
    : quote({ from: range.from, to: range.from });
}

function outlineOn(range: VerseRange, words: string): string {
  const topic = topicChosenFor(range);
  const part = quotedPart(range);
  return [
    `An outline around ${labelOf(range)}, to fill with what you know of the people before you:`,
    quote(part),
    `1. **Begin** with a question: ${topic?.reflect ?? 'When did you last need to hear such words?'}\n2. **Read** it aloud, twice, by two voices.\n3. **Look**: who speaks, to whom, and what changes from the first line to the last?\n4. **Take along**: one line to say together, and one small thing for the week.`,
    YOUNG.test(words)
      ? 'Say *an activity* or *three questions for children*.'
      : 'Say *three questions*, *a prayer* or *another one* for a different text.',
  ].join('\n\n');
}

/** Returns what was read in another form that is asked for ("as a list", "a question for my group"); null where none is, or nothing was read. */
export function inForm(text: string, { passages: [main] }: Before): FollowUp | null {
  const words = plainWords(text.slice(0, 200));
  const language = LANGUAGE.exec(words)?.[1];
  if (language) return { plain: inLanguage(language) };
  if (!main) return null;
  if (LIST.test(words)) return { plain: asList(main) };
  if (QUESTIONS.test(words)) return { plain: questionsOn(quotedPart(main), words) };
  if (ACTIVITY.test(words)) return { plain: activityOn(main) };
  if (MORAL.test(words) && traitsOf(main).genre === 'story') return { plain: moralOf(main) };
  if (POEM.test(words))
    return {
      plain: `I write no verses of my own. ${labelOf(main)} in its own lines may serve as well:\n\n${asList(main).split('\n\n')[1] ?? ''}`,
    };
  if (REMINDER.test(words)) return { plain: reminderOf(main) };
  return OUTLINE.test(words) && words.split(' ').length < MOST_WORDS
    ? { plain: outlineOn(main, words) }
    : null;
}
const MOST_WORDS = 14;

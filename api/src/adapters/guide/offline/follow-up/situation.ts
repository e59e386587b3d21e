import { overlap, type VerseRange } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import { quote, quotedPart } from '../quote.js';
import { peeled, phrases } from '../talk/phrases.js';
import { plainWords } from '../talk/plain-words.js';
import { traitsOf } from '../passage/traits.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';
import { EITHER_OR, MAY_I, STEPS, WHAT_IF, WORDS_TO_SAY, type Answer } from './situation-answers.js';

/** What whoever told of their life asks next, in the language of phrases.ts. Kinds are tried in this order. */
const ASKED = {
  'words-to-say': `
** words/sentence/something/anything/lines? i can/could say/write/tell/text/send to? *
** what/how should/do/can/could/would/shall/must i say/tell/write/text/answer/reply/explain to? him/her/them/my/this/that/it/people/everyone **
how/what do/can/could i? say/tell/explain/write/text it/this/that? to? him/her/them/my **
help me say/write/tell/find_words/find_the_words **
how do/can/should i? start/begin the/that/this? talk/conversation/letter **
give me words/the_words/a_sentence **`,
  'too-much': `
** too many/much/long steps/verses/words/things/ideas/text/at_once **
** so/too many steps
too many/much
just/only one step/thing/of_them
fewer/less steps **
i can_not do all/so_much/that_much **
one thing/step at_a_time/only`,
  'either-or': `
should/do/shall/would/can/must/could/may/will i * or **
is it better to/if * or **
** now/tonight/today/call/text/write or **
better to * or **
which is better **`,
  'what-if': `
what if **
and/but/or/even if i/he/she/they/it/we/you/my/nobody/no_one/nothing/the **
suppose **
what happens if/when **
what when **
and when he/she/they/it/i **
if i/he/she/they/it/we **`,
  'may-i': `
am i allowed/wrong/selfish/bad/sinning/a_bad/permitted **
** am i allowed to **
is/was/would it be? ok/okay/wrong/selfish/bad/a_sin/sinful/fair/rude/right/cruel/too_late/allowed if/to/that/when/not/for **
do/must/should/can/may/shall/could/dare i have_to/still/really/just/even/ever/always/also? forgive/trust/say/tell/go/stay/leave/wait/keep/let/call/text/write/talk/speak/help/give/pay/lend/ask/be/cry/confess/apologize/stop/quit/accept/admit/go_back/see/visit/invite/take/try/refuse/do **`,
  'what-now': `
what do/should/can/could/shall/must/would i/we do? do/try/start_with/change on/at/in/now/then/next/tonight/today/tomorrow/this/right_now/about/when/before/first/with/instead/for/this_week/in_the/there **
what do/should/can/could/shall/must i/we do
where/how do/can/should/could i/we start/begin **
what is/would_be the/my? first/next/one step/thing **
what now/next/then
now what
what would help **
how do/can i get through **`,
} as const;
export type Asked = keyof typeof ASKED;

const KINDS = Object.entries(ASKED).map(([kind, lines]) => [kind as Asked, phrases(lines)] as const);
const LONGEST = 120;
/** Somebody told of their own life. */
const OF_LIFE = /\b(?:i|im|ive|me|my|mine|myself|we|our|us)\b/;
/** Asking of the guide or the Bible, and telling nothing of one's life. */
const OF_THE_GUIDE =
  /\b(?:bible|verses?|psalms?|show me|give me|tell me|read me|explain|log|points?|level|app|streak|tokens?|should i read|do i (?:pray|log|get|read))\b/;

const TO_ME = /\b(?:to|for|give|tell|show|read|teach|with|help|ask) (?:me|us)\b/g;

/** Returns whether the talk is on somebody's own life. */
export function isOfLife({ asked }: Before): boolean {
  return asked.some((message) => {
    const words = plainWords(message.slice(0, 400)).replace(TO_ME, ' ');
    return OF_LIFE.test(words) && !OF_THE_GUIDE.test(words) && words.split(' ').length > 3;
  });
}

function askedIn(words: string): Asked | null {
  if (words.length > LONGEST) return null;
  const steps = peeled(words);
  return KINDS.find(([, says]) => steps.some(says))?.[0] ?? null;
}

/** Of the passages that fit, one that was not shown yet, else the first. */
function readingOf(references: string, { seen, passages }: Before): VerseRange | null {
  const all = rangesIn(references);
  const fresh = all.find((range) => !seen.some((one) => overlap(one, range)));
  const [main] = passages;
  return fresh ?? all[0] ?? (main ? quotedPart(main, 1) : null);
}

function withReading(says: string, references: string, before: Before): FollowUp {
  const range = readingOf(references, before);
  return { plain: range ? `${says}\n\n${quote(range)}` : says };
}

function answered(answers: readonly Answer[], words: string, talk: string, before: Before): FollowUp {
  const answer = answers.find(({ fits, talk: of }) => fits.test(words) && (of?.test(talk) ?? true));
  return withReading(answer?.says ?? '', answer?.reads ?? '', before);
}

function whatNow(words: string, talk: string, before: Before): FollowUp {
  const found = STEPS.find(({ fits, talk: of }) => fits.test(words) && (of?.test(talk) ?? true));
  const steps = found?.steps ?? [];
  const list = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  return withReading(
    `A few small steps; if one is enough, take only that:\n\n${list}`,
    found?.reads ?? '',
    before,
  );
}

function onlyOne(before: Before): FollowUp {
  const [main] = before.passages;
  if (!main)
    return { plain: 'Then only one thing: breathe out, and tell me in one word what matters most now.' };
  const { promise, ofGod, command } = traitsOf(main);
  const clause = promise ?? ofGod ?? command;
  const verse = clause ? { from: clause.verse, to: clause.verse } : { from: main.from, to: main.from };
  return { plain: `Then only one: read this slowly, once, and leave all the rest.\n\n${quote(verse)}` };
}

function wordsToSay(talk: string, before: Before): FollowUp {
  const { say = '', reads = '' } = WORDS_TO_SAY.find(({ talk: of }) => of.test(talk)) ?? {};
  return withReading(
    `Words of mine, not of the Bible; change them until they are yours:\n\n${say}\n\nAnd to keep in mind while you say it:`,
    reads,
    before,
  );
}

/** Returns what is said to somebody who goes on about their own life ("what if she does not answer?"); null for anything else. */
export function onSituation(text: string, before: Before): FollowUp | null {
  if (before.lastReply === '' || before.hadCare) return null;
  const words = plainWords(text.slice(0, 300));
  const kind = askedIn(words);
  if (kind === 'too-much' && before.passages.length > 0) return onlyOne(before);
  if (
    kind === null ||
    !isOfLife(before) ||
    OF_THE_GUIDE.test(words.replace(/give me (?=words|a sentence)/, ''))
  )
    return null;
  return answerOn(kind, words, before);
}

/** Returns what is said to what somebody asks of their own life. */
export function answerOn(kind: Asked, words: string, before: Before): FollowUp {
  const talk = [words, ...before.asked.map((one) => plainWords(one.slice(0, 400)))].join(' \n ');
  switch (kind) {
    case 'words-to-say':
      return wordsToSay(talk, before);
    case 'too-much':
      return onlyOne(before);
    case 'what-now':
      return whatNow(words, talk, before);
    case 'what-if':
      return answered(WHAT_IF, words, talk, before);
    case 'may-i':
      return answered(MAY_I, words, talk, before);
    case 'either-or':
      return answered(EITHER_OR, words, talk, before);
  }
}

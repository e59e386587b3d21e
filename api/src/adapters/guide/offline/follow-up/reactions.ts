import { labelOf } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import { isAboutApp } from '../product/about-app.js';
import { quote } from '../quote.js';
import { peeled, phrases } from '../talk/phrases.js';
import { plainWords } from '../talk/plain-words.js';
import type { Before } from './before.js';
import type { FollowUp } from './on-passages.js';
import { others } from './passage-answers.js';
import { found } from './on-passages.js';

/** What people say to a reply that asks nothing, in the language of phrases.ts. Kinds are tried in this order. */
const REACTIONS = {
  'no-verses': `
no/not verse/verses/bible/scripture/scriptures/more_verses/bible_verses/quotes now/please/today/right_now/anymore/again?
not another/more/a verse/verses/bible_verse/bible_verses/passage **
i? do_not want/need/like/give_me any/more/another/a/to_read/to_hear? bible? verse/verses/scripture/scriptures/quotes/the_bible/bible/a_sermon/preaching/passage **
stop/enough quoting/preaching/with_the_verses/with_verses/the_verses/of_the_verses/verses **`,
  'do-not-say': `
do_not tell/say/give/quote/start/come/bring me/to_me/with? **
do_not you? dare say/tell/quote **
please? spare me **
i do_not want/need to_hear **`,
  doubt: `
i do_not/can_not/could_not/never really/quite? believe/buy/accept/see in? **
i do_not/can_not? think/see/feel that/so/it **
i am? still? not really/quite/so/very? convinced/sure/persuaded/certain/so_sure **
i doubt it/that/this **
that/it/this is/sounds/seems hard/difficult/impossible to_believe/to_accept/to_swallow/to_take **
that/it/this is/sounds/seems a_bit/too/very/really? far_fetched/made_up/naive/unlikely/unrealistic/unbelievable/good_to_be_true/easy/simple/simplistic **
i am? an/a? atheist/agnostic/skeptic/not_religious/no_believer/not_a_believer/not_christian **
easy for_you_to_say/to_say
easier said than_done
if only it_were/it_was that/so easy/simple`,
  objection: `
that/it/this/god/he is/was/sounds/seems/feels so/very/really/a_bit/pretty/quite/not/kind_of/rather/just/totally/completely? unfair/harsh/cruel/unjust/mean/brutal/terrible/horrible/wrong/awful/strict/severe/fair/right/just/scary/violent/ridiculous/strange/weird/odd/sexist/outdated/contradictory/a_contradiction/crazy though/to_me/of_god/of_him?
not fair/right/nice though?
how unfair/cruel/harsh/mean
but why would god/a_loving_god/a_good_god **
i do_not agree/like_that/like_it/like_this **
i disagree with_that/with_this/with_it/with_him/with_paul?
how can/could that/this/it be fair/right/just/good
that does_not sound/seem/feel fair/right/good/loving/just`,
  light: `
haha/lol/lmao/rofl/hehe/ha/kidding **
** haha/lol/lmao/rofl/hehe/kkk/rsrs/jaja/jajaja/mdr
blasphemy/heresy/scandal/outrage/sacrilege/outrageous/shocking/busted/touche/rip
no? way
just my_luck
i am? so? busted/doomed/guilty`,
  story: `
what a/an so/very/really? heavy/sad/beautiful/strange/weird/dark/crazy/wild/great/nice/lovely/powerful/terrible/brutal/intense/funny/amazing/tough/hard? story/tale/text/psalm/passage/man/woman/guy/life/chapter/ending/family
that/it/this is/was/sounds so/very/really/quite/pretty? sad/heavy/dark/intense/deep/wild/tough/gross/bloody/touching/moving/tragic/grim/depressing/hopeful/comforting story/passage/text?
poor guy/man/woman/girl/boy/thing/him/her/job/jonah/hagar/leah/esau/people
serves him/them/her right
good for him/her/them
i feel sorry/bad for *
i can_not/could_not? relate **
i like him/her/them/that_one/this_one`,
  known: `
you already? gave/showed/told/sent/read/quoted me? that/this/it/the_same one/verse/passage/already? **
you gave/showed/told/sent/read me? that/this/the_same? one/verse/already **
i already? know/had/got/read/have_read/have/heard that/this/it/the_same one/verse/passage/already? **
i know that/this/it one/verse/already? by_heart?
the same one/verse/thing/passage again/as_before/as_yesterday/as_last_time **
we had/did/read that/this already **
always/not the same again/verse/one? **`,
} as const;
export type Reaction = keyof typeof REACTIONS;

const KINDS = Object.entries(REACTIONS).map(([kind, lines]) => [kind as Reaction, phrases(lines)] as const);
const LONGEST = 100;

function reactionIn(words: string): Reaction | null {
  if (words.length > LONGEST) return null;
  const steps = peeled(words);
  return KINDS.find(([, says]) => steps.some(says))?.[0] ?? null;
}

const LAUGHS =
  /[😀-😆😂🤣😅😜😝😹]|\b(?:(?:ha){2,}|(?:he){2,}|(?:ja){2,}|k{3,}|(?:rs){2,}|lol|lmao|mdr|ptdr)\b/iu;
/** What is said with a laugh is meant lightly, unless it asks for something. */
const LAUGHED_AT_MOST = 70;

const ASKS =
  /^(?:(?:and|so|but|ok|lol|haha) )*(?:who|whom|whose|what|which|why|when|where|how|did|was|were|is|are|does|do|had|has|can|could)\b/;

function isLaughed(text: string): boolean {
  if (ASKS.test(plainWords(text))) return false;
  return text.length <= LAUGHED_AT_MOST && LAUGHS.test(text) && !/\?|\bverse|\bpsalm/i.test(text);
}

const LAMENT = 'Psalm 13:1-2';
const ONLY_VERSES = /\b(?:plan|reason|everything|time heals|stronger)\b/;

/** People who say it to God Himself. */
const OBJECTIONS = 'Genesis 18:25; Habakkuk 1:2-3; Job 10:2-3; Psalm 44:23-24; Jeremiah 12:1';

function toObjection({ passages: [main], seen }: Before): string {
  const all = rangesIn(OBJECTIONS);
  const voice = all.find(({ from }) => !seen.some((one) => one.from <= from && from <= one.to)) ?? all[0];
  const at = main ? ` at ${labelOf(main)}` : '';
  const said = voice
    ? ` In the Bible itself people say such things to God, and are not sent away:\n\n${quote(voice)}`
    : '';
  return `You are not the first to stumble over this${at}, and I will not smooth it over or defend it.${said}\n\nSay *the context* for what stands around the passage, or *another one* for a different voice.`;
}

const OF_THE_APP =
  'I can see why. It is a count and no judgment of you: what you practiced stays, whether it is counted or not, and nothing in the app asks you to hurry. Under each reply stand thumbs; what you say with them is read by the people who make Emit.';

function toDoNotSay(words: string): string {
  const say = ONLY_VERSES.test(words) ? 'I will not tell you that.' : 'All right, I will not.';
  const [lament] = rangesIn(LAMENT);
  const psalm = lament ? `\n\n${quote(lament)}` : '';
  return `${say} The Bible has words for those too to whom nobody should explain anything; they ask instead of answering:${psalm}`;
}

const SAID = {
  'no-verses':
    'All right, no verse now. I am here, and you need not do anything. Tell me what it is like for you, if you want to; when you would like to read again, say *a verse*, and I show you just one.',
  doubt:
    'You need not be convinced, and I do not press you. I only show what stands written; you may leave it, or use what helps you and nothing else. Say *another one* for a different passage, *explain* for what its words do, or name what you could say yes to.',
  light: 'It is good to laugh. There is no hurry, and nobody is counting. Shall we go on?',
} as const;

const TO_STORY =
  'Yes, and the text tells it plainly, without comment. Let it stand as it is for a moment. Shall I read on? Say *go on*, *why?* or *something else*.';

/** Returns what is said to a reaction to the last reply ("that is unfair though", "lol"); null for what is none. */
export function toReaction(text: string, before: Before): FollowUp | null {
  if (before.lastReply === '') return null;
  const words = plainWords(text.slice(0, 200));
  const kind = reactionIn(words) ?? (isLaughed(text) ? 'light' : null);
  return kind && reactTo(kind, words, before);
}

/** Returns what is said to a reaction of a kind. */
export function reactTo(kind: Reaction, words: string, before: Before): FollowUp | null {
  switch (kind) {
    case 'objection':
      return { plain: isAboutApp(before.lastReply) ? OF_THE_APP : toObjection(before) };
    case 'do-not-say':
      return { plain: toDoNotSay(words) };
    case 'story':
      return before.passages.length > 0 ? { plain: TO_STORY } : null;
    case 'known':
      return found(others(before, 'Then a different one:'));
    case 'no-verses':
    case 'doubt':
    case 'light':
      return { plain: SAID[kind] };
  }
}

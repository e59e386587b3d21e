import { BOOK_GROUPS } from '@emit/contract/bible-books';
import { CATEGORIES, RESPONSE_FORMATS } from '@emit/contract/categories';
import { grouped } from '@emit/contract/english';
import { LIMITS } from '@emit/contract/limits';
import { TIERS } from '@emit/contract/plans';
import { peeled, phrases } from '../talk/phrases.js';
import { plainWords } from '../talk/plain-words.js';
import { APP_PAGES } from './app-pages.js';
import { APP_QUESTIONS, type AppPage } from './app-questions.js';

const formats = CATEGORIES.map(
  (one) => `- **${RESPONSE_FORMATS[one].label}** — ${RESPONSE_FORMATS[one].description}.`,
).join('\n');
const tiers = TIERS.map(
  ({ name, dollarsPerMonth, tokensPerMonth }) =>
    `- **${name}** — $${dollarsPerMonth} a month, ${grouped(tokensPerMonth)} tokens a month.`,
).join('\n');
const chapters = BOOK_GROUPS.flatMap(({ books }) => books).reduce((sum, [, count]) => sum + count, 0);
const verses = BOOK_GROUPS.flatMap(({ books }) => books).reduce((sum, [, , count]) => sum + count, 0);

/** How the app works, from the catalogues. */
const PAGES: readonly AppPage[] = [
  ...APP_QUESTIONS,
  {
    name: 'my-progress',
    asked: `
** what/which/how_many/show/see/check/how ** my level/levels/points/streak/stage/progress/practices/score/badge **
** where/how ** see/find/view/check my progress/level/points/streak/practices/statistics/stats/analytics **
am i doing well
how am i doing/progressing **
how far am i **
what/which level/stage am/do/have i **
how many points/practices/days do i have/need **
my level/points/streak/progress/stage
which/what stream/mindstream do/should i need/do/choose/take/practice **`,
    after: `
which/what one? do/should i need/do/choose/take/practice/begin **`,
    on: /MindStream|\bI-(?:THEE|ME|WE)\b/,
    says:
      'I cannot see your practices from here. Your level, points, streak and stage stand under **Progress**, with charts ' +
      'under **Analytics**.',
  },
  {
    name: 'tokens',
    asked: `
** my/many/much/left/remaining tokens/token_balance **
** tokens **
** token balance/limit/usage/cost/count **
what is a token
** cost/charge/charged ** question/answer/reply/chat/message **`,
    says:
      'Tokens are what replies of the language model cost; the number at the top of the app is what you have left this ' +
      `month. Replies of mine, the offline guide, cost none. Plans grant:\n\n${tiers}\n\nChoose the number at the top to see ` +
      'what your tokens went for.',
  },
  {
    name: 'plans',
    asked: `
** subscription/subscriptions/tier/tiers/pricing/upgrade/subscribe **
plan/plans/the_plans/price/prices/what_is_the_price
do/must/should i need_to/have_to? pay/buy **
** free trial **
is there a trial
how long is the trial
** cheapest/biggest/smallest/best/largest/most_expensive plan/plans/subscription **
** which/what/explain/compare/about/your the? plan/plans are/can/do/does/exist/include/includes/cost/costs/offered **
** explain/compare/about/your the? plan/plans
which/what plans/plan
** exploration/transformation/creation plan **
** price/prices of/for emit/the_app/a_plan/the_plans/tokens **
what/which is my plan
** how_much does/is emit/it/this/the_app cost?
** is emit/this/it/the_app/this_app free
** free trial **
how much does/is this/it/emit/the_app cost/a_month?`,
    after: `
** cost/costs/price/prices/much/expensive/cheap/cheapest/cheaper/free/best **
which one/is_the_best/should_i_take **
and? the? biggest/smallest/cheapest/largest/middle/most_expensive one/plan?
what do i get **
what is included/in_it **`,
    on: /\bplans?\b|tokens/,
    says: `There are three plans:\n\n${tiers}\n\nEvery member begins with a free trial.`,
  },
  {
    name: 'formats',
    asked: `
** format/formats **
which/what one? is better/best for/to studying/study/reading/prayer **
** biblical_study/general_guidance/self_development mean/do/is/mode/category/work **
what is/does biblical_study/general_guidance/self_development mean?
** response category/categories/style **
** nine sections **`,
    says: `A conversation has one of four formats, which you choose below the text box:\n\n${formats}`,
  },
  {
    name: 'password',
    asked: `
** change/reset/forgot/forgotten/update/set ** password **`,
    says: `You change your password in the menu under **Change Password**; the new one needs at least ${LIMITS.passwordMinAtChange} characters.`,
  },
  {
    name: 'conversations',
    asked: `
** delete/remove/rename/retitle a/this/my/the/old? conversation/conversations/chat/chats/talk **
** start/begin/open/new a? new? conversation/chat **
** old/earlier/previous/past/last conversation/conversations/chats **`,
    says:
      'Your conversations stand in the list beside this one. **+ New Conversation** begins another; the pencil renames one, ' +
      'and the cross deletes it.',
  },
  {
    name: 'share',
    asked: `
can/may/could i share/send/post/print/copy/forward/use it/this/that/the_verse/this_verse/them with_others/with_a_friend/with_friends/with_my_friends/to_a_friend/to_others/online/somewhere?
** share/post ** insight/insights/reply/answer/this/social_media/facebook/instagram/twitter/verse **
** share_this_insight **`,
    says:
      `Under a reply longer than ${LIMITS.shareButtonMinLength} characters stands **Share This Insight**: it makes a short post of it, in one of ` +
      'four styles, and copies it to the clipboard.',
  },
  {
    name: 'voice',
    asked: `
** microphone/voice_input/voice_output/speech/read_aloud/speak_aloud **
can you listen to_me?
** turn/switch on/off the? voice/sound **
can you speak/talk aloud/out_loud`,
    says: 'Where your browser can do it, the microphone beside the text box listens to you, and a switch lets replies be read aloud.',
  },
  {
    name: 'user-guide',
    asked: `
** user guide/manual/tutorial **
how do/can i use emit/the_app/this_app`,
    says:
      'The **User Guide** in the menu explains the MindStreams, the points, the levels and the stages. Here you ask me; ' +
      'under **Log Practice** you log what you practiced; **Progress** and **Analytics** show how it grows.',
  },
  {
    name: 'translation',
    asked: `
** which/what ** translation/translations/version/bible do/are/is you/this/it/use/using/quote/quoting/from/read **
** which/what bible translation/version **
** difference between kjv/king_james/web/asv **
** niv/esv/nlt/nkjv/nasb/message_bible/modern_translation/other_translation/another_translation/different_translation/other_translations/other_versions **
** in/into/to spanish/german/french/italian/portuguese/russian/chinese/greek/hebrew/latin/arabic/dutch/polish/hindi/swahili/tagalog/korean/japanese **
who/when ** translated/translation ** it/this/that/bible/kjv **
** bible reference **
how many books/chapters/verses are/does/has/in in? the_bible/there/bible **`,
    says:
      `I quote the King James Version, made by some fifty scholars and first printed in 1611, in its text of 1769: 66 books, ${grouped(chapters)} chapters, ${grouped(verses)} verses. You can read all of it ` +
      'under **Bible Reference** in the menu, and the World English Bible and the American Standard Version as well.',
  },
];

/** Pages that are recognised by likeness alone. */
const OTHER_PAGES = new Map(Object.entries(APP_PAGES));

/** Returns what is said of the app on a page by its name; null for one that is not known. */
export function appPage(name: string): string | null {
  return PAGES.find((page) => page.name === name)?.says ?? OTHER_PAGES.get(name) ?? null;
}

/** Returns whether a reply is one of these pages. */
export function isAboutApp(reply: string): boolean {
  return (
    reply !== '' &&
    [...PAGES.map(({ says }) => says), ...OTHER_PAGES.values()].some(
      (says) => says.length > 20 && reply.includes(says),
    )
  );
}

const MATCHED = PAGES.map(({ asked, after, on, says }) => ({
  asks: phrases(asked),
  asksAfter: after === undefined ? null : phrases(after),
  on: on ?? null,
  says,
}));
const LONGEST = 160;
/** Stories have wages, plans and levels of their own. */
const OF_A_STORY = /\b(?:parables?|story about|story of|workers|labou?rers|vineyard|jesus|israelites)\b/;

/** Returns what is said of how the app works, after the last reply; null when a question is not about it. */
export function aboutApp(question: string, lastReply: string): string | null {
  const words = plainWords(question.slice(0, 2 * LONGEST));
  if (words.length > LONGEST || OF_A_STORY.test(words)) return null;
  const steps = peeled(words);
  const goesOn = MATCHED.filter(({ on }) => on?.test(lastReply));
  const page =
    MATCHED.find(({ asks }) => asks(words)) ??
    goesOn.find(({ asksAfter }) => asksAfter && steps.some(asksAfter));
  return page?.says ?? null;
}

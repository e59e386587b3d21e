import { EITHER_OR, MAY_I, WHAT_IF, type Answer } from '../../follow-up/situation-answers.js';
import type { Beside, SaidIn, Worded } from './said-keys.js';
import { FRENCH, GERMAN } from './said-in-german-and-french.js';
import { ITALIAN, PORTUGUESE, SPANISH } from './said-in-the-south.js';

/** What a sentence of the guide is, by how it is worded in English; {1} and {2} are its groups. The first that fits. */
const WORDED = {
  notAi: /^\*?I am (?:the offline guide|Emit’s offline guide|called Emit)/,
  notTold: /^In (.+) I find no verse that answers/,
  told: /^(?:Thank you for telling me: |So there is this as well|I read it as you say it|I am sorry that it is so|That it is so I will|\*.+\*: (?:I have read it|you may say so)).* On \*\*(.+?)\*\*:$/,
  toldAlone:
    /^(?:Thank you for telling me: |So there is this as well|I read it as you say it|I am sorry that it is so|That it is so I will|\*.+\*: (?:I have read it|you may say so))/,
  offers: /^(?:Say \*what can I do\*|Go on telling, if|What of it weighs most)/,
  author: /^Who wrote \*\*(.+?)\*\*: (.+)$/,
  date: /^When \*\*(.+?)\*\* was written: (.+)$/,
  asksBack:
    /^(?:On \*.+\* I found nothing|To \*.+\* I know no answer|\*.+\*: that is beyond).+?(?:We were at|stay with|From) \*\*(.+?)\*\*/,
  missed: /^I am sorry, I missed/,
  disputed: /^On \*\*.+\*\* not all agree|^More on \*\*.+ than this/,
  hard: /^It is hard, and I will not/,
  place: /^\*\*(\p{Lu}[\p{L}' -]+)\*\*: (.+)\. In .+ it reads:$/u,
  plan: /^A plan for seven days/,
  passage: /^Here is the passage you asked for\.$/,
  topic: /^You ask about \*\*(.+?)\*\*\./,
  words: /^These verses come nearest to the words/,
  another: /^(?:Another passage|Then a different one|Another one to take along|Here is one to take along)/,
  next: /^After (.+) comes (.+):$/,
  previous: /^Before (.+) comes (.+):$/,
  single: /is a single short verse; shorter/,
  short: /^In short/,
  reason:
    /(?:gives a reason of its own|gives its reason right after|follows from what stands before it): (.+?)\. More than/,
  noReason: /does not say why, and I will not guess/,
  here: /^(?:What the text says of it|This is where the text itself|I can only read, not explain|That is |In .+ it stands here|Who speaks is told)/,
  kin: /^The (\S+) of \*\*(.+?)\*\*: (.+)\.$/,
  more: /^More of \*\*(.+?)\*\* I can only read/,
  inPart: /^In .+ I find:$/,
  where: /^I quoted (.+?)\. /,
  explain: /means is for you to weigh|^What it means/,
  readAlso: /^\*\*Read also\*\*$/,
  modern: /^(?:The World English Bible puts|I cannot retell)/,
  whole: /^(?:Here is all of|Around .+ it reads|More on )/,
  again: /^(?:Again, word for word|Of my last reply)/,
  prayer: /^I am a program and cannot pray/,
  apply:
    /^(?:What .+ asks is plain|.+ asks nothing first|.+ looks at the inner life|.+ does not say what you should do)/,
  nothing:
    /^I (?:found nothing|could not read)|^We have read nothing|^On \*.+\* I cannot tell you|^\*.+\*: to that I know no answer/,
  weigh: /^That is for you to weigh; .+ On \*\*(.+?)\*\*/,
  readOn: /^I find no words that answer that.+ After \*\*(.+?)\*\*/,
  sorry: /^I am sorry that you carry|^These words may keep you company/,
  steps: /^A few small steps/,
  onlyOne: /^Then only one/,
  toSay: /^Words of mine, not of the Bible/,
  ok: /^(?:Good\. |All right\. |I am glad|With pleasure|Gladly)/,
  light: /^(?:It is good to (?:laugh|hear)|A merry moment)/,
  doubt: /^You need not be convinced/,
  objection: /^You are not the first to stumble/,
  noVerses: /^All right, no verse now/,
  story: /^Yes, and the text tells it plainly/,
  streak: /^A streak counts/,
  points: /^\*\*Practices and points\*\*|^Under \*\*Log Practice\*\*/,
  levels: /^\*\*Levels and stages\*\*/,
  streams: /^\*\*The three MindStreams\*\*/,
  formats: /^A conversation has one of four formats/,
  fhoism: /^\*\*Fhoism|^Fhoism is/,
  person: /^\*\*(\p{Lu}[\p{L}' -]+)\*\*: (.+)\.$/u,
} as const satisfies Record<Worded, RegExp>;

const LANGUAGES: Readonly<Record<string, SaidIn>> = {
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Portuguese: PORTUGUESE,
  Italian: ITALIAN,
};

/** Returns what is said in a language; null for one that the guide does not speak. */
export function wordingsIn(language: string | null): SaidIn | null {
  return language === null ? null : (LANGUAGES[language] ?? null);
}

const sentencesOf = (answers: readonly Answer[]): readonly string[] => answers.map(({ says }) => says);
const ON_LIFE: readonly (readonly [Beside, readonly string[]])[] = [
  ['whatIf', sentencesOf(WHAT_IF)],
  ['mayI', sentencesOf(MAY_I)],
  ['eitherOr', sentencesOf(EITHER_OR)],
];
/** What stands alone: the English that follows it in the same reply says the same. */
const SAYS_ALL: ReadonlySet<string> = new Set(['points', 'levels', 'streams', 'formats', 'fhoism', 'notAi']);
const LEFT_OUT =
  /^(?:\*\*To think over:\*\*|And to keep in mind|“|\d\. |- \*\*(?:What|Power|Flow|Clarity|General|Biblical|Self|Mind))/;
/** Paragraphs of English that belong to a page which was said in the language. */
const OF_A_PAGE = /^(?![>#]|- \*\*.+\*\* — “|\*\*Read also)/;

function spoken(paragraph: string, said: SaidIn, own: (topic: string) => string): [string, string] | null {
  const onLife = ON_LIFE.find(([, sentences]) => sentences.includes(paragraph))?.[0];
  if (onLife) return [onLife, said[onLife]];
  for (const [key, pattern] of Object.entries(WORDED) as [Worded, RegExp][]) {
    const groups = pattern.exec(paragraph);
    if (!groups) continue;
    const text = said[key].replace(/\{(\d)\}/g, (_, number: string) => {
      const group = groups[Number(number)] ?? '';
      return key === 'topic' || key === 'weigh' || key === 'told' ? own(group) : group;
    });
    return [key, text];
  }
  return null;
}

/**
 * Returns a reply with what the guide itself says in a member's language: quotations, references and headings stay.
 * `own`: what a topic is called in it.
 */
export function inLanguage(
  said: SaidIn,
  blocks: readonly string[],
  own: (topic: string) => string,
): string[] {
  let isOfPage = false;
  return blocks
    .flatMap((block) => block.split(/\n\n+/))
    .flatMap((paragraph) => {
      if (/^[>#]/.test(paragraph)) return [paragraph];
      const found = spoken(paragraph, said, own);
      if (found) {
        isOfPage = SAYS_ALL.has(found[0]) && found[0] !== 'notAi';
        return [found[1]];
      }
      if (LEFT_OUT.test(paragraph) || (isOfPage && OF_A_PAGE.test(paragraph))) return [];
      return [paragraph];
    });
}

/** Returns a reply without what it offers to ask for in another language: the passages named there were not quoted. */
export function withoutOffers(reply: string): string {
  return Object.values(LANGUAGES).reduce((text, { nothing }) => text.replaceAll(nothing, ''), reply);
}

import { likeliest, readExamples, type Examples, type Likely } from '../../../../neural/examples.js';
import { SAYS_ABOUT } from '../follow-up/recognise.js';
import { ACTS, type Act } from './acts.js';

/** From here on an act is clear: of what speaks for any, and how alike the nearest wording is. */
const CLEAR = { share: 0.3, likeness: 0.4 } as const;
/** From here on a meaning is as good as the wording it is like. */
const SURE = { share: 0.55, likeness: 0.6 } as const;

let acts: Examples | undefined;

/** Returns whether a label is as likely, and its nearest wording as alike, as is needed. */
export function isClear(
  { share, likeness: like }: Likely,
  least: Pick<Likely, 'share' | 'likeness'>,
): boolean {
  return share >= least.share && like >= least.likeness;
}

const NOT_THAT_ONE =
  /^(?:no )*not (?:the|that|this|him|her|them)(?: \w+){0,2}$|^(?:no )+(?:i (?:mean|meant)|the other)\b/;

/** "I tried that, it did not work". */
const TRIED =
  /^(?:(?:but|and|yes|well|ok|no) )*(?:(?:i|we) (?:have )?(?:already |just )?)?(?:tried|done) (?:that|this|it|already|all|everything|praying|reading|talking|stopping|to)\b|\b(?:did not|does not|is not|was not) (?:work|working|help|helping)\b|^(?:but )?i (?:have )?tried \w+.*\b(?:felt|but|nothing|still|did not)\b/;

const GLAD =
  /\b(?:(?:was|is|were) born|passed (?:my|the|his|her|our) (?:\w+ )?(?:test|exam|exams|finals)|got (?:engaged|married|promoted|accepted|the job|a job)|(?:we|i) (?:are|am) engaged|good news|so happy|had a (?:good|great|wonderful|lovely|beautiful) day|is healthy again|is cancer free)\b/;
const NOT_GLAD =
  /\b(?:not|never|but|died|dead|too early|still ?born|sick|ill|without|jesus|moses|david|christ|when|where|who|why|how|what|why|was not|he that|if)\b/;

/** Acts that need a word of their own beside the likeness. */
const SAID_WITH: Partial<Record<Act, RegExp>> = {
  meditate: /\b(?:meditat\w+|contemplat\w+|quiet time|silence|silent|still|stillness)\b/,
  'words-to-say':
    /^(?!(?:he|she|they|it|my \w+) )(?=.*\b(?:say|tell|talk|write|words?|ask|answer|reply|bring|explain|speak|apolog\w+|confess|how|message|letter|text)\b)/,
  plan: /^(?!.*\bhow (?:many|long)\b).*\b(?:plans?|schedule|day by day|each day|every day|days|week|weekly)\b/,
  format: /\b(?:story|tale|formats?|style|list|poem|form|way|mode|practical|study)\b/,
  'no-verses':
    /^(?=.*\b(?:no|not|stop|enough|without|instead|fewer|tired of|sick of)\b)(?=.*\b(?:verses?|bible|scriptures?|quot\w+|sermons?|preach\w*|pray\w*|read\w*|practice|holy|talk|passages?|psalms?)\b)/,
  farewell:
    /\b(?:bye|goodbye|good night|later|see you|farewell|take care|off now|(?:see|until|till|talk|back|again|continue) .*tomorrow|soon|time to go|have to go|ciao|peace|sleep well|until)\b/,
  identity: /\b(?:you|your|yourself|u|this|bot|ai|human|talking to|speaking with)\b/,
  memory:
    /\b(?:remember|forget|forgot|know me|recogni[sz]e|yesterday|last time|memory|my name|told you|who i am)\b/,
  abilities: /\b(?:you|your|u|this|app|help|can i|here)\b/,
  example:
    /^(?!(?:with|in|at|for) )(?=.*\b(?:someone|somebody|anyone|anybody|any 1|any1|people|person|man|woman|who|story of|example of)\b)/,
  'either-or': /\b(?:or|should|better|i|we|both|whether)\b/,
  joy: /^(?!.*\b(?:lost|died|dead|miscarriage|failed|broke|left|not|sick|ill|cancer|fired|alone)\b)(?=.*\b(?:i|im|we|my|our|yes|yay|great|good|news|happy|glad|hooray|hurray|finally|wonderful|amazing)\b)/,
  compare:
    /\b(?:compar\w+|differen\w+|differs?|same|both|vs|versus|agree\w*|disagree\w*|contradict\w*|relate\w*|fits?|alike|similar|opposite|clash|square|common|together|two|right|oppose\w*|against|match\w*|other)\b/,
  doubt: /^(?!nobody|no one)/,
  pray: /^(?!.*\b(?:why|his|her|their)\b)/,
  story: /^(?!.*\b(?:i|my|me)\b)/,
  date: /\b(?:when|old|date|dated|year|years|century|time|long ago|written)\b/,
  author: /\b(?:who|whom|whose|author|wrote|written|writer|penned|by)\b/,
  correction: /\b(?:mean|meant|not|wrong|rather|no|other|different|asking|asked|talking|speaking)\b/,
  book: /\b(?:books?|letters?|gospels?|testament|text|written|whom|whole)\b/,
  translation:
    /\b(?:translation|translated|version|bible|english|modern|newer|today|todays|edition|[a-z]{2}v|web)\b/,
  chapter: /\b(?:all|whole|full|entire|complete|everything|everything|chapter|psalm|lot|end|bottom|rest)\b/,
};

/** Returns the act that a meaning is most like; null where it is like none. */
export function actOf(
  words: string,
  meaning: Float32Array,
): { readonly act: Act | null; readonly isSure: boolean } {
  if (NOT_THAT_ONE.test(words)) return { act: 'correction', isSure: true };
  if (TRIED.test(words)) return { act: 'hard', isSure: true };
  if (GLAD.test(words) && !NOT_GLAD.test(words)) return { act: 'joy', isSure: true };
  if (SAYS_ABOUT.test(words)) return { act: 'matter', isSure: true };
  const first = likeliest(meaning, (acts ??= readExamples('acts'))).find(
    ({ label }) => SAID_WITH[label as Act]?.test(words) ?? true,
  );
  const act = first && isClear(first, CLEAR) ? ACTS.find((one) => one === first.label) : undefined;
  return { act: act ?? null, isSure: first !== undefined && isClear(first, SURE) };
}

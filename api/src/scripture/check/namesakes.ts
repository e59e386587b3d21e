import { around } from './around.js';
import { piecesOf } from './clause.js';
import { VERSES } from './introduced.js';
import { isScriptural } from './sources.js';
import type { Span } from './span.js';

/** Names in the Bible that many bear today. */
const FIRST_NAMES = new Set(
  (
    'james john juan pierre pedro pablo paolo pietro giovanni matthew mark luke lukas jude daniel joel amos micah samuel nathan elijah joshua ezra esther ruth naomi ' +
    'abraham isaac jacob joseph sarah hannah mary martha gabriel elizabeth stephen timothy titus silas thomas andrew philip deborah gideon ' +
    'eli jonathan noah adam eve abel caleb aaron miriam rachel rebecca'
  ).split(' '),
);
/** Those whom one thinks of first all the same. */
const KNOWN = new Set('david peter paul petrus paulus'.split(' '));
const EVANGELISTS =
  /\b(?:Matthew|Mark|Luke|John|James|Jude)\s+(?:\p{L}+\s)?(?:writes?|wrote|records?|recorded)\b/u;
/** Nobody speaks so in any translation. */
const EVERYDAY =
  /\p{L}(?:n['’]t|['’](?:m|re|ll|ve|d))\b|\b(?:ok|okay|yeah|hey|wow|bye|phone|tonight|weekend)\b/iu;

const OF_GOD = /\b(?:God|Lord|LORD|Christ|Jesus|heaven|faith|sin|spirit|soul)\b/;

const KIN =
  '(?:friend|teacher|neighbou?r|boss|manager|colleague|co-?worker|coach|therapist|counsell?or|mentor|pastor|dentist|doctor|nurse|roommate|classmate|landlord|barber|boyfriend|girlfriend|fianc[ée]e?|mum|mom|dad|grandm(?:a|other)|grandp(?:a|ather)|aunt|uncle|cousin|niece|nephew|stepmother|stepfather)';
const NAME = '\\p{Lu}\\p{Ll}+';
const SAYS =
  '(?:used to say|says?|said|tells?|told|wrote|writes|texted|texts|whisper(?:s|ed)|shout(?:s|ed)|laugh(?:s|ed)|call(?:s|ed)|ask(?:s|ed)|answer(?:s|ed)|taught|put it|puts it)';
/** "Coach Peter shouts", "my old teacher Ruth said", "Mark, my friend, says", "Mark from work says". */
const OF_TODAY = new RegExp(
  `(?:\\b(?:Grandpa|Grandma|Granny|Gran|Grandad|Granddad|Uncle|Aunt|Auntie|Aunty|Cousin|Coach|Miss|Mr|Mrs|Ms|Nurse|Professor|Sergeant|Officer)\\.? ${NAME}|` +
    `\\b[Mm]y (?:\\p{Ll}+ ){0,2}${KIN},? ${NAME}|` +
    `\\b${NAME}, (?:who is )?(?:my|our|his|her|their|an?) (?:\\p{Ll}+ ){0,2}${KIN}|` +
    `\\b${NAME} (?:from (?:work|school|church|choir|upstairs|downstairs|next door|accounting|the (?:office|gym|shop|choir|team|band))|next door))` +
    `[^§.!?;:“”]{0,40}\\b${SAYS}\\b[^§.!?;“”]{0,30}$`,
  'u',
);

/** Returns whether what leads to words names somebody of today as who says them, whatever he is called. */
export const isOfToday = (before: string): boolean => OF_TODAY.test(before);

/** Returns whether words may be those of somebody who is only called as somebody in the Bible: "Mark says “I am tired”". */
export function maySpeakToday(frame: string, span: Span, words: string): boolean {
  const { before, after } = around(frame, span);
  const sentence = `${before} ${after}`;
  if (VERSES.test(sentence) || sentence.includes('§') || EVANGELISTS.test(sentence)) return false;
  const names = piecesOf(sentence).filter(({ lower }) => isScriptural(lower));
  const isOf = (some: ReadonlySet<string>): boolean =>
    names.length > 0 && names.every(({ lower }) => some.has(lower) || FIRST_NAMES.has(lower));
  return isOf(FIRST_NAMES) || (isOf(KNOWN) && EVERYDAY.test(words) && !OF_GOD.test(words));
}

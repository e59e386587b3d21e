import { inOwnClause } from './own-clause.js';
import { NAMES_ALONE } from './signers.js';
import { isWeak, verbOf } from './verbs-of-saying.js';

/**
 * How strongly the words between a quotation and a reference bind the two, 0 to 100: from FIRM on, the reference is given
 * as the quotation's; below it, they merely stand in one sentence (docs/adr/0006-scripture.md).
 */
export const FIRM = 60;

/** Words, no verbs of saying, after which a quotation stands: "the promise of § is", "§, where". */
const LEADS_TO =
  'text|verse|line|sentence|quote|words?|that|where|via|by|cry|cries|answers?|call|follows|this|these|it|simple|clear|plain|short|on|is|are|was|were|(?:is|was|goes) like|shows?|offers?|describes?|notes?|because|since|namely';
const LINK_WORD =
  '(?:see|cf|from|in|as|at|the|a|an|book|letter|epistle|gospel|psalm|psalms|of|to|by|and|this|that|these|those|what|how|is|are|was|were|' +
  'comes?|came|found|via|per|taken|stands?|written|says?|said|writes?|wrote|reads?|sings?|prays?|promises|according|it|we|you|they|he|she|so|thus|here|' +
  'words?|verses?|line|note|source|ref|reference|passage|promise|text|quoted|recorded|reads|puts|told|tells|us|also|beautifully|famously|its|his|her|their|our|own|one|chapter|apostle|prophet|king|saint|st)';

/** A bracket, a dash, or any sign that is no point: "“…” = John 3:16". A sharp begins a heading, a bar a cell. */
const SIGN = '(?:[^\\p{L}\\p{N}\\s"”’\'*_.,;:!?…>)\\]#|§“«„‘-]|--?\\s)';
const BRACKET_BEHIND = new RegExp(`^[\\s"”’'*_.,;:!?…>)\\]]*${SIGN}(?:${SIGN}|[\\s*_:>.])*`, 'u');
/** Other quotations of one list: "“…” and “…” (…)". */
const OTHERS_FIRST = /^(?:["”’\s,;]*(?:and|or|&|then|also)?\s*“”)+/i;
const OTHERS_LAST = /(?:“”["”’\s,;]*(?:and|or|&|then|also)?\s*)+$/i;
/** A line's label: "Text:", "A:". */
const LABEL = /\n[\s*_>-]*[\p{L} ]{1,20}[\s*_]*:/gu;
/** "“…” xx John 3:16", as a message ends. */
const KISSES = /(?<=[\s”"’])(?:x{1,4}|xo(?:xo)?)(?=\s)/gi;
/** The bond where names stand between a dash and the reference. */
const SIGNED = 92;
const BARE_BEHIND = /^[\s"”’'*_.,;:!?…>\])-]*$/;
const NEXT_CELL = /^[ *_"”’'.,;:!?…)\]]*\|[ *_("“‘]*$/;
const LINKS = new RegExp(`^(?:[\\s,*_:;"”’'—–(-]|\\b${LINK_WORD}\\b\\.?|\\b\\p{Lu}[\\p{L}’']*)*$`, 'u');
const REFERRING =
  /^(?:This|That|These|Those|So|It|Thus|They|You(?:['’]ll| will| can| may)?|We|Here|The|Taken|From|Found|Written|Words|Read|See|I)\b/;
const THAT_IS =
  /^(?:That|This|It|Those|These|(?:The|My) (?:reference|source|verse|passage|text|place))(?:['’]s| is| was| are|:)\s*$/;
/** "Where does it say “…”? In John 3:16." */
const ANSWERED =
  /^["”’»)*_.!…\s]*\?["”’»)*_]*\s+(?:(?:Yes|Oh|Well|Why|A)[,:!]\s+)?(?:It(?: is|['’]s) )?(?:In|From|At|See)\s*[*_(]*$/i;
/** "“…” Thus John 3:16." */
const THUS = /^["”’»)*_.!?…]*\s+(?:Thus|So|Such is)(?: (?:says|writes|reads|speaks))?\s*[*_]*$/;
const ENDS = /^[*_)\]]*\s*(?:[.!]|\n|$)/;
const SENTENCE_END = /[.!?…]["”’»)\]*_]*\s+(?=["“‘«(*_]*\p{Lu})/u;
const VERB_BEFORE =
  /\b(?:says?|said|writes?|wrote|written|sings?|sang|prays?|reads?|promises|declares|tells us|teaches|puts it|from|in|of|by|see|at|read|quoting|citing|call(?:s|ed))\b[\s,:*_(]*(?:(?:the|book|letter|gospel|of|by)\s+)*$/i;
const PRESENTS = new RegExp(
  `(?::|^\\s*as|\\bwith (?:its|his|the words)|\\b(?:${LEADS_TO}))[\\s,:;*_>—–("“-]*$`,
  'iu',
);
const LAST_WORD =
  /([\p{L}’]+)(?:\s+(?:with|in|by|out|on|up|thus|so|us|me|you|them|him|her|like this|this way|the words|these words))?[\s,;*_>—–("“-]*$/u;
const POINTING =
  /^(?:It|There|He|She|They|God|Jesus|Christ|Paul|David|Moses|John|Peter|Here|In it|This|That|And|The|We|You)\b/;
const HERE_IT_IS =
  /^[*_]*(?:Here|It|This|The (?:verse|text|passage|words?)|In full)\b(?:\s+\p{L}[\p{L}’']*){0,6}:[\s*_]*$/u;
const ONLY_MARKS = /^[^\p{L}\p{N}“”§]*$/u;

/** Whether the words before a quotation end as what leads to it. */
function presents(gap: string): boolean {
  return PRESENTS.test(gap) || verbOf((LAST_WORD.exec(gap)?.[1] ?? '').toLowerCase()) !== undefined;
}

function saysSomewhere(gap: string): boolean {
  return (gap.match(/[\p{L}’]+/gu) ?? []).some((word) => {
    const lower = word.toLowerCase();
    return verbOf(lower) !== undefined && !isWeak(lower);
  });
}

function wordCount(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0;
}

/** How a quotation stands in its text. */
export interface Standing {
  /** It ends with a sentence. */
  readonly ends: boolean;
  /** It stands in an item of a list. */
  readonly isItem: boolean;
  /** It is a sentence, and nothing leads to it. */
  readonly isSentence: boolean;
  /** It is all that its paragraph holds. */
  readonly isParagraph: boolean;
  /** The reference before it stands in brackets that begin a sentence: "(§) “…”". */
  readonly isLedByBrackets: boolean;
}

const NEXT_ITEM = /\n\s*(?:[-*+•]\s|\d{1,2}[.)]\s|#)/;

/** A quotation, `gap`, a reference, `rest`. */
export function bondBehind(between: string, rest: string, standing: Standing): number {
  if (THE_ONE.test(between)) return 75;
  if (OTHERS_FIRST.test(between))
    return Math.min(75, bondBehind(between.replace(OTHERS_FIRST, ''), rest, { ...standing, ends: false }));
  if (standing.isItem && NEXT_ITEM.test(between)) return 0;
  const gap = between
    .replace(LABEL, ' —')
    .replace(KISSES, ' —')
    .replace(/\n\s*\n\s*/g, '\n\n');
  if (NEXT_CELL.test(gap)) return 100;
  const newLines = gap.split('\n').length - 1;
  if (newLines > 3 || gap.length > 200) return 0;
  const bracket = BRACKET_BEHIND.exec(gap)?.[0];
  if (
    bracket !== undefined &&
    new RegExp(`^(?:${LINK_WORD}[\\s,.:*_]*){0,5}$`, 'iu').test(gap.slice(bracket.length))
  ) {
    // "(see also §)": another place than that of the words, which may have one of their own.
    if (/[([][\s*_]*(?:(?:see|read|cf\.?)\s+)?(?:also|compare)\b/i.test(gap)) return 45;
    // "(see …)", "(… can guide you)": the reference leads on, it is not that of the words.
    if (
      /\b(?:see|cf|read)\b/i.test(gap) ||
      (/[([]/.test(bracket) && /^[^)\]\n]*\p{L}{3}/u.test(untilClosed(rest)))
    )
      return 70;
    if (newLines > 1 && !/[([{—–~]/.test(gap)) return 80;
    // "“…” – § asks that as well": it begins a clause of its own.
    return !/[([{]/.test(bracket) && CLAUSE.test(rest) ? 90 : 100;
  }
  // "— Paul to the Romans, §"; whoever signs may be no writer of the Bible.
  if (bracket !== undefined && newLines < 3 && NAMES_ALONE.test(gap.slice(bracket.length))) return SIGNED;
  // "§ is the question (“…”), § the answer".
  if (newLines === 0 && /^["”’.!?]*\),?\s/.test(gap)) return 40;
  if (BARE_BEHIND.test(gap)) return bareBehind(rest, standing.ends, newLines);
  if (newLines === 0 && (ANSWERED.test(gap) || (THUS.test(gap) && ENDS.test(rest)))) return 75;
  if (newLines > 0) return refersBack(gap) && !/^\W*(?:Read|See|I|We|You)\b/.test(gap) ? 72 : 0;
  const starts = /^["”’»)\]*_.!?…]*\s+\p{Lu}/u.test(gap);
  if (starts && refersBack(gap)) return LEADS_ON.test(rest) ? 20 : 75;
  return (standing.ends && starts) || SENTENCE_END.test(gap) ? 0 : linkedBehind(gap);
}

/** "That is how I read §": what one makes of it. */
const OWN_READING =
  /\bhow (?:I|we|you|he|she|they|my \p{L}+) (?:\p{L}+ )?(?:read|hear|understand|see|take|pray)\b/u;

/** "“…” This is from John 3:16." "“…” That’s John 3:16." */
function refersBack(gap: string): boolean {
  const next = gap.replace(/^[\s"”’»)\]*_.!?…]+/, '');
  if (SENTENCE_END.test(next) || wordCount(next) > 14 || OWN_READING.test(next)) return false;
  return THAT_IS.test(next) || (REFERRING.test(next) && VERB_BEFORE.test(next));
}

/** "“…” It’s in §: “…”": the reference is that of the next words. */
const LEADS_ON = /^[\s*_)]*(?::|is|says|reads)[\s*_]*["“„«]/;
const CLAUSE = /^[*_]*\s+\p{Ll}{3,}\b/u;

/** "“…” is like “…”; the one is §". */
const THE_ONE = /[;:.]\s*the (?:one|first|former)(?: (?:is|was|stands|comes))?(?: (?:from|in))?\s*$/i;

/** What stands in the bracket after the reference. */
function untilClosed(rest: string): string {
  return rest.split(/[)\]\n;,]/)[0] ?? '';
}

function bareBehind(rest: string, ends: boolean, newLines: number): number {
  const standsAlone = /^[ *_.,;:!?)\]>”"]*(?:\n|$)/.test(rest);
  if (newLines > 1) return standsAlone ? 80 : 0;
  if (standsAlone || newLines > 0) return standsAlone ? 90 : 40;
  // “… .” Psalm 25:16 knows that: the reference begins a sentence of its own.
  return ends && /^[\s*_]*\p{L}/u.test(rest) ? 40 : 88;
}

function linkedBehind(gap: string): number {
  const words = wordCount(gap);
  const own = inOwnClause(gap, words);
  if (own !== null) return own;
  if (words <= 10 && LINKS.test(gap)) return 85 - words / 2;
  if (words <= 15 && VERB_BEFORE.test(gap)) return 65 - words / 2;
  return words <= 12 ? 35 : words <= 25 ? 20 : 0;
}

/** A reference, `gap`, a quotation. */
export function bondAhead(between: string, standing: Standing): number {
  if (OTHERS_LAST.test(between)) return Math.min(75, bondAhead(between.replace(OTHERS_LAST, ''), standing));
  const gap = between.replace(LABEL, ':');
  if (NEXT_CELL.test(gap)) return 98;
  const paragraph = /\n\s*\n/.exec(gap);
  if (paragraph) {
    if (ONLY_MARKS.test(gap)) return 82;
    const lead = gap.slice(0, paragraph.index);
    const after = gap.slice(paragraph.index);
    if (!ONLY_MARKS.test(after)) return 0;
    const end = SENTENCE_END.exec(lead);
    // "You asked about §. Here it is:"
    if (end) return HERE_IT_IS.test(lead.slice(end.index + end[0].length)) ? 70 : 0;
    if (presents(lead) && wordCount(lead) <= 25) return 80;
    return standing.isParagraph && wordCount(lead) <= 12 ? 64 : 0;
  }
  // What was said in one item of a list is not of the next one.
  const item = NEXT_ITEM.exec(gap);
  const said = item ? gap.slice(0, item.index) : '';
  if (/[\p{L}.!?…]/u.test(said) && !presents(said)) return 0;
  if (/^[\s*_:,]*[([]["“\s]*$/.test(gap)) return 100;
  // "John 3:16’s “…”".
  if (/^[’']s?[\s*_]*$/.test(gap)) return 96;
  if (ONLY_MARKS.test(gap)) return standing.isLedByBrackets && /^\s*[)\]]/.test(gap) ? 90 : tightAhead(gap);
  const end = SENTENCE_END.exec(gap);
  if (!end) return /[.!?]["”’)\]]*\s*$/.test(gap) ? endedAhead(gap, standing) : openAhead(gap);
  const next = gap.slice(end.index + end[0].length);
  if (SENTENCE_END.test(next) || wordCount(next) > 12) return 0;
  return POINTING.test(next) && presents(next) ? 70 : 0;
}

function tightAhead(gap: string): number {
  if (/:|\s-\s/.test(gap) || AHEAD_SIGN.test(gap)) return 95;
  if (/\n/.test(gap)) return 90;
  if (/\)/.test(gap)) return 45;
  return /[.!?]/.test(gap) ? 62 : 88;
}

/** A sign between a reference and its words that is neither point nor bracket. */
const AHEAD_SIGN = /[^\p{L}\p{N}\s"”’'*_.,;!?…>()[\]#|“«„‘-]/u;

/** "Do you know what John 3:16 says? “…”" */
function endedAhead(gap: string, { isSentence }: Standing): number {
  const words = wordCount(gap);
  if (words <= 12 && /\?\W*$/.test(gap) && saysSomewhere(gap)) return 70;
  return isSentence && words <= 8 ? 61 : 0;
}

/** "John 3:16 for today, “…”", "John 3:16 again: “…”". */
const OF_THE_DAY =
  /^\s*(?:for (?:today|tonight|you|us|me|the (?:day|week|road)|this (?:morning|evening|week|hour))|again|once more|tonight|today)\s*[,:—–-]+[\s*_]*$/;

/** "Both John 3:16 and Augustine (“…”)": whose name stands before the bracket has said it. */
const NAME_BRACKET =
  /\b(?:and|or|with|like|to)\s+(?:my \p{L}+|(?:\p{Lu}[\p{L}.’-]*\s?(?:of |von |van |de |the )?){1,4})\s*[*_]*\(["“‘\s]*$/u;

function openAhead(gap: string): number {
  if (NAME_BRACKET.test(gap)) return 30;
  if (OF_THE_DAY.test(gap)) return 84;
  const words = wordCount(gap);
  if (words <= 30 && presents(gap)) return 86 - words / 3;
  // "§ by heart (“…”)".
  if (words <= 4 && /\(["“\s]*$/.test(gap)) return 82;
  if (words <= 20 && saysSomewhere(gap)) return 62 - words / 10;
  return words <= 8 ? 35 : words <= 25 ? 20 : 0;
}

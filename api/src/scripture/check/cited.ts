import { verbOf } from './verbs-of-saying.js';

/** "… the hour. (John 3:16)", "… the hour 🙏 (see John 3:16": a sentence that is over before its reference. */
const ENDED_BEFORE =
  /[.!?…;:][*_”"’']*(?:\s*[([][\s*_]*(?:(?:see|from|cf\.?|in|[A-Z]{3,4},?)\s)?|\s{1,3}|\s*[^\p{L}\p{N}\s()[\]]{1,4}\s*[([]?)$/u;
/** "… the hour (John 3:16": a reference in brackets behind words. */
const IN_BRACKETS = /[\p{L},][*_]*\s*(?:[^\p{L}\p{N}\s()[\].,]{1,4}\s*)?[([][\s*_]*(?:[A-Z]{3,4},?\s)?$/u;
const CLOSED = /^[*_]*[)\]][*_]*(?:\.?\s*$|\s+(?=["“*_(]*[\p{Lu}\p{Extended_Pictographic}]))/u;
const NOTHING_MORE = /^[*_]*[)\]]?[*_]*\s*$/;

/**
 * Returns how words before a reference are given with it: cited as a quotation is ("The hour is near. (John 3:16)"), or
 * beside it as a quotation or a remark ("The hour is near (John 3:16)"). Null where they are neither.
 */
export function citedBefore(lead: string, rest: string): 'cited' | 'beside' | null {
  if (ENDED_BEFORE.test(lead))
    return (/[([]/.test(lead.slice(-8)) ? CLOSED : NOTHING_MORE).test(rest) ? 'cited' : null;
  // "God told Joshua to be strong (Joshua 1:9)." is a remark: its stop stands behind the reference.
  return IN_BRACKETS.test(lead) && NOTHING_MORE.test(rest) ? 'beside' : null;
}

const SENTENCE_START = /[.!?…:\n][*_”"’')\]]*\s+(?=[*_"“‘]*\p{Lu})|\n/gu;

/** Returns where the last sentence of words begins, as an offset into them; a few words at the end are part of what is before. */
export function lastSentence(words: string): number {
  const starts = [...words.matchAll(SENTENCE_START)].map((match) => match.index + match[0].length);
  return starts.filter((start) => /(?:\p{L}+\P{L}+){4}/u.test(words.slice(start))).at(-1) ?? 0;
}

const UP_TO_COLON = /^[\s*_)\]]*((?:[\p{L}’']+,?\s){0,4}[\p{L}’']+)?[*_]*:[\s*_]+(?=["“]?\p{L})/u;
const READING =
  /^(?:aloud|again|slowly|out|now|today|once|twice|more|first|together|tonight|it|this|these|words?|last|again|morning|evening|night|day|week|year|to|with|us|me|you|them|her|him)$/;
const LEADS = /(?:^|[\s*_])(?:in|read|reread|hear|pray|open|from|as|with|try|take|say|to|see)[\s*_]*$/i;

/** Returns the length of what stands between a reference and its words: "In § God says: ", "Read § aloud: "; 0 where nothing leads to words. */
export function leadOn(lead: string, rest: string): number {
  const match = UP_TO_COLON.exec(rest);
  if (!match) return 0;
  const words = (match[1] ?? '').toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const says = words.some((word) => verbOf(word) !== undefined);
  return says || (LEADS.test(lead) && words.every((word) => READING.test(word))) ? match[0].length : 0;
}

/** What nobody says who talks about a verse: the Bible's voice, in today's words as well. */
const VOICE =
  /\b(?:thee|thou|thy|thine|ye|unto|saith|hath|shalt|verily|behold|my (?:child|children|beloved|people|servant)|little ones?|O (?:Lord|LORD|God|my|Israel)|saith the Lord|says the L(?:ord|ORD)|for (?:I|he|the Lord|your Father)\b|shall (?:not|be)\b)|^\W*(?:blessed|fear not|do not (?:be|fear|let|worry)|let (?:your|us|the|not)|(?:they|he|she|those|whoever|the one) (?:that|who)\b|whoever|whosoever|the L(?:ord|ORD) (?:is|will|shall|said|has|gives?|keeps?)|and (?:the|he|it|they|god|jesus|when|i)\b|my (?:heart|soul|god|grace|peace|yoke)|peace (?:I|be)\b)/iu;

/** Returns whether words sound like a verse, in old words or today's. */
export function soundsLikeVerse(written: string): boolean {
  return VOICE.test(written);
}

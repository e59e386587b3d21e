/** Code, struck-out and highlighted words: whoever reads takes them for a quotation as well as those in italics. */
const CODE = /(?<![`\\])`([^`\n]{6,600})`(?!`)/g;
const PAIRED = /(?<![~=])(~~|==)(?![\s~=])([^\n~=]{6,600}?)(?<!\s)\1(?![~=])/g;
/** A command or a name is no sentence. */
const HAS_WORDS = /\p{L}['’\p{L}]*[,;:]? \p{L}/u;

/** Returns the text with such words in italics, of the same length. */
export function asItalics(text: string): string {
  if (!/[`~=]/.test(text)) return text;
  return text
    .replace(CODE, (whole, words: string) => (HAS_WORDS.test(words) ? `*${words}*` : whole))
    .replace(PAIRED, (whole, _: string, words: string) => (HAS_WORDS.test(words) ? ` *${words}* ` : whole));
}

/** "``For God so loved …''", as typesetters write. */
const TYPESET = /``(?=[^`\s])([^`\n]{1,1500}?)''/g;
/** "[John 3:16](https://…)": an address is none of the text's words. */
const LINK = /(?<!!)\[(?=[^\p{L}\]\n]{0,40}\p{L})([^[\]\n]{1,200})\]\([^()\s]{1,500}\)/gu;

/** Returns the text with typesetters' quotation marks as marks, and links as their words, of the same length. */
export function asWritten(text: string): string {
  return text
    .replace(TYPESET, '“ $1 ”')
    .replace(LINK, (whole, words: string) => ` ${words}`.padEnd(whole.length, ' '));
}

/** "Reference", and below it ": John 3:16". */
const TERM =
  /(^|\n(?:[ \t]{0,40}\n){0,3})([ \t]{0,40}(?:(?:bible |the )?(?:verse|scripture|text|passage|words?|wording|quote|quotation|reading|reference|ref|place|source|where|location|citation|what it says))[ \t]{0,40})\n([ \t]{0,40}): /gi;

/** Returns the text with terms of definition lists that say what stands below them as labels, "Reference: John 3:16", of the same length. */
export function withLabels(text: string): string {
  if (!/\n[ \t]*: /.test(text)) return text;
  let last = -1;
  return text.replace(TERM, (whole, blank: string, term: string, _: string, at: number) => {
    // One entry of a list, whether blank lines stand between its terms or not.
    const isNext = last >= 0 && !/\n[ \t]*\n/.test(text.slice(last, at));
    last = at + whole.length;
    const lead = isNext ? blank.replace(/\n(?=[ \t]*\n)/g, ' ') : blank;
    const label = term.trimEnd();
    return `${lead}${label}:${' '.repeat(whole.length - blank.length - label.length - 1)}`;
  });
}

/** Short names of translations that are no words otherwise, in small letters. */
const SMALL_CODE =
  /(?<![\p{L}\p{N}./@#-])(?:a?kjv|nkjv?|niv|nirv|esv|nasb|nlt|n?rsv|asv|h?csb|gnt|gnb|cev|ceb|ylt|tlb|ncv|tpt|bsb|lsb|nabre|tlv|cjb|njb|drb|nvi|rvr|lbla|dhh|lsg|bds|nvt|ntlh|msg)(?![\p{L}\p{N}@]|[./-]\p{L})/gu;
/** Those that are words as well, right behind a verse's number: "(Romans 8:1 net)". */
const BEHIND_VERSE =
  /(?<=\d[\s,;|–—(-]{1,3})(?:web|net|amp|av|rv|gw|erv|isv|nab|mev|voice)(?=\s*[)\],.;:]|\s*$)/gm;

/** Returns the text with the short names of translations in capitals. */
export function withCodes(text: string): string {
  return text
    .replace(SMALL_CODE, (code) => code.toUpperCase())
    .replace(BEHIND_VERSE, (code) => code.toUpperCase());
}

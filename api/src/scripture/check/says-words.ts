const ADVERB = '(?:(?:also|clearly|then|simply|beautifully)\\s+)?';
/** A verb of saying behind a reference, and what leads on from it. */
export const VERB = new RegExp(
  `^[\\s*_)\\],]*${ADVERB}(?:says?|reads?|tells us|teaches|declares|promises|reminds us|states|writes|proclaims|assures us|puts it|has it|sagt|dice|dit|diz)(?:\\s+(?:that|to us|this|us))?[\\s,:—–-]*`,
  'i',
);
/** "John 3:16 reads: For God …": not "says that God …". */
const SAYS_WORDS = /[,:]\s*$/;
/** "John 3:16 says The Lord …": a sentence begins within the sentence. */
const OPENS_SENTENCE =
  /^["“]?(?:The|An?|My|Your|His|Her|Their|Our|Let|Every|All|No|Who(?:so)?ever|He|She|It|They|Those|These|There|Blessed|Woe|Behold|Verily|Do|Be|Fear|For|And|But|If|When|Then|In|To|Thou|Ye|You|We|As|So|Come|Ask|Seek|Trust)\s/;
/** "John 3:16 says that Whoever …". */
export const OPENS_VERSE =
  /^["“]?(?:The|An?|My|Let|Who(?:so)?ever|He (?:that|who)|Those|These|Blessed|Woe|Behold|Verily|Thou|Ye|Every)\s/;
/** Returns whether a verb of saying is followed by words as they stand: not by "that God …". */
export function saysWords(verb: string, next: string): boolean {
  if (SAYS_WORDS.test(verb.trimEnd())) return /^["“]?\p{Lu}/u.test(next);
  return !/\bthat\b/i.test(verb) && OPENS_SENTENCE.test(next);
}

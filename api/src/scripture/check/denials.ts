import { isScriptural } from './sources.js';

const BIBLE = '(?:Bible|Scriptures?|verses?|biblical|scriptural|Bibel|Biblia)';
const NOT = '(?:\\bnot|n’t|\\bnowhere|\\bnever)';
const DENIED_BEHIND = new RegExp(
  `(?:${NOT}|\\bno)\\b[^.!?]*\\b(?:${BIBLE}|find|stand|exist|say|says|mean|means|teach|teaches|promise|promises)\\b|\\b${BIBLE}\\b[^.!?]*(?:${NOT})\\b|\\bmisquot|\\b(?:often|popular|common|folk|old)\\s+(?:attributed|saying|sayings|proverb|wisdom|mistaken)|` +
    `^[\\s"”’]*(?:is|are|was|were)(?:n’t| not) (?:in|from) (?:it|there|them)\\b|\\bthe saying\\b|\\b(?:in|a|from|the)\\s+(?:the\\s+)?(?:Bible|Scripture|verse)\\b[^.!]*\\?`,
  'i',
);
/** "“…” is not from §". */
const NOT_FROM = /^["”’,\s]*(?:is|are|was|were|comes?)(?:n’t| not)\s+(?:\p{L}+\s+)?(?:from|in|of|by)?\s*§/iu;
/** "“…” is a Persian saying". */
const OTHERS_SAYING =
  /\b(?:is|was|comes from|from) an? (?:old |ancient )?(?!Hebrew|Jewish|Bib|Christian|Script)\p{Lu}\p{L}+ (?:saying|proverb|maxim|motto|adage|legend|tale|poem|hymn|song)\b/u;
const DENIED_BEFORE =
  /(?:(?:\bdo(?:es)?|\bdid|\bis|\bare|\bwill|\bcan|\bwould) not|n’t|\bnowhere|\bnever|\bnobody|\bno one)\b[^.!?;:]*\b(?:say|says|saying|teach|promise|mean|stands?|stand|read|reads|hear|written|find|claim)\b[^.!?;:]*$/i;
const NOT_ONLY =
  /\b(?:not|n’t)\s+(?:only|merely|just|simply)\b|^\W*(?:(?:and|but|so|or|well|for|then|now|yes|oh),? )?(?:do|does|did|is|are|was|has)n’t\b/i;
const SUPPOSED =
  /\b(?:people|many|some|most|they|sometimes|often)\b[^.!?]*\b(?:think|thinks|thought|assume|believe|claim|suppose|attribute[ds]?|misread|misquote[ds]?)\b[^.!?,;:§]*[,:]?\W*$/i;

/** "“…” It does not say that all is good.": what a verse leaves unsaid denies nothing of what it says. */
const SAYS_NOT_THAT =
  /^["”’\s]+(?:It|This|He|Paul|The verse|Notice that it)\s(?:does|did)(?: not|n’t) (?:say|mean|promise|teach) that \p{L}[^.!?]*/u;

/** "“…” is in the Bible, isn’t it?": whoever asks so says that it is. */
const TAG =
  /,?\s+(?:(?:is|are|was|does|do|did|has|ca|wo)n’t (?:it|they|that|he|she|there)|right|no|correct)\?/gi;

/** "“…” is from §, not from §": this says where the words do not stand, not that they stand nowhere. */
const OF_ANOTHER = /(§\s*[,;]?\s*)(?:and |but )?not (?:from |in |of |by |at )?(?=§)/g;

/** Returns whether what stands behind quoted words says that they are no Scripture, or asks whether they are. */
export function isDeniedBehind(after: string): boolean {
  const said = after.replace(SAYS_NOT_THAT, '').replace(TAG, '.').replace(OF_ANOTHER, '$1');
  return NOT_FROM.test(said) || DENIED_BEHIND.test(said) || OTHERS_SAYING.test(after);
}

/** Returns whether what leads to quoted words says so. */
export function isDeniedBefore(before: string): boolean {
  return (DENIED_BEFORE.test(before) && !NOT_ONLY.test(before)) || SUPPOSED.test(before);
}

const PRESENTS =
  /\b(?:says?|said|teach(?:es)?|taught|tells?|told|writes?|wrote|reminds?|promises?|declares?|states?|warns?)\b/g;
const IN_BIBLE =
  /\bin (?:the (?:Holy |[Gg]ood )?)?(?:Bible|Scripture|Book)\b|\b[Ii]t is written|\b[Ii]t(?:’s| is) biblical\b|\b(?:a|the|that|this|one) (?:[Bb]ible )?verse (?:that|which|where it) (?:says|goes|reads)\b|\b(?:a|[Tt]he|[Tt]hat|this|one) (?:[Bb]ible )?verse about (?:how|not)\b|\b[Ii]t(?:’s| is| says)? (?:also |somewhere )?in (?:Proverbs|Ecclesiastes|Genesis|Isaiah|James|the Psalms|the Gospels?)\b|\b[Aa]ccording to (?:the (?:Holy |[Gg]ood )?)?(?:Bible|Scriptures?|[Bb]ook|Word)\b|\b[Tt]he (?:[Gg]ood|[Hh]oly) [Bb]ook (?:says?|said|tells?|teaches|reads|has it)\b|\b(?:Bible|Scripture|Word of God|God’s Word) is (?:very |quite |so |perfectly )?(?:clear|plain|explicit)\b(?: (?:that|on this|about this))?/;
/** "Doesn’t the Bible say …?": whoever asks so says that it does. */
const ASKS_IF_NOT =
  /^\W*(?:(?:and|but|well|so|hey|wait),? )?(?:do|does|did|is|has|was)n’t (?=(?:the|it|God|Jesus|Paul|Scripture|there)\b)/i;

/** Returns whether a sentence names the Bible, or somebody in it, as what says its words. */
export function mayPresent(sentence: string): boolean {
  if (IN_BIBLE.test(sentence)) return true;
  // "Grandma said the Bible teaches that …".
  return [...sentence.matchAll(PRESENTS)].some(({ index }) =>
    (sentence.slice(Math.max(0, index - 60), index).match(/\p{L}+/gu) ?? []).some(
      (word) => isScriptural(word.toLowerCase()) || /^(?:Word|Book)$/.test(word),
    ),
  );
}

/** Returns whether a sentence presents its words as the Bible's, and does not say that they are not. */
export function presentsBible(sentence: string): boolean {
  const written = sentence.replace(/'/g, '’').replace(/[.!?\s]+$/, '');
  const told = written.replace(/\b(?:Don’t|Do not|Never) forget\b/i, '').replace(ASKS_IF_NOT, '');
  const isDenied =
    isDeniedBehind(told) || SUPPOSED.test(told) || (DENIED_BEFORE.test(told) && !NOT_ONLY.test(told));
  return !isDenied && mayPresent(written);
}

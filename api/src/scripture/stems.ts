/** Words too common in the text, or in a question, to find anything by. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been being but by can could did do does for from had has have he her him his how i if in ' +
    'into is it its me my no not of on or our shall she should so some such than that the thee their them then there ' +
    'these they this those thou thy to too unto upon us was we were what when where which who whom whose why will ' +
    'with would ye you your am about any all also tell say says said mean means please give show find explain help ' +
    'want need feel feeling verse verses bible scripture scriptures passage passages like just really get im dont deal handle cope ' +
    'hath doth art wilt shalt thine mine o more most much many very know think talk'
  ).split(' '),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  forgave: 'forgiv',
  forgot: 'forget',
  forgotten: 'forget',
  loved: 'lov',
  children: 'child',
  men: 'man',
  women: 'woman',
  died: 'die',
  dying: 'die',
  taught: 'teach',
  fought: 'fight',
  sought: 'seek',
  gave: 'giv',
  given: 'giv',
  rose: 'ris',
  risen: 'ris',
  arose: 'aris',
  wept: 'weep',
  slept: 'sleep',
  spake: 'speak',
  spoke: 'speak',
};

/**
 * Brings the forms of a word together, lightly: love, loved, loveth, lovest, loving → lov. Not a dictionary's root;
 * only the same for question and text.
 */
export function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  // American spellings meet the text's British ones.
  let stem = word.replace(/^(neighb|savi|lab|hon|fav|arm|behavi|vig|splend|col|val|harb|od)our/, '$1or');
  if (stem.length > 4) stem = stem.replace(/(?:eth|est|ings?|ed|edst)$/, '') || stem;
  if (stem.length < 3) stem = word;
  if (!/(?:eth|est|ings?|ed)$/.test(word))
    stem = stem
      .replace(/ies$/, 'y')
      .replace(/([^su])s$/, '$1')
      .replace(/(ss|sh|ch|x)es$/, '$1');
  stem = stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/ousness$|fulness$|ness$/, '');
  if (stem.length > 3)
    stem = stem
      .replace(/e$/, '')
      .replace(/([^aeiou])y$/, '$1i')
      .replace(/ful$/, '');
  return stem;
}

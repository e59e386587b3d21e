/** "“…”, and John 3:16 says …": the reference begins a clause of its own. */
const NEXT_CLAUSE = /\b(?:and|but|while|whereas|or|yet|then|when|so|und|et|y|e)\s*$/i;

/** "“…”, and I read John 3:16". */
const AND_THEN_WE = /^["”’\s]*[,;]?\s*(?:and|but|so|then|while|as)\s+(?:I|we|he|she|they|you|my|her|his)\b/;

/** "“…,” he said, and closed the book at John 3:16". */
const HE_SAID_AND =
  /^["”’\s,]*(?:I|we|you|he|she|they|(?:my|her|his|our) \p{L}+|\p{Lu}\p{L}+) (?:said|says|thought|asked|whispered|answered|replied|told \p{L}+|wrote)\b[^§]{0,30}\b(?:and|then|while|as|before|after)\b/u;

/** "“…” comes to mind when I read John 3:16". */
const OCCASION =
  /\b(?:when(?:ever)?|as|while|after|before|every time|each time|because) (?:I|we|you|he|she|they|(?:my|her|his|our) \p{L}+) (?:\p{L}+ )?(?:read|reads|pray|prays|hear|hears|see|think|thought|opens?|opened|came|turn|turned|look|looked)\b/u;

/** Returns the bond with a reference behind that begins a clause of its own, or names the occasion; null where neither is so. */
export function inOwnClause(gap: string, words: number): number | null {
  if (OCCASION.test(gap)) return 20;
  if (NEXT_CLAUSE.test(gap)) return words < 3 ? 40 : 20;
  return AND_THEN_WE.test(gap) || HE_SAID_AND.test(gap) ? 20 : null;
}

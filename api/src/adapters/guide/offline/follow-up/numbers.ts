const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** Returns plain words with small numbers written as digits: "verse four" is "verse 4", "the second verse" is "verse 2". */
export function withDigits(words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const value = WORDS.indexOf(word) + 1;
      return value > 0 && word !== 'one' ? String(value) : word;
    })
    .join(' ')
    .replace(/\b(verse|chapter|psalm) one\b/g, '$1 1')
    .replace(
      /\b(\p{L}+|\d+(?:st|nd|rd|th)?|\d+ (?:st|nd|rd|th)) (verse|chapter|psalm)\b/gu,
      (all, order: string, noun: string) => {
        const value = ORDINALS.indexOf(order) + 1 || Number(/^(\d+) ?(?:st|nd|rd|th)$/.exec(order)?.[1] ?? 0);
        return value > 0 ? `${noun} ${value}` : all;
      },
    );
}

/** Returns which of several is meant ("the second one", "number 3", "the last"), from 1; -1 for the last, 0 for none. */
export function ordinalIn(words: string): number {
  const found =
    /\b(?:the )?(\p{L}+|\d+ ?(?:st|nd|rd|th)) (?:one|passage|quote|quotation|reference|option|reading|text)\b/u.exec(
      words,
    )?.[1] ?? /^(?:.*\b)?(?:the|number|no|nr|option) (\p{L}+|\d+)$/u.exec(words)?.[1];
  if (found === undefined) return 0;
  if (found === 'last' || found === 'final') return -1;
  return ORDINALS.indexOf(found) + 1 || WORDS.indexOf(found) + 1 || Number(/^\d+/.exec(found)?.[0] ?? 0);
}

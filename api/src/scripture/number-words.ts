const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINAL_UNITS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const ORDINAL_TENS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(
  ' ',
);

const CARDINAL = `(?:${[...TENS, ...UNITS, 'a hundred', 'hundred'].join('|')})`;
const ORDINAL = `(?:${[...ORDINAL_TENS, ...ORDINAL_UNITS, 'hundredth'].join('|')})`;
const NUMBER = `${CARDINAL}(?:[ -](?:and )?${CARDINAL})*`;

/** "Psalm one hundred", "chapter two", "verses eight to nine". */
export const SPOKEN_NUMBER = new RegExp(
  `(?<=\\b(?:psalms?|chapters?|verses?|to|through|and) )${NUMBER}\\b`,
  'gi',
);
/** "The twenty-third psalm", "the second chapter". */
export const SPOKEN_ORDINAL = new RegExp(
  `\\b(?:the )?((?:${CARDINAL}[ -](?:and )?)*${ORDINAL}) (psalm|chapter|verse)\\b`,
  'gi',
);
const BELOW_HUNDRED = `(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS.slice(0, 9).join('|')}))?|${[...UNITS].reverse().join('|')})`;
const WHOLE_NUMBER = `(?:(?:(?:a|one) )?hundred(?:(?: and)? ${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
/** "John three sixteen", "First Corinthians thirteen": a book, which is group 1, and one or two numbers, all of the text. */
export const SPOKEN_PLACE = new RegExp(
  `^\\s*((?:(?:[1-3]|first|second|third)\\s)?\\p{L}{3,}(?:\\sof\\s\\p{L}+)?) (${WHOLE_NUMBER})(?:[ ,:]+(${WHOLE_NUMBER}))?\\s*$`,
  'giu',
);

/** Only a text that says one of these is read for numbers in words. */
export const SPEAKS_OF_PLACES = /\b(?:psalms?|chapters?|verses?)\b/i;

/** Returns the value of a number in words, "twenty-three" or "twenty-third"; 0 when it is none. */
export function valueOfWords(written: string): number {
  return written
    .toLowerCase()
    .split(/[ -]+/)
    .reduce((sum, word) => {
      if (word === 'hundred' || word === 'hundredth') return Math.max(1, sum) * 100;
      const unit = Math.max(UNITS.indexOf(word), ORDINAL_UNITS.indexOf(word)) + 1;
      const ten = Math.max(TENS.indexOf(word), ORDINAL_TENS.indexOf(word));
      return sum + (unit > 0 ? unit : ten >= 0 ? (ten + 2) * 10 : 0);
    }, 0);
}

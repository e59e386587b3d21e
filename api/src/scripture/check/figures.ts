const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NTH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENTH = TENS.map((ten) => ten.replace(/y$/, 'ieth'));
const HUNDRED = '(?:(?:one |a )?hundred(?: and)? )?';
const CARDINAL = `${HUNDRED}(?:(?:${TENS.join('|')})(?:[ -](?:${UNITS.slice(0, 9).join('|')}))?|(?:${UNITS.toReversed().join('|')}))`;
const ORDINAL = `${HUNDRED}(?:(?:${TENS.join('|')})[ -](?:${NTH.slice(0, 9).join('|')})|(?:${[...TENTH, ...NTH].toReversed().join('|')}))`;
/** "chapter eight", "verse twenty-eight", "Psalm ninety-one"; behind another name only where a verse follows. */
const SPELLED = new RegExp(
  `\\b((?:chapters?|verses?|psalms?)\\s+)(${CARDINAL})\\b|(\\p{Lu}\\p{L}{2,}\\s+)(${CARDINAL})(?=,?\\s+verses?\\s)`,
  'giu',
);
const SPELLED_NTH = new RegExp(`\\b(${ORDINAL})(?=\\s+(?:psalm|chapter|verse)\\b)`, 'gi');

/** Fills up what a figure is shorter than its word: a space that writers do not use. */
const FILLED = '\u2007';

/** Returns where a word ends of which a figure stands for the beginning. */
export function endOfWord(plain: string, end: number): number {
  let at = end;
  while (plain[at] === FILLED) at += 1;
  return at;
}

function valueOf(words: string): number {
  const list = words.toLowerCase().split(/[ -]/);
  return list.reduce((sum, word) => {
    if (word === 'hundred') return sum + 100;
    const [ten, tenth] = [TENS.indexOf(word), TENTH.indexOf(word)];
    if (ten >= 0 || tenth >= 0) return sum + (Math.max(ten, tenth) + 2) * 10;
    return sum + Math.max(UNITS.indexOf(word), NTH.indexOf(word)) + 1;
  }, 0);
}

/** "one hundred": the one counts the hundreds. */
function figure(words: string): number {
  return valueOf(words.replace(/^(?:one|a) (?=hundred)/i, ''));
}

const NTH_END = { 1: 'st', 2: 'nd', 3: 'rd' } as const;

function nth(number: number): string {
  const last = number % 10;
  return `${number}${Math.floor(number / 10) % 10 !== 1 && (last === 1 || last === 2 || last === 3) ? NTH_END[last] : 'th'}`;
}

/**
 * Returns a text of the same length in which references are written with plain figures: no marks of emphasis between name
 * and number, "13v8" as "13:8", "verse twenty-eight" as "verse 28", full-width figures as others.
 */
export function withFigures(text: string): string {
  const plain = text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)[：∶](?=\s?\d)/g, ':')
    .replace(/[*_]/g, ' ')
    .replace(/(?<=\d)(\s?)vs?\.?(?=\s?\d)/g, (mark) => ':'.padStart(mark.length, ' '));
  if (!/(?:chapter|verse|psalm)/i.test(plain)) return plain;
  return plain
    .replace(SPELLED, (whole, lead?: string, words?: string, name?: string, count?: string) => {
      const before = lead ?? name ?? '';
      return `${before}${figure(words ?? count ?? '')}`.padEnd(whole.length, FILLED);
    })
    .replace(SPELLED_NTH, (words) =>
      nth(figure(words)).length > words.length ? words : nth(figure(words)).padEnd(words.length, FILLED),
    );
}

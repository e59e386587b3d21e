/** Words of a language, and what each is. */
export interface Vocabulary {
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly stems: ReadonlyMap<string, readonly number[]>;
  readonly common: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
}

/** Signs and digits that stand for letters. `*` stands for any. */
const LEET: Readonly<Record<string, readonly string[]>> = {
  '0': ['o'],
  '1': ['i', 'l'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '@': ['a'],
  $: ['s'],
  '!': ['i'],
  '|': ['i', 'l'],
  '*': ['a', 'e', 'i', 'o', 'u', 'c', 'h', 'r'],
};
const LETTERS = /^[a-z]+$/;
/** Readings of one word that are tried; signs beyond these are no word of anyone's. */
const MOST_READINGS = 64;
const SHORTEST_JOINED = 9;
const LONGEST_JOINED = 40;
const NONE: readonly number[] = [];

/** Knows a language's words however they are written: stretched, with digits for letters, misspelt, or run together. */
export class Spelling {
  private readonly stemLengths: readonly number[];
  /** Words by what is left of them without one letter: a misspelling shares one of these. */
  private readonly byRest = new Map<string, string[]>();
  private readonly longestWord: number;

  constructor(private readonly grammar: Vocabulary) {
    this.stemLengths = [...new Set([...grammar.stems.keys()].map(({ length }) => length))].sort(
      (a, b) => a - b,
    );
    for (const word of grammar.words.keys()) {
      if (word.length < 4 || !LETTERS.test(word)) continue;
      for (const rest of withoutOne(word)) push(this.byRest, rest, word);
    }
    const known = [...grammar.words.keys(), ...grammar.common, ...grammar.fillers];
    this.longestWord = Math.max(...known.map(({ length }) => length));
  }

  /** The tags of each word that the token is read as: one, or several that were run together. */
  read(token: string): readonly (readonly number[])[] {
    const known = this.tagsOf(token);
    if (known) return [known];
    for (const reading of this.readings(token)) {
      const tags = this.tagsOf(reading);
      if (tags && tags.length > 0) return [tags];
    }
    const plain = squeezed(token, 1);
    const apart = this.apart(token) ?? (plain === token ? null : this.apart(plain));
    if (apart) return apart;
    const meant = this.meant(token) ?? (plain === token ? null : this.meant(plain));
    return [meant === null ? NONE : (this.tagsOf(meant) ?? NONE)];
  }

  /** null for a word that is not known. */
  tagsOf(word: string): readonly number[] | null {
    const { words, stems, common, fillers } = this.grammar;
    let tags = words.get(word) ?? null;
    for (const length of this.stemLengths) {
      if (length > word.length) break;
      const ofStem = stems.get(word.slice(0, length));
      if (ofStem) tags = tags ? [...tags, ...ofStem] : ofStem;
    }
    return tags ?? (common.has(word) || fillers.has(word) ? NONE : null);
  }

  private *readings(token: string): Generator<string> {
    // Whose it is: Joseph's.
    if (token.length > 4 && token.endsWith('s')) yield token.slice(0, -1);
    yield squeezed(token, 2);
    yield squeezed(token, 1);
    if (/[a-z]/.test(token) && /[^a-z]/.test(token)) yield* withLetters(token);
    // German without umlauts: ae, oe, ue.
    if (/[aou]e/.test(token)) yield token.replace(/([aou])e/g, '$1');
  }

  /** The fewest known words that make up the token, of which one at least is tagged. */
  private apart(token: string): (readonly number[])[] | null {
    const { length } = token;
    if (length < SHORTEST_JOINED || length > LONGEST_JOINED || !LETTERS.test(token)) return null;
    const best: (readonly string[] | null)[] = [[]];
    for (let end = 1; end <= length; end += 1) {
      let found: readonly string[] | null = null;
      for (let start = Math.max(0, end - this.longestWord); start < end; start += 1) {
        const before = best[start];
        if (!before || (found && found.length <= before.length + 1)) continue;
        const word = token.slice(start, end);
        if (this.standsAlone(word)) found = [...before, word];
      }
      best.push(found);
    }
    const parts = best[length];
    if (!parts || parts.length < 2 || parts.length * 2 > length) return null;
    const tags = parts.map((part) => this.tagsOf(part) ?? NONE);
    return tags.some((some) => some.length > 0) ? tags : null;
  }

  private standsAlone(word: string): boolean {
    const { words, common, fillers } = this.grammar;
    if (word.length === 1) return word === 'i' || word === 'a' || word === 'u';
    return words.has(word) || common.has(word) || fillers.has(word);
  }

  /** The known word that a misspelt one is nearest to: one slip away, or two in a long word. */
  private meant(token: string): string | null {
    if (token.length < 4 || token.length > 20 || !LETTERS.test(token)) return null;
    let best: string | null = null;
    const rests = [token, ...withoutOne(token)];
    for (const rest of rests) {
      const exact = this.grammar.words.has(rest) && rest !== token ? [rest] : [];
      for (const word of [...exact, ...(this.byRest.get(rest) ?? [])]) {
        if (!isSlip(token, word)) continue;
        if (best === null || (best[0] !== token[0] && word[0] === token[0])) best = word;
      }
    }
    return best;
  }
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function withoutOne(word: string): string[] {
  return [...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)))];
}

/** With at most `times` of a letter in a row. */
function squeezed(word: string, times: 1 | 2): string {
  return times === 1 ? word.replace(/(.)\1+/g, '$1') : word.replace(/(.)\1{2,}/g, '$1$1');
}

function* withLetters(token: string): Generator<string> {
  let readings = [''];
  for (const sign of token) {
    const letters = LEET[sign] ?? [sign];
    readings = readings.flatMap((before) => letters.map((letter) => before + letter));
    if (readings.length > MOST_READINGS) return;
  }
  yield* readings;
}

/** One letter too many, too few, another, or two swapped; in words of four letters only swapped, the first one right. */
function isSlip(typed: string, word: string): boolean {
  if (typed === word) return false;
  const difference = typed.length - word.length;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  const room = Math.min(typed.length, word.length) - start;
  while (end < room && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, wanted] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  const isSwap = left.length === 2 && left[0] === wanted[1] && left[1] === wanted[0];
  if (isSwap) return true;
  if (Math.min(typed.length, word.length) < 5) return false;
  if (start === 0 && word.length < 7) return false;
  if (difference === 0) return left.length === 1;
  return Math.abs(difference) === 1 && Math.max(left.length, wanted.length) === 1;
}

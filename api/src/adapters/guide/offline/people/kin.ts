import type { VerseRange } from '../../../../scripture/passages.js';
import { rangesIn } from '../material.js';
import { plainWords } from '../talk/plain-words.js';
import { KIN } from './table-of-kin.js';

/** Who somebody's kin are, and where it is told. */
export interface Kin {
  readonly name: string;
  readonly kin: string;
  readonly who: string;
  readonly passages: readonly VerseRange[];
}

const TABLE: ReadonlyMap<string, ReadonlyMap<string, readonly [string, string]>> = new Map(
  KIN.trim()
    .split('\n')
    .map((line) => {
      const [, name = '', rest = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
      const kin = rest.split('; ').map((entry): [string, readonly [string, string]] => {
        const [, what = '', who = '', reference = ''] = /^(\S+) = (.*), ([^,]*\d)$/.exec(entry) ?? [];
        return [what, [who, reference]];
      });
      return [name, new Map(kin.filter(([what]) => what !== ''))];
    }),
);

/** As people call them, by the word of the table. */
const CALLED: Readonly<Record<string, string>> = {
  boy: 'son',
  child: 'son',
  children: 'son',
  kids: 'son',
  sons: 'son',
  baby: 'son',
  girl: 'daughter',
  daughters: 'daughter',
  brothers: 'brother',
  sisters: 'sister',
  sibling: 'brother',
  siblings: 'brother',
  twin: 'brother',
  dad: 'father',
  mom: 'mother',
  mum: 'mother',
  parents: 'father',
  wives: 'wife',
  spouse: 'wife',
  friends: 'friend',
};
const WORDS = [
  ...new Set([...Object.keys(CALLED), ...[...TABLE.values()].flatMap((kin) => [...kin.keys()])]),
];
const ASKED = new RegExp(
  `^(?:(?:and|so|but|ok|then) )*(?:(?:what|how) about |what (?:of|happened to|became of) |who (?:is|was|were|are) |tell me about |did (?:he|she) have |had (?:he|she) )?(?:(?:his|her|their|the|an?|any) )(?:(?:other|own|older|elder|younger|little|big) )?(${WORDS.join('|')})(?: (?:called|name|named|then|too|like|again))*$`,
);
const MARRIED =
  /^(?:(?:and|so|but) )*(?:did (?:he|she) (?:ever )?(?:marry|get married)|(?:was|is) (?:he|she) (?:ever )?married|who did (?:he|she) marry)/;

/** Returns the kin of somebody of the talk that words ask for ("and his brother?"); null for none. `names`: whom the talk names, the latest first. */
export function kinAsked(text: string, names: readonly string[]): Kin | null {
  const words = plainWords(text.slice(0, 120));
  const word = MARRIED.test(words) ? 'spouse' : ASKED.exec(words)?.[1];
  if (!word) return null;
  for (const name of names) {
    const of = TABLE.get(name);
    const what = CALLED[word] ?? word;
    const husband = what === 'wife' ? of?.get('husband') : undefined;
    const kin = of?.get(what) ?? husband;
    if (kin)
      return { name, kin: kin === husband ? 'husband' : what, who: kin[0], passages: rangesIn(kin[1]) };
  }
  return null;
}

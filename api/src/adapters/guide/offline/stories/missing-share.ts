import { stemOf } from '../../../../scripture/stems.js';
import { searchTerms } from '../../../../scripture/search.js';
import { synonymsOf } from '../../../../scripture/synonyms.js';
import { plainWords } from '../talk/plain-words.js';

/** Words of asking, which tell nothing of what is asked. */
const ASKING = new Set(
  'happen happened happens next first really ever actually again story end exactly did then now people bible old time times called name'
    .split(' ')
    .map(stemOf),
);

/** Words that mean the same of a deed, beside those of the search. */
const SAME = [
  'kill killed slay murder murdered die died death dead stoned beheaded executed hanged hang crucified drowned stabbed',
  'cry cried weep tears wept',
  'sorry regret regretted repented repent wept',
  'go went going gone travel flee fled sent run ran',
  'stay live dwell dwelt lived',
  'marry married wife husband',
  'betray betrayed traitor kiss',
  'deny denied',
  'build built made make',
  'buried grave tomb sepulchre burial',
  'money paid silver pay cost price coins pieces',
  'boat ship ark',
  'food eat ate fed hungry',
  'kids children sons daughters',
  'dad father',
  'mom mother',
  'walk march go went compass compassed circle',
  'angry mad wroth furious wrath anger',
  'scared afraid fear feared terrified',
  'help helped save saved rescue rescued deliver delivered',
  'boy lad youth young child kid',
  'boss king ruler captain',
  'big tall large high',
  'happy glad joy rejoice rejoiced',
  'stay remain abide dwell live',
  'promise promised vow vowed swear sworn',
].map((line) => new Set(line.split(' ').map(stemOf)));

const kin = new Map<string, ReadonlySet<string>>();

function alike(stem: string): ReadonlySet<string> {
  const known = kin.get(stem);
  if (known) return known;
  const all = new Set([
    stem,
    ...synonymsOf(stem),
    ...SAME.filter((group) => group.has(stem)).flatMap((group) => [...group]),
  ]);
  kin.set(stem, all);
  return all;
}

/** Returns the stems of a text. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(searchTerms(plainWords(text)));
}

/** Returns how much of what a question tells, names and words of asking left out, a fact has no word for: 0 to 1. */
export function missingShare(words: string, names: ReadonlySet<string>, fact: ReadonlySet<string>): number {
  const own = searchTerms(words).filter((stem) => !ASKING.has(stem) && !names.has(stem));
  if (own.length === 0) return 0;
  const missing = own.filter((stem) => ![...alike(stem)].some((one) => fact.has(one)));
  return missing.length / own.length;
}

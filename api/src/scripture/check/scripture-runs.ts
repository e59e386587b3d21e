import { concordance, findPhrase } from '../concordance.js';
import type { Token } from './tokens.js';

/** As many words in a row are looked for at once; then the run is drawn out. */
const SEED = 4;
/** Fewer words in a row are no quotation where no marks say so. */
const TELLING = 7;
const MOST_PLACES = 60;

/** Returns the longest run of the words that stands in the King James text in a row, wherever that is; null when none is long enough. */
export function longestRun(tokens: readonly Token[]): readonly Token[] | null {
  const { words } = concordance();
  let best = { first: 0, last: -1 };
  for (let at = 0; at + SEED <= tokens.length; at += SEED) {
    const seed = tokens.slice(at, at + SEED);
    if (seed.some(({ id }) => id < 0)) continue;
    for (const place of findPhrase(
      seed.map(({ word }) => word),
      MOST_PLACES,
    )) {
      let first = at;
      let last = at + SEED - 1;
      while (first > 0 && tokens[first - 1]?.id === words[place - (at - first) - 1]) first -= 1;
      while (last + 1 < tokens.length && tokens[last + 1]?.id === words[place + (last - at) + 1]) last += 1;
      if (last - first > best.last - best.first) best = { first, last };
    }
  }
  return best.last - best.first + 1 >= TELLING ? tokens.slice(best.first, best.last + 1) : null;
}

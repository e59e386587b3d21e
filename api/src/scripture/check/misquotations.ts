import { labelOf } from '../passages.js';
import { sayingOf } from '../sayings.js';
import { compare } from './compare.js';
import { exactElsewhere } from './elsewhere.js';
import { placeInOthers } from './other-texts.js';
import type { Token } from './tokens.js';
import { textOf, verdict, type Verdict } from './verdict.js';

const LONGEST = 30;

/**
 * Returns what is told of a well-known saying that is quoted as Scripture; null when the words are none. `isPresented`: the
 * text gives the words as the Bible's; else a proverb of every day is told by nobody for a verse.
 */
export function misquotationOf(tokens: readonly Token[], isPresented = true): Verdict | null {
  if (tokens.length > LONGEST) return null;
  const saying = sayingOf(tokens.flatMap(({ written }) => (written ? written.split(' ') : [])));
  const [nearest] = saying?.nearest ?? [];
  if (!saying || !nearest || (saying.isWorldly && !isPresented)) return null;
  const exact = exactElsewhere(tokens);
  // Words of another verse are that verse's: "They that sow in tears shall reap in joy".
  if (exact && !(saying.isCut && saying.nearest.some(({ from, to }) => from <= exact.from && exact.to <= to)))
    return null;
  const other = placeInOthers(tokens);
  if (other && (other.isWhole || !saying.isCut)) return null;
  const label = labelOf(nearest);
  const scripture = textOf([nearest]);
  if (!saying.isCut) {
    const message = `This is a well-known saying, not a verse of the Bible. Near to it is ${label}.`;
    return verdict('not-scripture', message, { scripture });
  }
  const differences = compare(tokens, [nearest]).differences();
  const message = `The verse says more than this well-known short form, and something else: ${label}.`;
  return verdict('differs', message, { scripture, differences, foundAt: label, similarity: 1 });
}

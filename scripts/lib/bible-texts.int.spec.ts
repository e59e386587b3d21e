import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fileOf, TRANSLATIONS, verseText, versesOf } from './bible-texts.mjs';
import { asBytes, CROSS_REFERENCES, crossReferences } from './cross-references.mjs';
import { root } from './run.mjs';

describe('the texts of the translations', () => {
  it.each(TRANSLATIONS)('%s is what the package holds', (translation) => {
    const file = readFileSync(join(root, fileOf(translation)));
    expect(brotliDecompressSync(file).toString('latin1').split('\n')).toEqual(versesOf(translation));
  });

  it.each([
    ['Ps.8.9', 'How majestic!      Psalm 9   For the Chief Musician. A Psalm by David.', 'How majestic!'],
    ['Ps.89.52', 'Amen, and Amen.     BOOK IV      Psalm 90       A Prayer by Moses.', 'Amen, and Amen.'],
    ['Ps.119.160', 'endures forever.  SIN AND SHIN', 'endures forever.'],
    ['Lev.2.12', 'As an offering of first -[fruits] you', 'As an offering of first-fruits you'],
    ['Acts.8.37', 'dummy verses inserted by amos', ''],
    ['Dan.5.25', 'MENE,  TEKEL', 'MENE, TEKEL'],
  ])('%s without what is no verse', (place, source, verse) => expect(verseText(place, source)).toBe(verse));

  it('the cross references are what their package holds', () => {
    const file = brotliDecompressSync(readFileSync(join(root, CROSS_REFERENCES)));
    expect(file.equals(asBytes(crossReferences()))).toBe(true);
  });
});

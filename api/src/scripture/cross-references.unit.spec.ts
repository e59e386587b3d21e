import { bibleText } from './bible-text.js';
import { crossReferencesOf, readAlso } from './cross-references.js';
import { labelOf, type VerseRange } from './passages.js';
import { readReferences } from './references.js';

const rangeOf = (reference: string): VerseRange => {
  const [read] = readReferences(reference);
  if (read?.kind !== 'verses') throw new Error(reference);
  return read.range;
};
const labels = (verses: readonly number[]) => verses.map((verse) => labelOf({ from: verse, to: verse }));

describe('cross references', () => {
  it('lead to what belongs together', () => {
    expect(labels(crossReferencesOf(rangeOf('John 3:16').from))).toContain('1 John 4:9');
    expect(labels(crossReferencesOf(rangeOf('Matthew 4:4').from))).toContain('Deuteronomy 8:3');
    expect(labels(readAlso(rangeOf('Psalm 23'), 5))).toContain('John 10:11');
  });

  it('name verses that exist, none twice and none of the passage itself', () => {
    const { verseCount } = bibleText();
    for (let verse = 0; verse < verseCount; verse += 1) {
      const others = crossReferencesOf(verse);
      const wrong = others.some((other) => other >= verseCount || other === verse);
      if (wrong || new Set(others).size !== others.length)
        throw new Error(labelOf({ from: verse, to: verse }));
    }
    const chapter = rangeOf('Romans 8');
    expect(readAlso(chapter, 6).filter((verse) => verse >= chapter.from && verse <= chapter.to)).toEqual([]);
  });
});

import { passageOf } from '../../testing/quotations';
import { markedWords } from './marked-words';
import { chapterBeside, referenceOf, verseText } from './verse-text';

describe('verses and where they stand', () => {
  const { verses } = passageOf('Psalms', 23, ['One.', 'Two.', 'Three.', 'Four.']);

  it('are named as runs of the chapter', () => {
    expect(referenceOf(verses)).toBe('Psalm 23:1–4');
    expect(referenceOf(verses.filter(({ verse }) => verse !== 3))).toBe('Psalm 23:1–2, 4');
  });

  it('are copied with their reference', () => {
    expect(verseText(verses.slice(0, 2))).toBe('“One. Two.”\n— Psalm 23:1–2 (KJV)');
  });

  it('are followed by the next chapter, across books, until the Bible ends', () => {
    expect(chapterBeside('Psalms', 23, 1)).toEqual({ book: 'Psalms', chapter: 24 });
    expect(chapterBeside('Malachi', 4, 1)).toEqual({ book: 'Matthew', chapter: 1 });
    expect(chapterBeside('Matthew', 1, -1)).toEqual({ book: 'Malachi', chapter: 4 });
    expect(chapterBeside('Revelation', 22, 1)).toBeNull();
    expect(chapterBeside('Genesis', 1, -1)).toBeNull();
  });

  it('have the words marked that a search found them by', () => {
    const marked = markedWords('The Shepherds feed my sheep.', ['shepherds']);
    expect(marked.filter(({ found }) => found)).toEqual([{ text: 'Shepherds', found: true }]);
    expect(marked.map(({ text }) => text).join('')).toBe('The Shepherds feed my sheep.');
  });
});

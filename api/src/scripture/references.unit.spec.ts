import fc from 'fast-check';
import { ABBREVIATIONS } from './abbreviations.js';
import { findReferences, readReferences, type Reference } from './references.js';
import { BOOKS } from './books.js';
import { bookLabel, textOfRange } from './passages.js';

const said = (reference: Reference) => (reference.kind === 'verses' ? reference.label : reference.message);
const read = (text: string) => readReferences(text).map(said);

const figure = fc.integer({ min: 0, max: 60 });
const part = fc
  .record({
    book: fc.integer({ min: 0, max: BOOKS.length - 1 }),
    chapter: figure,
    verse: fc.option(figure),
    last: fc.option(figure),
    dash: fc.constantFrom('-', '–'),
  })
  .map(
    ({ book, chapter, verse, last, dash }) =>
      `${bookLabel(book)} ${chapter}${verse === null ? '' : `:${verse}`}${last === null ? '' : `${dash}${last}`}`,
  );

describe('reading references', () => {
  it('reads a list as labels write it no other than the parser does', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (parts) => {
        const list = parts.join('; ');
        // A space before it, and the parser reads it.
        const parsed = findReferences(` ${list}`).map((one) => ({
          ...one,
          start: one.start - 1,
          end: one.end - 1,
        }));
        expect(findReferences(list)).toEqual(parsed);
      }),
    );
  });

  it('takes signs that are a sentence each for no reference, at the length in which they were written', () => {
    // One of them is eighteen letters when it is composed: 300 are searched for a book as 5,400.
    const signs = '\ufdfa'.repeat(300);
    const [reference, ...others] = readReferences(signs);
    expect([reference?.kind, others]).toEqual(['missing', []]);
    expect(JSON.stringify(reference).normalize('NFC').length).toBeLessThan(1_000);
    expect(read('Ⅱ Samuel ７：１')).toEqual(['2 Samuel 7:1']);
  });

  it.each([
    ['Genesis 1-4', ['Genesis 1–4']],
    ['john 3:16', ['John 3:16']],
    ['Ps. 23:1', ['Psalm 23:1']],
    ['1 Cor 13:4–7', ['1 Corinthians 13:4–7']],
    ['First Corinthians 13:4', ['1 Corinthians 13:4']],
    ['Genesis 1:1-2:3', ['Genesis 1:1–2:3']],
    ['John 3:16, 18; 4:1-3', ['John 3:16', 'John 3:18', 'John 4:1–3']],
    ['Jude 3', ['Jude 1:3']],
    ['Jude', ['Jude 1']],
    ['Ruth, Esther; John 3:16; Jude', ['Ruth', 'Esther', 'John 3:16', 'Jude 1']],
    ['Genesis - Exodus', ['Genesis 1 – Exodus 40']],
    ['Song of Songs 2:4', ['Song of Solomon 2:4']],
    ['Romans 8:28ff', ['Romans 8:28–39']],
    ['Matthew 5-7 and Luke 6:20', ['Matthew 5–7', 'Luke 6:20']],
    ['Psalm 23', ['Psalm 23']],
    ['Hb 2:4; Phl 4:13', ['Habakkuk 2:4', 'Philippians 4:13']],
    ['I Sam 17:4; 1Jn 4:8', ['1 Samuel 17:4', '1 John 4:8']],
    ['Canticles 2:4; Apocalypse 1', ['Song of Solomon 2:4', 'Revelation 1']],
    ['John\u30003：16', ['John 3:16']],
    ['Rom 8:28f', ['Romans 8:28–29']],
    ['Rom 8:39f', ['Romans 8:39']],
    ['Psalm XXIII', ['Psalm 23']],
    ['Ps. cxix. 105; Rom. viii. 28', ['Psalm 119:105', 'Romans 8:28']],
    ['Joh 3,16; 4,5', ['John 3:16', 'John 4:5']],
    ['Psalm 23,24', ['Psalm 23', 'Psalm 24']],
    ['John 3:16-2', ['John 3:16']],
    ['Psalm 119:105-12', ['Psalm 119:105–112']],
    [
      'Römer 8,28; 1. Korinther 13,4-7; Sprüche 3,5; 2. Mose 20,13',
      ['Romans 8:28', '1 Corinthians 13:4–7', 'Proverbs 3:5', 'Exodus 20:13'],
    ],
    ['Mateo 5:3; Hechos 2:38; Primera de Juan 4:8', ['Matthew 5:3', 'Acts 2:38', '1 John 4:8']],
    [
      'Génesis 1:1; Salmos 23; Cantar de los Cantares 2:4',
      ['Genesis 1:1', 'Psalm 23', 'Song of Solomon 2:4'],
    ],
    ['Jean 3:16; Ésaïe 53; Actes des Apôtres 2', ['John 3:16', 'Isaiah 53', 'Acts 2']],
    ['1 Coríntios 13:4; Jó 3:3; Provérbios 3:5', ['1 Corinthians 13:4', 'Job 3:3', 'Proverbs 3:5']],
    ['Giovanni 3,16; Apocalisse 21:4; 1 Re 19:12', ['John 3:16', 'Revelation 21:4', '1 Kings 19:12']],
    [
      'Esaie 53; Romer 8:28; Corintios 1',
      ['Isaiah 53', 'Romans 8:28', 'There is no book "Corintios" among the 66 books of the Bible'],
    ],
  ])('%s', (text, labels) => expect(read(text)).toEqual(labels));

  it('knows every short name that the check of quotations knows', () => {
    for (const [name, osis] of ABBREVIATIONS) {
      expect([name, ...read(`${name} 1:1`)]).toEqual([name, ...read(`${osis} 1:1`)]);
    }
  });

  it('gives the verses of a range', () => {
    const [reference] = readReferences('Genesis 1:1-2');
    expect(reference?.kind === 'verses' && textOfRange(reference.range)).toMatch(
      /^In the beginning .* the earth\. And the earth was without form.*waters\.$/,
    );
  });

  it.each([
    ['Hezekiah 3:16', 'book', 'There is no book "Hezekiah" among the 66 books of the Bible'],
    ['John 3:16; Tobit 3', 'book', 'There is no book "Tobit" among the 66 books of the Bible'],
    ['Genesis 51:2', 'chapter', 'Genesis has 50 chapters; there is no chapter 51'],
    ['John 3:99', 'verse', 'John 3 has 36 verses; there is no verse 99'],
    ['Genesis 1:30-35', 'verse', 'Genesis 1 has 31 verses; there is no verse 32'],
    ['Genesis 49-52', 'chapter', 'Genesis has 50 chapters; there is no chapter 51'],
    ['Psalm 117:3', 'verse', 'Psalm 117 has 2 verses; there is no verse 3'],
    ['Psalm 151:1', 'chapter', 'Psalms has 150 chapters; there is no chapter 151'],
    ['3 John 15', 'verse', '3 John 1 has 14 verses; there is no verse 15'],
    ['Jude 26', 'verse', 'Jude 1 has 25 verses; there is no verse 26'],
    ['', 'book', 'There is no book "" among the 66 books of the Bible'],
  ])('says which part of "%s" is wrong: the %s', (text, part, message) => {
    expect(readReferences(text)).toContainEqual(expect.objectContaining({ kind: 'missing', part, message }));
  });
});

describe('finding references in running text', () => {
  it('finds them with their places', () => {
    const text = 'What does Ps. 23:1 mean beside John 10:11-14?';
    expect(findReferences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ps. 23:1',
      'John 10:11-14',
    ]);
  });

  it('finds them as they are written elsewhere, at their own places', () => {
    const text = 'Read Römer 8,28 and Joh 3,16, then Ps. cxix. 105 and Rom 8:28f.';
    expect(findReferences(text).map((found) => [said(found), text.slice(found.start, found.end)])).toEqual([
      ['Romans 8:28', 'Römer 8,28'],
      ['John 3:16', 'Joh 3,16'],
      ['Psalm 119:105', 'Ps. cxix. 105'],
      ['Romans 8:28–29', 'Rom 8:28f'],
    ]);
  });

  it('takes everyday words for what they are', () => {
    expect(
      findReferences('My son is 5, I am 10 times as old, and 2 acts 2 people did; a job 3 miles away'),
    ).toEqual([]);
    expect(findReferences('I met Jean 5 times and Marco 3 times; John I love, mix 4 eggs')).toEqual([]);
  });
});

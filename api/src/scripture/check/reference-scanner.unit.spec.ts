import { BOOKS } from '../books.js';
import { readReferences } from '../references.js';
import { scanReferences } from './reference-scanner.js';

const scan = (text: string) =>
  scanReferences(text).map(({ start, end, label, missing }) => [
    text.slice(start, end),
    missing?.message ?? label,
  ]);

describe('scanning a text for references', () => {
  it.each([
    ['as John 3:16 says', 'John 3:16', 'John 3:16'],
    ['(Ps. 23:1)', 'Ps. 23:1', 'Psalm 23:1'],
    ['see 1 Cor 13:4–7.', '1 Cor 13:4–7', '1 Corinthians 13:4–7'],
    ['II Tim. 3:16', 'II Tim. 3:16', '2 Timothy 3:16'],
    ['First John 4:8', 'First John 4:8', '1 John 4:8'],
    ['Read 1 John 4:8 today', '1 John 4:8', '1 John 4:8'],
    ['Song of Songs 2:4', 'Song of Songs 2:4', 'Song of Solomon 2:4'],
    ['the Gospel of John 3:16', 'Gospel of John 3:16', 'John 3:16'],
    ['Genesis 1:1-2:3', 'Genesis 1:1-2:3', 'Genesis 1:1–2:3'],
    ['Genesis 1-4 tells', 'Genesis 1-4', 'Genesis 1–4'],
    ['Psalm 23 is', 'Psalm 23', 'Psalm 23'],
    ['John 3:16, 18', 'John 3:16, 18', 'John 3:16; 3:18'],
    ['Romans 8:28ff', 'Romans 8:28ff', 'Romans 8:28–39'],
    ['Jude 3', 'Jude 3', 'Jude 1:3'],
    ['John chapter 3, verse 16', 'John chapter 3, verse 16', 'John 3:16'],
    ['Psalm 23, verses 1-2', 'Psalm 23, verses 1-2', 'Psalm 23:1–2'],
    ['Isaiah 40:31a', 'Isaiah 40:31a', 'Isaiah 40:31'],
    ['3 John 4', '3 John 4', '3 John 1:4'],
    ['Isaiah 53 is', 'Isaiah 53', 'Isaiah 53'],
    ['John 3v16', 'John 3v16', 'John 3:16'],
    ['Hebrews 13 vs. 8', 'Hebrews 13 vs. 8', 'Hebrews 13:8'],
    ['Hebrews **13:8**', 'Hebrews **13:8', 'Hebrews 13:8'],
    ['Hebrews 13：8', 'Hebrews 13：8', 'Hebrews 13:8'],
    ['Luke – 15:11', 'Luke – 15:11', 'Luke 15:11'],
    ['Luke xv, 11', 'Luke xv, 11', 'Luke 15:11'],
    ['Heb., xiii, 8', 'Heb., xiii, 8', 'Hebrews 13:8'],
    ['the book of John (3:16)', 'John (3:16', 'John 3:16'],
    ['in John’s Gospel, 3:16', 'John’s Gospel, 3:16', 'John 3:16'],
    ['the first letter of John, 4:8', 'first letter of John, 4:8', '1 John 4:8'],
    ['Chapter 13, verse 8 of Hebrews', 'Chapter 13, verse 8 of Hebrews', 'Hebrews 13:8'],
    ['the twenty-third Psalm, verse four', 'twenty-third Psalm, verse four', 'Psalm 23:4'],
    ['Romans chapter eight, verse twenty-eight', 'Romans chapter eight, verse twenty-eight', 'Romans 8:28'],
    ['Johannes 3, 16', 'Johannes 3, 16', 'John 3:16'],
    ['5. Mose 9,17', '5. Mose 9,17', 'Deuteronomy 9:17'],
    ['1. Korintherbrief 13,4', '1. Korintherbrief 13,4', '1 Corinthians 13:4'],
    ['Premier livre des Rois 19:12', 'Premier livre des Rois 19:12', '1 Kings 19:12'],
    ['Hezekiah 3:16', 'Hezekiah 3:16', 'There is no book "Hezekiah" among the 66 books of the Bible'],
    ['John 3:99', 'John 3:99', 'John 3 has 36 verses; there is no verse 99'],
    ['Genesis 51:2', 'Genesis 51:2', 'Genesis has 50 chapters; there is no chapter 51'],
  ])('%s', (text, written, label) => expect(scan(text)).toEqual([[written, label]]));

  it('finds several, each once', () => {
    expect(scan('Mt 5:3; Lk 6:20, and Rom 8:1; 1 Pet 5:7').map(([, label]) => label)).toEqual([
      'Matthew 5:3',
      'Luke 6:20',
      'Romans 8:1',
      '1 Peter 5:7',
    ]);
  });

  it.each([
    ['1 Kings 3:16-28; 1 Kings 1-11', ['1 Kings 3:16-28', '1 Kings 1-11']],
    ['John 3:16, 18; 2 Samuel 5', ['John 3:16, 18', '2 Samuel 5']],
    ['Rom 8:28 & 1st Peter 2', ['Rom 8:28', '1st Peter 2']],
    ['Joh 3,16; 1. Mose 1', ['Joh 3,16', '1. Mose 1']],
    ['Psalm 23:1, 3 Psalm 24', ['Psalm 23:1, 3', 'Psalm 24']],
  ])('takes the number of the next book for none of a list: %s', (text, written) =>
    expect(scan(text).map(([part]) => part)).toEqual(written),
  );

  it('finds none where there is none', () => {
    expect(
      scan(
        'at 12:30, Tuesday 7:00, Version 2.1, The Iliad 6:146, Sirach 6:14, Mark - 3:15 pm, on page 4, is 5 or am 10:00, a job 3 miles off, acts 2, 1,000 words, 3:16',
      ),
    ).toEqual([]);
  });

  it('takes no name for a book because a whole string was read as a reference before', () => {
    readReferences('Luke 1:35-36');
    expect(scan('born from you will be called the Son of God. **36** Behold, Elizabeth')).toEqual([]);
  });

  it('knows every book by its name and its code', () => {
    for (const [index, { name, osis }] of BOOKS.entries()) {
      for (const written of [name, osis]) {
        const [found] = scanReferences(`(${written} 1:1)`);
        if (found?.missing !== null || index < 0) throw new Error(written);
      }
    }
  });
});

import { isRight } from '@emit/contract/scripture';
import { corpusVerse, steadyRandom, type CorpusVerse } from '../../testing/scripture-corpus.js';
import { MARKED_SHAPES, PAIR_SHAPES, QUIET, UNMARKED_SHAPES } from '../../testing/scripture-shapes.js';
import { bibleText } from '../bible-text.js';
import { wordsOf } from '../concordance.js';
import { checkQuotations, checkText } from './check.js';

/** `npm run bench scripture` makes thousands; here a few of each shape. */
const TRIES = 6;
const random = steadyRandom(21);

/** Two verses, neither of which has the words of the other. */
function twoVerses(): [CorpusVerse, CorpusVerse] {
  const has = (one: CorpusVerse, other: CorpusVerse) =>
    ` ${wordsOf(one.words).join(' ')} `.includes(` ${wordsOf(other.words).join(' ')} `);
  for (;;) {
    const [a, b] = [corpusVerse(random(bibleText().verseCount)), corpusVerse(random(bibleText().verseCount))];
    const fits = [a, b].every(({ words }) => wordsOf(words).length > 6 && wordsOf(words).length < 46);
    if (fits && !has(a, b) && !has(b, a)) return [a, b];
  }
}

const unpointed = ({ words }: CorpusVerse): string => words.replace(/[.,;:]$/, '');
const greens = (text: string) => checkQuotations(text).filter(({ status }) => isRight(status));
const INVENTED = [
  'Every lantern carries a river, and every river forgives its own stone',
  'Thou shalt not trouble the sparrow, for the sparrow sings thy morning',
  'Walk gently with your garden and your garden will walk with you',
];

describe.each(Object.entries({ ...MARKED_SHAPES, ...UNMARKED_SHAPES }))('a quotation, %s', (_, shape) => {
  it('is right under its own reference, and never under another', () => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [verse, other] = twoVerses();
      const right = shape(unpointed(verse), verse.full);
      if (greens(right)[0]?.reference !== verse.full) throw new Error(right);
      const wrong = shape(unpointed(verse), other.full);
      expect(checkQuotations(wrong).map(({ status }) => status)).toEqual(['misattributed']);
    }
  });
});

it.each(Object.entries(MARKED_SHAPES))('tells invented words, %s', (_, shape) => {
  for (const words of INVENTED) {
    const found = checkQuotations(shape(words, twoVerses()[0].full));
    expect(found.map(({ status }) => isRight(status))).toEqual([false]);
  }
});

it.each(Object.entries(PAIR_SHAPES))('holds two quotations each to its own reference, %s', (_, shape) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [a, b] = twoVerses();
    expect(greens(shape(unpointed(a), a.full, unpointed(b), b.full))).toHaveLength(2);
    expect(greens(shape(unpointed(a), b.full, unpointed(b), a.full))).toEqual([]);
  }
});

it.each(QUIET)('raises no alarm for: %s', (text) => {
  expect(checkQuotations(text).filter(({ status }) => !isRight(status))).toEqual([]);
});

const statuses = (text: string) => checkQuotations(text).map(({ status }) => status);

it.each([
  ['“Thou shalt love thy neighbor as thyself.” (Leviticus 19:18)', 'part'],
  [
    '“And the LORD shall be king over all the earth: in that day shall there be one LORD” (Zechariah 14:9)',
    'part',
  ],
  ['“[T]he LORD is my shepherd; I shall not want.” (Psalm 23:1)', 'exact'],
  ['“The L<small>ORD</small> is my shepherd; I shall not want.” (Psalm XXIII. 1)', 'exact'],
  ['„Jesus wept“ (Johannes 11,35)', 'exact'],
  ['Psalm 23 is a song of trust. “He restoreth my soul” (v. 3).', 'part'],
  ['“Honor thy father and thy mother” (Exodus 20:12)', 'part'],
  ['“Yahweh is my shepherd; I shall lack nothing.” (Psalm 23:1)', 'exact'],
  ['“The LORD is my shepherd, I lack nothing.” (Psalm 23:1, NIV)', 'other-translation'],
  ['In the NLT, Psalm 23:1 says, “The LORD is my shepherd; I have all that I need.”', 'other-translation'],
  ['In the Message, Psalm 23:1 goes: “God, my shepherd! I don’t need a thing.”', 'other-translation'],
  ['“The Lord is my shepherd; I have all that I need.” (NLT, Psalm 23:1)', 'other-translation'],
  [
    'Psalm 23:1 reads in a modern translation: “The Lord takes care of me like a shepherd.”',
    'other-translation',
  ],
  ['“The Lord takes care of me.” [Psalm 23:1 XYZ21]', 'other-translation'],
  ['“The LORD is my shepherd; I shall not want.” (Psalm 23:1, NIV)', 'exact'],
  ['“[Jesus] said unto them, It is written” (Matthew 21:13)', 'part'],
  ['“Thou shalt [always] kill” (Exodus 20:13)', 'differs'],
  ['“Blessed is the man that walketh … in the way of sinners” (Psalm 1:1)', 'differs'],
  ['“whosoever believeth in him … have everlasting life” (John 3:16)', 'part'],
  ['“to everything there is a season, & a time to every purpose” (Ecclesiastes 3:1)', 'part'],
  ['“Because thy loving kindness is better than life, my lips shall praise thee.” (Psalm 63:3)', 'spelling'],
  ['“the pillar of Rachel&#39;s grave unto this day” (Genesis 35:20)', 'part'],
  ['“Be still” (Psalm 46:11)', 'misattributed'],
  [
    '> **Psalm 1**\n>\n> ³ Blessed is the man that walketh not in the counsel of the ungodly',
    'misattributed',
  ],
  ['Psalm 23\n\n> 1 The LORD is my shepherd; I shall not want.', 'exact'],
  ['| Psalm 23:1 | Psalm 100:3 |\n|---|---|\n| The LORD is my shepherd; I shall not want. | |', 'exact'],
  ['Chapter 11 of John, verse 35: “Jesus wept”', 'exact'],
  ['The book of John (11:35) says “Jesus wept”', 'exact'],
  ['“Jesus wept.” <John 11:35>', 'exact'],
  ['John 11:33 tells of tears. Then, in verse 35: “Jesus wept”', 'exact'],
  ['In John’s Gospel, at 11:35, we read “Jesus wept”', 'exact'],
  ['In Luke’s Gospel, at 11:35, we read “Jesus wept”', 'misattributed'],
  [
    'In Matthew 4:4 Jesus quotes Deuteronomy 8:3: “Man shall not live by bread alone, but by every word”',
    'part',
  ],
  ['Isaiah 53:5, later echoed in 1 Peter 2:24, says “with his stripes we are healed.”', 'part'],
  ['“Jesus wept.” (John 11:36; Solomon’s Song 4:9)', 'misattributed'],
  [
    'Then Jeremiah called Baruch the son of Neriah: and Baruch wrote from the mouth of Jeremiah all the words [Jeremiah 36:8]',
    'misattributed',
  ],
  ['Hesekiel 49,3: „Jesus wept“', 'no-such-verse'],
  ['»Jesus wept.« (1. Johannes 4, 8)', 'misattributed'],
  ['«Denn also hat Gott die Welt geliebt» (Johannes 3,16)', 'other-translation'],
  ['“Thou shalt … kill” (Exodus 20:13)', 'differs'],
  ['“Money is the root of all evil” (1 Timothy 6:10)', 'differs'],
  ['“Be good to the people around you” (3 Corinthians 2:1)', 'no-such-verse'],
  ['The Psalmist writes, “The morning is a lantern for the quiet heart of man.”', 'not-scripture'],
  ['Jesus said, “Walk softly with the rain and the rain will walk with you.”', 'not-scripture'],
  ['The Bible says, “God helps those who help themselves.”', 'not-scripture'],
  ['The Bible teaches that cleanliness is next to godliness.', 'not-scripture'],
])('says of %s: %s', (text, status) => expect(statuses(text)).toEqual([status]));

it('names the translation that has the words, and the words around a part', () => {
  const [web] = checkQuotations('“Yahweh is my shepherd; I shall lack nothing.” (Psalm 23:1)');
  expect(web).toMatchObject({ translation: 'web', message: expect.stringContaining('World English Bible') });
  const [part] = checkQuotations('“the love of money is the root of all evil” (1 Timothy 6:10)');
  expect(part).toMatchObject({ status: 'part', before: 'For', after: expect.stringMatching(/^which while/) });
});

it('shows nothing as right beside a place that it cannot read', () => {
  expect(checkText('“The LORD is my shepherd; I shall not want.” (Gospel 4.7.11)')).toMatchObject({
    quotations: [],
    unmatched: 1,
  });
});

it('counts the quoted phrases of which it knows nothing', () => {
  const text = 'My pastor says “God is still writing your story”, and “Jesus wept” (John 11:35).';
  expect(checkText(text)).toMatchObject({ quotations: [{ status: 'exact' }], unmatched: 1 });
});

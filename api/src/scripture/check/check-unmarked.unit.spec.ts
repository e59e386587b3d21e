import { isRight } from '@emit/contract/scripture';
import { corpusVerse, steadyRandom } from '../../testing/scripture-corpus.js';
import { PLACED } from '../../testing/shapes/placed.js';
import { measureOne } from '../../testing/shapes/measure.js';
import { bibleText } from '../bible-text.js';
import { checkText } from './check.js';

/** Lines and blocks whose words have no quotation marks. */
const WITHOUT_MARKS = [
  '{q} ({R})',
  '{q} [{R}]',
  '{q} ({R}, KJV)',
  '{q} (see {R})',
  '{q} 🙏 ({R})',
  '{R} 🙏 {q}',
  '• {q} ({R})',
  '- {q} ({R})\n- Rest a while.',
  'Here is one for you. {q} ({R})',
  '{q} ({R}) This is what he promises.',
  'Dear friend,\n\n{q} ({R})\n\nWith love',
  '`{q}` ({R})',
  '{R}: `{q}`',
  'In {R}: `{q}`',
  '<code>{q}</code> — {R}',
  '~~{q}~~ ({R})',
  '=={q}== — {R}',
  '<del>{q}</del> ({R})',
  '***{q}*** ({R})',
  'In {R} God says: {q}',
  'Read {R} aloud: {q}',
  'My favourite is {R}. {q}',
  '{q} — Moses, {R}',
  '**Q:** What does {R} say?\n\n**A:** {q}',
  '**Monday** ({R}): {q}',
];
const INVENTED = [
  'Blessed is the lantern that waiteth in the dark, for it shall be lifted up.',
  'God gives the river its colour and the field its hour; how much more will he carry you.',
  'When the winter is long, my child, remember that I walked it first.',
  'Speak softly to the mountain and it will answer you with bread and peace.',
  'The window of the patient shall keep the traveller in the evening.',
];
const fill = (shape: string, words: string, reference: string) =>
  shape.replace('{q}', words).replace('{R}', reference);

describe.each(WITHOUT_MARKS)('words without marks, %s', (shape) => {
  const random = steadyRandom(17);
  const someVerse = () => corpusVerse(random(bibleText().verseCount));

  it('are right under their own reference, and told under another', () => {
    for (let tried = 0; tried < 3;) {
      const [verse, other] = [someVerse(), someVerse()];
      if (verse.words.split(' ').length < 8 || other.words.includes(verse.words)) continue;
      tried += 1;
      const right = checkText(fill(shape, verse.words, verse.full)).quotations;
      expect(right.map(({ status }) => isRight(status))).toEqual([true]);
      const wrong = checkText(fill(shape, verse.words, other.full)).quotations;
      expect(wrong.map(({ status }) => isRight(status))).toEqual([false]);
    }
  });

  it('are told or counted where they are nowhere in the Bible', () => {
    const silent = INVENTED.filter((words) => {
      const { quotations, unmatched } = checkText(fill(shape, words, someVerse().full));
      return quotations.length + unmatched === 0 || quotations.some(({ status }) => isRight(status));
    });
    expect(silent).toEqual([]);
  });
});

it('lets hardly any invented words pass in silence, wherever they stand', () => {
  const tally = measureOne(PLACED, 2, 91);
  expect(tally.share('invented words in silence')).toBeLessThanOrEqual(0.01);
  expect(tally.share('right words accused')).toBeLessThanOrEqual(0.01);
});

it('holds sentences in a row each to the reference behind it', () => {
  const psalm = 'The LORD is my shepherd; I shall not want.';
  const dust = 'My soul cleaveth unto the dust: quicken thou me according to thy word.';
  const { quotations } = checkText(`${dust} (Psalm 23:1) ${psalm} (Psalm 119:25)`);
  expect(quotations.map(({ status }) => status)).toEqual(['misattributed', 'misattributed']);
});

it.each([
  '*Jesus wept.* (Luke 11:35)',
  'Jesus wept. (Luke 11:35)',
  '**Luke 11:35** Jesus wept.',
  '| Luke 11:35 | Jesus wept. |',
  'Luke 11:35\nJesus wept.',
  '`Quench not the Spirit.` (1 Thessalonians 5:21)',
  '~~Rejoice evermore.~~ (Philippians 4:5)',
  'Thou shalt not steal. (Exodus 20:13)',
])('tells a short verse under another reference: %s', (text) => {
  expect(checkText(text).quotations.map(({ status }) => status)).toEqual(['misattributed']);
});

it.each([
  '“Don’t worry about anything; instead, pray about everything.” (Phil 4:6 nlt)',
  '"Do not be anxious about anything" (Philippians 4:6, niv)',
  '"The LORD is my shepherd, I lack nothing." Psalm 23:1 niv',
  'The nlt says “Give all your worries and cares to God, for he cares about you” (1 Peter 5:7).',
  'The LORD is my shepherd, I lack nothing. (Psalm 23:1 NIV)',
  '`The LORD is my shepherd, I lack nothing.` (psalm 23:1 esv)',
  'csb, Romans 8:28: “We know that all things work together for the good of those who love God”',
])('knows a translation by its name in small letters: %s', (text) => {
  expect(checkText(text).quotations.map(({ status }) => status)).toEqual(['other-translation']);
});

it.each([
  ['He says, fear thou not; for I am with thee (Isaiah 41:10).', 'fear thou not; for I am with thee'],
  [
    'In Psalm 23:1 God says: The LORD is my shepherd; I shall not want.',
    'The LORD is my shepherd; I shall not want',
  ],
])('leaves what leads to the words out of them: %s', (text, quoted) => {
  expect(checkText(text).quotations).toMatchObject([{ quoted }]);
});

it.each([
  'Mark says “I am tired” and goes home.',
  'James said: “Let’s meet at noon.”',
  'Ruth told me, “Your soup was good.”',
  'Joel writes "see you soon" under every letter.',
  'Esther and Daniel answered, “We are coming too.”',
  'David said “I’m off to bed now”.',
])('takes a namesake for nobody in the Bible: %s', (text) => {
  expect(checkText(text).quotations).toEqual([]);
});

it.each([
  'Luke writes, “The lantern of the just is a river.”',
  'The Gospel of Mark says, “The lantern of the just is a river.”',
  'Paul says, “The lantern of the just is a river in the night.”',
])('tells words that are given as an evangelist’s or apostle’s: %s', (text) => {
  expect(checkText(text).quotations.map(({ status }) => status)).toEqual(['not-scripture']);
});

it.each([
  'God is near to people who hurt (Psalm 34:18).',
  'Jesus calms a storm with three words (Mark 4:39).',
  'Ruth stays with Naomi (Ruth 1:16)',
  'Luke 10:38-42: Martha works, Mary listens, and Jesus loves both of them.',
  'Practice: Take five minutes and name three things (1 Thessalonians 5:18)',
  '**Application:** Call one person whom you have not thanked (Luke 17:15).',
  'Run `npm install` and read Acts 2:42 while it runs.',
  'Type `John 3:16` into the search and press Enter.',
  'Gott ist nah bei denen, die ein zerbrochenes Herz haben (Psalm 34,19).',
  'Worry cannot add a day to your life. (Matthew 6:27)',
])('accuses no remark: %s', (text) => {
  expect(checkText(text).quotations.filter(({ status }) => !isRight(status))).toEqual([]);
});

import { isRight } from '@emit/contract/scripture';
import { checkText } from './check.js';
import { isAccused, statusesIn } from '../../testing/checked.js';

describe('words of somebody who is named between the reference and them', () => {
  const WORDS = 'All shall be well, and all manner of thing shall be well.';
  it.each([
    `Matthew 24:28 makes me think of Julian of Norwich: “${WORDS}”`,
    `Like Proverbs 17:1, Augustine knows this: “${WORDS}”`,
    `John Newton preached on Numbers 33:28 and said: “${WORDS}”`,
    `Commenting on Luke 7:12, Martin Luther King Jr. says “${WORDS}”`,
    `After Deuteronomy 29:29, Martin Luther King Jr.’s words “${WORDS}” sound familiar.`,
    `The line “${WORDS}” from And Can It Be is close to Job 20:12.`,
  ])('are counted, and no misquotation: %s', (text) => {
    expect(checkText(text)).toEqual({ quotations: [], unmatched: 1 });
  });

  it('are told where they are another verse’s', () => {
    const text = 'Proverbs 17:1 makes me think of Augustine: “The LORD is my shepherd; I shall not want.”';
    expect(statusesIn(text)).toEqual(['misattributed']);
  });
});

describe('a place from which words are not', () => {
  const [ROMANS, JOB] = ['For the wages of sin is death', 'naked came I out of my mother’s womb'];
  const swapped = (first: string, second: string): string =>
    `“${first}” comes from Romans 6:23, not from Job 1:21, which says “${second}”`;

  it('has words of its own where the sentence says so', () => {
    expect(statusesIn(swapped(ROMANS, JOB))).toEqual(['part', 'part']);
    expect(statusesIn(swapped(JOB, ROMANS))).toEqual(['misattributed', 'misattributed']);
  });

  it('is not what stands in brackets behind a “not”', () => {
    const text = 'eyes have they, but they see not (Psalm 135:16)\n\nye shall not go empty (Exodus 3:21)';
    expect(isAccused(text)).toBe(false);
  });
});

it.each([
  '“God helps those who help themselves” is in the Bible, isn’t it?',
  '“This too shall pass” is a Bible verse, right?',
])('tells a saying that a tag calls Scripture: %s', (text) => {
  expect(statusesIn(text)).toEqual(['not-scripture']);
});

describe('words without marks', () => {
  it.each([
    '2 Kings 13:20 reads: He that walketh in silence shall be hidden from the waters of fear.',
    'The Bible says in Jonah 2:4: the patient shall feast upon a field of lilies, saith the Lord',
  ])('are told or counted where a text gives them as a verse’s: %s', (text) => {
    const { quotations, unmatched } = checkText(text);
    expect(quotations.length + unmatched).toBe(1);
    expect(isAccused(text) || unmatched === 1).toBe(true);
  });

  it.each([
    '1. Genesis 25:20 – And Isaac was not forty years old when he took Rebekah, the daughter of Bethuel the Syrian of Paddan-aram, the sister of Laban the Syrian, to be his wife.',
    '- Moreover he must have good testimony from them that are not without; lest he fall into reproach and the snare of the devil. (1 Timothy 3:7)',
    '🕊️ Jehoash did that which was right in the eyes of Yahweh some his days in which Jehoiada the priest instructed him. (2 Kings 12:2)',
  ])('differ as a whole where they are another translation’s but for a slip: %s', (text) => {
    expect(statusesIn(text)).toEqual(['differs']);
  });

  it('are counted where their second half is another verse’s', () => {
    const text = 'Matthew 26:43 - He came again and found them, a sign or a wonder';
    expect(checkText(text)).toEqual({ quotations: [], unmatched: 1 });
  });
});

it.each([
  'In John 11:35 we learn that grief is “not a lack of faith” but love.',
  'To put Romans 12:21 in today’s words: “Don’t let the bad win; win with good.”',
  'In Genesis 3 the serpent asks, more or less, “Is God keeping something from you?”',
  'Eph 2.0 beta, the “stable” build.',
  'Titus 3:0 down in the second half.',
])('raises no alarm: %s', (text) => {
  expect(isAccused(text)).toBe(false);
});

it.each([
  'How do I live out “That ye shall weep and lament” (1 Samuel 13:5) at work?',
  'The well-known verse from 2 Kings 20:12, “the mighty One of Jacob.”, fits here.',
])('takes a part of a verse for no name: %s', (text) => {
  expect(statusesIn(text)).toEqual(['misattributed']);
});

describe('an author who is named before the reference, or behind the words', () => {
  const WORDS = 'All shall be well, and all manner of thing shall be well.';
  it.each([
    `Shakespeare’s notes on Leviticus 23:1 have this gem: “${WORDS}”`,
    `Julian of Norwich on 1 Chronicles 19:15: “${WORDS}”`,
    `I love how C. S. Lewis reads Judges 10:5: “${WORDS}”`,
    `Think of Genesis 37:27, or of Augustine’s line “${WORDS}”`,
    `Masnavi has the line “${WORDS}”, an echo of Matthew 8:26.`,
    `We closed with “${WORDS}” by Thomas à Kempis.`,
  ])('has said them: %s', (text) => {
    expect(checkText(text)).toEqual({ quotations: [], unmatched: 1 });
  });
});

describe('a reference and its words', () => {
  it.each([
    'Contrary to what many think, Psalm 22:5 says “And she opened a bottle of milk, and gave him drink”',
    '> [!quote] Daniel 8:1\n> And the LORD spake unto Moses, saying.',
    'Today: Exodus 26:6. lest the daughters of the Philistines rejoice, lest the daughters of the uncircumcised triumph.',
    'The Lord says in Psalm 9:2, Thou hast broken down all his hedges; thou hast brought his strong holds to ruin.',
    'I read Mark 10:32 this morning: Peter said unto him, Lord, why cannot I follow thee now? I will lay down my life for thy sake.',
  ])('are held to each other: %s', (text) => {
    expect(statusesIn(text)).toEqual(['misattributed']);
  });

  it('stand together also where two of them are owned: “§’s “…” and §’s “…””', () => {
    const [sin, job] = ['For the wages of sin is death', 'naked came I out of my mother’s womb'];
    expect(statusesIn(`Alongside Romans 6:23’s “${sin}” stands Job 1:21’s “${job}”`)).toEqual([
      'part',
      'part',
    ]);
    const swapped = `Alongside Romans 6:23’s “${job}” stands Job 1:21’s “${sin}”`;
    expect(statusesIn(swapped)).toEqual(['misattributed', 'misattributed']);
  });

  it('go without what leads to them', () => {
    const read = 'I read Job 3:6 this morning: As for that night, let darkness seize upon it.';
    expect(statusesIn(read)).toEqual(['part']);
  });
});

it.each([
  '| Promise | Reference |\n|---|---|\n| The gentle of heart speaketh peace unto your restless mind | 2 Samuel 18:11 |',
  'Remember: Every tear guards the morning of gladness, and the hills shall answer. (1 Kings 4:28).',
  'Every tear guards the morning of gladness, and the hills shall answer. [KJV, Isaiah 41:8]',
])('counts or tells words that are nowhere: %s', (text) => {
  const { quotations, unmatched } = checkText(text);
  expect([isAccused(text), unmatched > 0]).toContain(true);
  expect(quotations.filter(({ status }) => isRight(status))).toEqual([]);
});

it.each([
  '“The writing on the wall” comes from Daniel 5.',
  'We say “a drop in the bucket” because of Isaiah 40:15.',
  'Psalm 23 in one line: “I have a guide and a table.”',
  'Perhaps the older brother thought, “What about me?” (Luke 15:28)',
])('takes no turn of phrase for a verse: %s', (text) => {
  expect(isAccused(text)).toBe(false);
});

it.each([
  'This is why Psalm 66:16 can say, “The one who weeps carries you through thy broken places.”',
  'Romans 14:17 goes: Those who wander shall not be forgotten in the valley of waiting, saith the LORD.',
  'Proverbs 12:28. Whoever trusts him shall dwell beside the ashes of yesterday.',
  'The stranger shall dwell beside a song of deliverance – Psalm 2:5 ❤️',
  '| The hand of the LORD hath measured thy broken places. | Psalm 107:3 |\n|---|---|\n| a | b |',
])('is not silent on words that are nowhere: %s', (text) => {
  const { quotations, unmatched } = checkText(text);
  expect(quotations.filter(({ status }) => isRight(status))).toEqual([]);
  expect([isAccused(text), unmatched > 0]).toContain(true);
});

it('leaves a label above a verse out of it', () => {
  const text =
    'Memory verse\nAnd when the Pharisees saw it, they said unto his disciples, Why eateth your Master with publicans and sinners?\nMatthew 9:11';
  expect(statusesIn(text)).toEqual(['exact']);
});

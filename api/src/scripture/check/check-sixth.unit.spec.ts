import { isRight } from '@emit/contract/scripture';
import { checkText } from './check.js';

const statuses = (text: string): string[] => checkText(text).quotations.map(({ status }) => status);
const accused = (text: string): boolean => statuses(text).some((status) => !isRight(status as 'exact'));

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
    expect(statuses(text)).toEqual(['misattributed']);
  });
});

describe('a place from which words are not', () => {
  const [ROMANS, JOB] = ['For the wages of sin is death', 'naked came I out of my mother’s womb'];
  const swapped = (first: string, second: string): string =>
    `“${first}” comes from Romans 6:23, not from Job 1:21, which says “${second}”`;

  it('has words of its own where the sentence says so', () => {
    expect(statuses(swapped(ROMANS, JOB))).toEqual(['part', 'part']);
    expect(statuses(swapped(JOB, ROMANS))).toEqual(['misattributed', 'misattributed']);
  });

  it('is not what stands in brackets behind a “not”', () => {
    const text = 'eyes have they, but they see not (Psalm 135:16)\n\nye shall not go empty (Exodus 3:21)';
    expect(accused(text)).toBe(false);
  });
});

it.each([
  '“God helps those who help themselves” is in the Bible, isn’t it?',
  '“This too shall pass” is a Bible verse, right?',
])('tells a saying that a tag calls Scripture: %s', (text) => {
  expect(statuses(text)).toEqual(['not-scripture']);
});

describe('words without marks', () => {
  it.each([
    '2 Kings 13:20 reads: He that walketh in silence shall be hidden from the waters of fear.',
    'The Bible says in Jonah 2:4: the patient shall feast upon a field of lilies, saith the Lord',
  ])('are told or counted where a text gives them as a verse’s: %s', (text) => {
    const { quotations, unmatched } = checkText(text);
    expect(quotations.length + unmatched).toBe(1);
    expect(accused(text) || unmatched === 1).toBe(true);
  });

  it.each([
    '1. Genesis 25:20 – And Isaac was not forty years old when he took Rebekah, the daughter of Bethuel the Syrian of Paddan-aram, the sister of Laban the Syrian, to be his wife.',
    '- Moreover he must have good testimony from them that are not without; lest he fall into reproach and the snare of the devil. (1 Timothy 3:7)',
    '🕊️ Jehoash did that which was right in the eyes of Yahweh some his days in which Jehoiada the priest instructed him. (2 Kings 12:2)',
  ])('differ as a whole where they are another translation’s but for a slip: %s', (text) => {
    expect(statuses(text)).toEqual(['differs']);
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
  expect(accused(text)).toBe(false);
});

it.each([
  'How do I live out “That ye shall weep and lament” (1 Samuel 13:5) at work?',
  'The well-known verse from 2 Kings 20:12, “the mighty One of Jacob.”, fits here.',
])('takes a part of a verse for no name: %s', (text) => {
  expect(statuses(text)).toEqual(['misattributed']);
});

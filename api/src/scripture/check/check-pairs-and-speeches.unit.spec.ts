import { isAccused, JOB, ROMANS, statusesIn } from '../../testing/checked.js';

describe('two quotations in two sentences', () => {
  const SHAPES: readonly ((first: string, second: string) => string)[] = [
    (a, b) => `Two verses help, Romans 6:23 and Job 1:21. The first says “${a}”, the second “${b}”.`,
    (a, b) => `The first is Romans 6:23, the second Job 1:21: “${a}” and “${b}”.`,
    (a, b) => `Set Romans 6:23 and Job 1:21 side by side. In the one, “${a}” In the other, “${b}”`,
    (a, b) => `Both are true. Romans 6:23, because “${a}”. Job 1:21, because “${b}”.`,
  ];

  it.each(SHAPES.map((shape) => [shape(ROMANS, JOB), shape(JOB, ROMANS)]))(
    'have each its own reference: %s',
    (right, swapped) => {
      expect(statusesIn(right)).toEqual(['part', 'part']);
      expect(statusesIn(swapped)).toEqual(['misattributed', 'misattributed']);
    },
  );
});

it.each([
  ['Open Romans to the 6th chapter and look at verse 23. There it stands: “%”'],
  ['My aunt used to say, “Remember what Romans 6:23 tells us: ‘%’”'],
  ['A text from Mum: “%” xx Romans 6:23'],
  ['PASTOR: A reading from Romans 6:23.\n%\nALL: Thanks be to God.'],
  ['Let us hear the word of God from Romans 6:23. %. This is the word of the Lord.'],
  ['Footnote 3. Romans 6:23, %.'],
])('has a reference for its words: %s', (shape) => {
  expect(isAccused(shape.replace('%', ROMANS))).toBe(false);
  expect(isAccused(shape.replace('%', JOB))).toBe(true);
});

it.each(['Here is Matthew 12:36:', '### Matthew 12:36'])(
  'never approves of a speech in a passage below “%s”',
  (lead) => {
    const words = 'They came to him, and woke him up, saying, "Save us, Lord! We are dying!"';
    expect(statusesIn(`${lead}\n\n${words}\n`)).not.toContain('part');
  },
);

it('tells a block quote with a speech in it that is its passage but for a word', () => {
  const block = (verb: string): string =>
    `> for many will ${verb} in my name, saying, 'I AM,' and\n> — Luke 21:8`;
  expect(isAccused(block('come'))).toBe(false);
  expect(statusesIn(block('go'))).toEqual(['differs']);
});

describe('sayings without marks', () => {
  it.each([
    'The good book says this too shall pass.',
    'Like the good book says: God helps those who help themselves.',
    'The Bible is clear: money is the root of all evil.',
    'Doesn’t the Bible say cleanliness is next to godliness?',
    'According to Scripture, the lion shall lie down with the lamb.',
    'The Word says “Bloom where you are planted.”',
    'The Proverb says, “You can’t take it with you.”',
  ])('are told where the Bible is said to have them: %s', (text) => {
    expect(isAccused(text)).toBe(true);
  });

  it.each([
    'The Bible does not say that God helps those who help themselves.',
    'The good book never says that cleanliness is next to godliness.',
    'My coach says you can’t take it with you.',
  ])('and not where it is not: %s', (text) => {
    expect(isAccused(text)).toBe(false);
  });
});

describe('words of others', () => {
  it.each([
    'Augustine’s diary, the night he read Luke 8:21: “What we refuse to carry will crush us”',
    'To borrow a phrase from my old teacher, “Walk slowly, for the road is the teacher”, and Luke 8:21 agrees.',
    'Someone asked Augustine about Luke 8:21. The answer: “Walk slowly, for the road is the teacher”',
    'Try praying Luke 8:21 back: “Here I am, tired and unsure. Hold me anyway.”',
  ])('are no misquotation: %s', (text) => {
    expect(isAccused(text)).toBe(false);
  });
});

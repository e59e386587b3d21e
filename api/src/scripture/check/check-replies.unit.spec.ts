import { checkText } from './check.js';
import { INVENTED, isAccused, isSilent, JOB, ROMANS, statusesIn } from '../../testing/checked.js';

describe('a reply’s sentences', () => {
  it.each([
    // Another quotation beside it, and another place to look at.
    'In your MindStream “Power” you logged three. Romans 6:23 says, “%.” (See also Psalm 4:8.)',
    'As my pastor used to say, “grace first”. It’s in Romans 6:23: “%” (See also Psalm 4:8.)',
    'As my pastor used to say, “grace first”. The promise of Romans 6:23 is “%” (See also Psalm 4:8.)',
    'Have you read John 15:5 lately? “%” (Romans 6:23) Say it to yourself: “I am not alone.”',
    'Romans 6:23: %. (See also Psalm 4:8.)',
    // A reference or a label within a paragraph.
    'That sounds heavy, and I am glad you told me. Romans 6:23: %.',
    'Have you read John 15:5 lately? Romans 6:23: %. Read it again tonight, and compare Isaiah 43:2.',
    'Have you read John 15:5 lately? **Scripture:** % (Romans 6:23)',
    'That sounds heavy.\n**Scripture:** % (Romans 6:23)',
    'Step 1. Read Romans 6:23:\n%.\nStep 2. Breathe.',
    // Markup that parts a verse from its label, or from its place.
    '**Romans 6:23** (%)',
    '1. **Listen.** % (Romans 6:23)\n2. **Rest.** Sit for two minutes.',
    '<p>%</p><cite>Romans 6:23</cite>',
    // Words that look like what one asks, or says, and are not.
    'One verse that might speak to this is Romans 6:23: *“%”*',
    'If Romans 6:23 is the question (“%”), Psalm 4:8 is the answer.',
  ])('are held to their own reference: %j', (shape) => {
    const right = shape.replace('%', ROMANS);
    expect(isAccused(right)).toBe(false);
    expect(statusesIn(right)).toContain('part');
    expect(statusesIn(shape.replace('%', JOB))).toContain('misattributed');
    expect(isSilent(shape.replace('%', INVENTED))).toBe(false);
  });

  it('keep their references on lines of their own, whatever letter they begin with', () => {
    const lines = (first: string, second: string): string => `${first} (Romans 6:23)\n${second} (Job 1:21)`;
    const womb = 'naked came I out of my mother’s womb';
    expect(statusesIn(lines('for the wages of sin is death.', `${womb}.`))).toEqual(['part', 'part']);
    expect(statusesIn(lines(`${womb}.`, 'for the wages of sin is death.'))).not.toContain('part');
  });

  it.each([
    'Paul is basically saying, “You can stop performing now” (Galatians 1:10).',
    'Put simply: “You can stop performing now” (Galatians 1:10).',
    'In other words, “you can stop performing now” (Galatians 1:10).',
  ])('that give another’s words as their own are counted, not accused: %s', (text) => {
    expect(checkText(text)).toEqual({ quotations: [], unmatched: 1 });
  });

  it.each([
    'That sounds heavy. Romans 6:23: what we earn, and what we are given.',
    'Read slowly. **Reflection:** What holds you? (Romans 6:23)',
    'One commentary notes that “the Greek verb is continuous here” (Matthew 7:7).',
    '“Whoever it was had good Greek” is a fair summary of Hebrews 1:1.',
    '**Psalm 23** (the Lord as a shepherd of his people)',
    'Romans 8:28 — Even what hurts is woven into something good.',
    'Rest a while. Psalm 46 — a song for days when the ground moves.',
  ])('that talk about a place are no misquotation: %s', (text) => {
    expect(isAccused(text)).toBe(false);
  });
});

it.each([
  'Grandma said the Bible teaches that patience is a virtue.',
  'I think it’s in Proverbs that idle hands are the devil’s workshop.',
  'Romans 8:28 — Everything happens for a reason',
  'Psalm 23:1 — This too shall pass',
  'As the Bible says, an idle mind is the devil’s playground.',
  'The verse about how God never gives you more than you can handle keeps me going.',
])('tells a saying that somebody gives as the Bible’s: %s', (text) => {
  expect(statusesIn(text)).toEqual(['not-scripture']);
});

it('takes no part of a verse for the saying that another verse is cut short to', () => {
  expect(statusesIn('John 7:24 says “Judge not according to the appearance”.')).toEqual(['part']);
  expect(statusesIn('The Bible says “Judge not”.')).toEqual(['differs']);
});

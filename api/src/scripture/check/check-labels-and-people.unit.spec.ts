import { INVENTED, isAccused, isSilent, JOB, ROMANS, statusesIn } from '../../testing/checked.js';

describe('words without marks', () => {
  it.each([
    'Scripture: Romans 6:23\nText: %.\nPrayer: Lord, help me.',
    'Romans 6:23\n%.\nPrayer: Lord, help me.',
    'Passage: Romans 6:23\n%.\nSomething to carry: a stone.',
    'Romans 6:23\n\nText: %.\nPrayer: Lord, help me.',
    'Let us hear the word of God from Romans 6:23. % This is the word of the Lord.',
    'A reading from Romans 6:23: %. This is the word of the Lord. Thanks be to God.',
    'Footnote 3. Romans 6:23: %.',
    'Footnote 4. Romans 6:23 – %.',
    '**Read:** Romans 6:23\n\n*%.*\n\n**Ask:** What holds you?',
    'Romans 6:23\n\n_%._',
    '<dl><dt>Reference</dt><dd>Romans 6:23</dd><dt>Words</dt><dd>%.</dd></dl>',
    '<dl><dt>Words</dt><dd>%.</dd><dt>Reference</dt><dd>Romans 6:23</dd></dl>',
    'Reference\n: Romans 6:23\n\nWords\n: %.',
    '| Romans 6:23 | %, what else |\n|---|---|\n| Psalm 23:1 | The LORD is my shepherd; I shall not want. |',
  ])('are held to their reference: %j', (shape) => {
    const right = shape.replace(', what else', '').replace('%', ROMANS);
    expect(isAccused(right)).toBe(false);
    expect(statusesIn(right)).toContain('part');
    expect(isAccused(shape.replace('%', JOB))).toBe(true);
    expect(isSilent(shape.replace('%', INVENTED))).toBe(false);
  });

  it('are a verse in a table’s first row, whatever words it has', () => {
    const row = 'And the cloud of the LORD was upon them by day, when they went out of the camp.';
    const table = (reference: string): string => `| ${reference} | ${row} |\n|---|---|\n| Psalm 23:1 | no |`;
    expect(statusesIn(table('Numbers 10:34'))).toEqual(['exact']);
    expect(statusesIn(table('Numbers 10:35'))).toEqual(['misattributed']);
  });

  it.each([
    '**Read:** Romans 8:28\n\n*Read it slowly, twice, and then put the phone away.*',
    '## Psalm 23:4\n\n*The God who walks beside you*',
    'Scripture: Romans 8:28\nReflection: God wastes nothing, not even this year.',
    'Reading: Psalm 46:10\nTime: five minutes\nPlace: your chair by the window',
    '| John 3:16 | How it speaks to your worries about work today |\n|---|---|\n| Psalm 23:1 | What you lack |',
    'Step 3. John 3:16 helps when you feel unloved.',
  ])('that are talk are no misquotation: %j', (text) => {
    expect(isAccused(text)).toBe(false);
  });
});

it('takes the number of a note for none of a book', () => {
  expect(statusesIn('Footnote 3. John 9:39, and that they which see might be made blind.')).toEqual(['part']);
  expect(statusesIn('3 John 9:39 says “For God so loved the world”.')).toEqual(['no-such-verse']);
});

it('takes “2. Samuel 24,22” in a heading for a book, as German writes it', () => {
  const words = 'Let my lord the king take and offer up what seemeth good unto him';
  expect(statusesIn(`### 2. Samuel 24,22\n\n${words}`)).toEqual(['part']);
});

describe('people of today', () => {
  it.each([
    'Coach Peter shouts “%” before each game.',
    'Grandpa John used to say “%”, and Luke 8:21 was on his wall.',
    'Mark, my friend, says “%”. I like Luke 8:21 better.',
    'My old teacher Ruth said “%” after we read Luke 8:21.',
    'Joel from work texted “%” when I sent him Luke 8:21.',
    'The plaque beside Luke 8:21 read “%”.',
    'The sticker next to Luke 8:21 says “%”.',
  ])('are not the Bible: %s', (shape) => {
    expect(isAccused(shape.replace('%', 'Walk slowly, for the road is the teacher'))).toBe(false);
  });

  it.each([
    'Ruth says “%” in Luke 8:21.',
    'Grandpa John wrote “%” (Luke 8:21) in my Bible.',
    'The verse beside Luke 8:21 is Luke 8:22: “%”',
    'Matthew, a tax collector, says in Luke 8:21: “%”',
  ])('and words that are given a reference are held to it: %s', (shape) => {
    expect(isAccused(shape.replace('%', 'Walk slowly, for the road is the teacher'))).toBe(true);
  });
});

it.each(['“Every dog has his day.” That’s in the Bible.', '“Every dog has his day” – it’s in the Bible.'])(
  'tells words that are said to be in the Bible: %s',
  (text) => {
    expect(isAccused(text)).toBe(true);
    expect(isAccused(text.replace('s in', 's not in'))).toBe(false);
    expect(isAccused(text.replace('Bible', 'Bible class'))).toBe(false);
  },
);

it('takes “the single sentence “…”” for the words of the reference before it', () => {
  const text = (words: string): string =>
    `He folded the note around Luke 8:21 and the single sentence “${words}”.`;
  expect(isAccused(text(INVENTED))).toBe(true);
  expect(isAccused(text('My mother and my brethren are these which hear the word of God'))).toBe(false);
});

import { checkQuotations } from './check.js';

const JOHN_3_16 =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, ' +
  'but have everlasting life.';
const statuses = (text: string) =>
  checkQuotations(text).map(({ status, reference }) => `${status}: ${reference}`);

describe('the check of quotations', () => {
  it('gives the place of the words, the reference and the true text', () => {
    const text = `Jesus told him, “${JOHN_3_16.replace('loved', 'liked')}” (Jn 3:16).`;
    const [found] = checkQuotations(text);
    expect(found).toEqual({
      start: text.indexOf('For God'),
      end: text.indexOf('.”'),
      quoted: expect.stringMatching(/^For God so liked .* life$/),
      reference: 'John 3:16',
      reference_start: text.indexOf('Jn'),
      reference_end: text.indexOf(').'),
      status: 'differs',
      scripture: JOHN_3_16,
      differences: [{ kind: 'changed', quoted: 'liked', scripture: 'loved' }],
      found_at: null,
      perhaps_translation: false,
      message: 'The King James text of John 3:16 reads differently.',
    });
  });

  it.each([
    ['a word changed', JOHN_3_16.replace('gave', 'sent'), 'changed', 'sent', 'gave'],
    ['a word dropped', JOHN_3_16.replace('begotten ', ''), 'dropped', '', 'begotten'],
    ['a word added', JOHN_3_16.replace('perish', 'ever perish'), 'added', 'ever', ''],
    ['the last word of a short verse', 'Jesus cried.', 'changed', 'cried', 'wept'],
  ])('lists %s', (_, words, kind, quoted, scripture) => {
    const [found] = checkQuotations(`“${words}” (${words.startsWith('J') ? 'John 11:35' : 'John 3:16'})`);
    expect(found?.differences).toEqual([{ kind, quoted, scripture }]);
  });

  it('takes punctuation, capitals, brackets, marks and numbers for nothing', () => {
    expect(statuses('"the lord [is] MY shepherd -- I shall *not* want" (ps 23:1)')).toEqual([
      'exact: Psalm 23:1',
    ]);
    expect(
      statuses(
        '> ¹ Blessed is the man that walketh not…\n> ² But his delight is in the law\n> — Psalm 1:1-2',
      ),
    ).toEqual(['part: Psalm 1:1–2']);
  });

  it.each([
    '“<sup>1</sup>The LORD is my shepherd;<br>I shall <em>not</em> want.” (Psalm 23:1)',
    '“The LORD is my shepherd;&nbsp;I shall not want&mdash;” (Psalm 23:1)',
    '“The LORD is my [shepherd](https://example.org/psalm/23); I shall not want” (Psalm 23:1)',
    '“The LORD is my shep\u00adherd;\u200b I shall\u00a0not want” (Psalm 23:1)',
    '> [!NOTE]\n> The LORD is my shepherd; I shall not want. — Psalm 23:1',
  ])('takes markup and what is not seen for no words: %s', (text) => {
    expect(statuses(text)).toEqual(['exact: Psalm 23:1']);
  });

  it('reads what somebody’s words name and quote themselves as a quotation, and theirs as none', () => {
    const text = 'She wrote: “Sang Psalm 23:1 today: ‘The LORD is my shepherd; I shall not want.’ So true.”';
    expect(statuses(text)).toEqual(['exact: Psalm 23:1']);
  });

  it.each(['Doesn’t', 'And doesn’t', 'But, isn’t it so: doesn’t'])(
    'takes a question that expects a yes for a claim: “%s the Bible say”',
    (asks) => {
      expect(statuses(`${asks} the Bible say, “Neither a borrower nor a lender be”?`)).toHaveLength(1);
    },
  );

  it('allows a part of a verse, and words left out at an ellipsis, in their order only', () => {
    expect(statuses('“should not perish” (John 3:16)')).toEqual(['part: John 3:16']);
    expect(statuses('“For God so loved the world… but have everlasting life” (John 3:16)')).toEqual([
      'part: John 3:16',
    ]);
    expect(statuses('“but have everlasting life … For God so loved the world” (John 3:16)')).toEqual([
      'differs: John 3:16',
    ]);
  });

  it('reads several verses, lists of them and whole chapters', () => {
    const two = 'The LORD is my shepherd; I shall not want. He maketh me to lie down in green pastures';
    expect(statuses(`“${two}” (Psalm 23:1–2)`)).toEqual(['part: Psalm 23:1–2']);
    expect(statuses(`Psalm 23 begins, “${two}”`)).toEqual(['part: Psalm 23']);
    expect(checkQuotations(`“${two}” (Psalm 23:1)`)[0]).toMatchObject({
      status: 'misattributed',
      found_at: 'Psalm 23:1–2',
    });
  });

  it('names where misattributed words really stand', () => {
    const [found] = checkQuotations('“Jesus wept” (Luke 19:41).');
    expect(found).toMatchObject({ status: 'misattributed', reference: 'Luke 19:41', found_at: 'John 11:35' });
    expect(found?.scripture).toBe('Jesus wept.');
  });

  it('says what does not exist, quoted or not', () => {
    expect(checkQuotations('“Be good to your neighbour always” (Hezekiah 3:16)')[0]).toMatchObject({
      status: 'no-such-verse',
      message: 'There is no book "Hezekiah" among the 66 books of the Bible.',
    });
    expect(checkQuotations(`> ${JOHN_3_16}\n> — John 3:61`)[0]).toMatchObject({
      status: 'no-such-verse',
      found_at: 'John 3:16',
    });
    expect(checkQuotations('As Psalm 151:1 shows, we may trust.')[0]).toMatchObject({
      status: 'no-such-verse',
      quoted: '',
    });
  });

  it('says what stands nowhere in the text', () => {
    expect(statuses('“God helps those who help themselves” (Proverbs 28:26).')).toEqual([
      'not-scripture: Proverbs 28:26',
    ]);
    expect(statuses('Isaiah 40:31 says, “Cleanliness is next to godliness, so wash often.”')).toEqual([
      'not-scripture: Isaiah 40:31',
    ]);
  });

  it.each([
    [
      'John 3:16',
      'For God so loved the world that he gave his one and only Son, that whoever believes in him shall not perish but have eternal life.',
    ],
    [
      'Philippians 4:6',
      'Do not be anxious about anything, but in every situation, by prayer and petition, with thanksgiving, present your requests to God.',
    ],
    ['Psalm 23:1', 'The LORD is my shepherd, I lack nothing.'],
    ['1 Corinthians 13:4', 'Love is patient, love is kind.'],
    ['Proverbs 3:5', 'Trust in the LORD with all your heart, and do not lean on your own understanding.'],
    [
      'Romans 8:28',
      'And we know that in all things God works for the good of those who love him, who have been called according to his purpose.',
    ],
    [
      'Joshua 1:9',
      'Be strong and courageous. Do not be afraid; do not be discouraged, for the LORD your God will be with you wherever you go.',
    ],
    ['Matthew 11:28', 'Come to me, all you who are weary and burdened, and I will give you rest.'],
    [
      'Jeremiah 29:11',
      'For I know the plans I have for you, declares the LORD, plans to prosper you and not to harm you, plans to give you hope and a future.',
    ],
  ])('marks modern wording of %s as perhaps another translation', (reference, words) => {
    expect(checkQuotations(`“${words}” (${reference})`)[0]).toMatchObject({
      status: 'differs',
      reference,
      perhaps_translation: true,
    });
  });

  it('takes a named translation at its word, and shows the King James text', () => {
    const text = `“${JOHN_3_16.replace('only begotten', 'one and only')}” (John 3:16, NIV)`;
    expect(checkQuotations(text)[0]).toMatchObject({
      status: 'other-translation',
      scripture: JOHN_3_16,
    });
  });

  it('finds a quotation without marks in running text', () => {
    const text = `Remember that John 3:16 says ${JOHN_3_16} What a gift that is to all of us!`;
    expect(checkQuotations(text)[0]).toMatchObject({ status: 'exact', quoted: JOHN_3_16.slice(0, -1) });
    const slip = text.replace('gave', 'sent');
    expect(checkQuotations(slip)[0]?.differences).toEqual([
      { kind: 'changed', quoted: 'sent', scripture: 'gave' },
    ]);
  });

  it('knows well-known words without a reference, and a slip in them', () => {
    expect(statuses('He said: “I can do all things through Christ which strengtheneth me.”')).toEqual([
      'exact: Philippians 4:13',
    ]);
    expect(
      statuses('"I am the way, the truth, and the light: no man cometh unto the Father, but by me."'),
    ).toEqual(['differs: John 14:6']);
  });

  it('pairs several quotations in a paragraph with their own references', () => {
    const text =
      'In Psalm 46:10 God says, “Be still, and know that I am God.” Paul adds: “Pray without ceasing” (1 Thess. 5:17), ' +
      'and James: “Draw nigh to God, and he will draw nigh to you” (Jas 4:8).';
    expect(statuses(text)).toEqual(['part: Psalm 46:10', 'exact: 1 Thessalonians 5:17', 'part: James 4:8']);
  });

  it.each([
    'God loves us all (John 3:16), and nothing can separate us from that (Romans 8:38-39).',
    'He told me, “You are doing so much better than last year,” and I thought of Psalm 23.',
    'Read Genesis 1-4 today. Then ask yourself: “What did I learn about rest?”',
    'The word “agape” (1 Corinthians 13:4) is Greek. “Wow,” she said.',
    'God told Joshua to be strong and very brave, not to be afraid (Joshua 1:9).',
    'Matthew 6:33 tells us to seek God first; everything else follows from his kingdom.',
    'See you on Monday 3:16 in room 4:2; I am 10:30 late.',
    '',
    '“”',
    '> ',
    '(',
  ])('raises no alarm for “%s”', (text) => expect(checkQuotations(text)).toEqual([]));

  it('survives any text, and says where in it each quotation stands, in order', () => {
    const odd = [
      '“'.repeat(500),
      '"a" (John 3:16) '.repeat(200),
      '> — John 3:16\n'.repeat(100),
      'John 3:16'.repeat(300),
      '\u{1F600}“x”',
    ];
    for (const text of odd) {
      const found = checkQuotations(text);
      const places = found.map(
        ({ start, end, quoted }) => quoted === '' || text.slice(start, end) === quoted,
      );
      expect(places).not.toContain(false);
      expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).sort((a, b) => a - b));
    }
  });

  it.each(['«', '„', '“', '"', "'", '„«', '“a” Psalm 119 '])(
    'is not kept busy by a text of nothing but %s',
    (part) => {
      const cost = (length: number) => {
        const text = part.repeat(length / part.length);
        const before = process.cpuUsage();
        for (const { start, end, quoted } of checkQuotations(text))
          expect(text.slice(start, end)).toBe(quoted);
        return process.cpuUsage(before).user / 1_000;
      };
      // Four times the text costs four times as much; where each part is laid beside all others, sixteen times.
      const least = Math.max(cost(10_000), 50);
      expect(cost(40_000) / least).toBeLessThan(10);
    },
  );
});

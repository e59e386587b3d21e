import { checkQuotations } from './check.js';

const JOHN_3_16 =
  'For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, ' +
  'but have everlasting life.';
const statuses = (text: string) =>
  checkQuotations(text).map(({ status, reference }) => `${status}: ${reference}`);

describe('which reference a quotation is held to', () => {
  it('holds each to its own reference, also where another beside it would fit', () => {
    const swapped = '“I am the light of the world” (John 6:35) and “I am the bread of life” (John 8:12).';
    expect(statuses(swapped)).toEqual(['misattributed: John 6:35', 'misattributed: John 8:12']);
    const again = '“I am the bread of life” (John 6:35), and “he that cometh to me shall never hunger”.';
    expect(statuses(again)).toEqual(['part: John 6:35', 'part: John 6:35']);
  });

  it.each([
    '“Man shall not live by bread alone” (Deuteronomy 8:3; Matthew 4:4).',
    '“Man shall not live by bread alone” (Deuteronomy 8:3, and also Matthew 4:4).',
    'Matthew 4:4; cf. Deuteronomy 8:3: “Man shall not live by bread alone”',
    '> Man shall not live by bread alone\n>\n> — Deuteronomy 8:3; Matthew 4:4',
  ])('takes words quoted with a list of references as those of any of them: %s', (text) => {
    expect(statuses(text)).toEqual(['part: Matthew 4:4']);
  });

  it.each(['- ', '* ', '1. '])(
    'holds the words of an item to no reference of the one before: "%s"',
    (sign) => {
      const items = [
        'Compare Isaiah 40:11, Ezekiel 34:15 and 1 Peter 2:25.',
        '“Jesus wept.” (John 11:35) It is the shortest of all.',
        '“Blessed are the meek: for they shall inherit the earth.” is said without a reference.',
      ];
      expect(statuses(items.map((item) => sign + item).join('\n'))).toEqual([
        'exact: John 11:35',
        'exact: Matthew 5:5',
      ]);
    },
  );

  const PSALM = 'The LORD is my shepherd; I shall not want.';
  it.each([
    (one: string, other: string) => `**Psalm 23:1**\n> ${one}\n\n**John 3:16**\n> ${other}`,
    (one: string, other: string) => `**Psalm 23:1** (KJV)\n\n> ${one}\n\n**John 3:16** (KJV)\n\n> ${other}`,
    (one: string, other: string) => `*Psalm 23:1*\n“${one}”\n\n*John 3:16*\n“${other}”`,
    (one: string, other: string) => `- **Psalm 23:1** — “${one}”\n- **John 3:16** — “${other}”`,
    (one: string, other: string) => `Psalm 23:1: “${one}”; John 3:16: “${other}”.`,
    (one: string, other: string) => `Psalm 23:1 says, “${one}” John 3:16 says, “${other}”`,
    (one: string, other: string) => `| Psalm 23:1 | “${one}” |\n| John 3:16 | “${other}” |`,
    (one: string, other: string) => `> “${one}”\n> Psalm 23:1\n\n> “${other}”\n> John 3:16\n\nAmen.`,
    (one: string, other: string) =>
      `*${one}* (Psalm 23:1, KJV)\n\nWe read: “${other}” (John 3:16). So it is.`,
    (one: string, other: string) => `**Psalm 23:1**\n> ${one}\n\n- **John 3:16** — “${other}”`,
    (one: string, other: string) => `> ${one}\n\n— Psalm 23:1\n\n> ${other}\n\n— John 3:16`,
    (one: string, other: string) => `> ${one}\n\nPsalm 23:1\n\n> ${other}\n\nJohn 3:16`,
  ])('holds each to the reference over it, or under it, throughout a reply: %#', (written) => {
    expect(statuses(written(PSALM, JOHN_3_16))).toEqual(['exact: Psalm 23:1', 'exact: John 3:16']);
    const swapped = ['misattributed: Psalm 23:1', 'misattributed: John 3:16'];
    expect(statuses(written(JOHN_3_16, PSALM))).toEqual(swapped);
  });

  it('names the first of a list where the words are of none of them', () => {
    expect(statuses('“Jesus wept” (Luke 19:41; Hebrews 5:7)')).toEqual(['misattributed: Luke 19:41']);
  });
});

/** The time is measured by `npm run bench -- scripture`; a search that goes back over the text again and again ends no test at all. */
it.each(['>', '>\n', ' ', '<a>', 'A', '-\n', '“'])(
  'comes to the end of 40,000 characters of %j beside a reference',
  (part) => {
    const text = `John 3:16 ${part.repeat(40_000 / part.length)}x`;
    expect(checkQuotations(text)).toEqual([]);
  },
);

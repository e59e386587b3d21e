import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { guessMapping } from './guess-columns';
import type { Candidate, Mapping } from './import-file';
import { candidatesOf, LEFT_OUT } from './make-rows';
import { readImportFile } from './read-file';

const file = (content: string | Uint8Array, name = 'mine.csv') =>
  ({
    name,
    size: content.length,
    arrayBuffer: () => {
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      return Promise.resolve(bytes.slice().buffer);
    },
  }) as unknown as File;
const zip = (files: Record<string, string>) =>
  file(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
    'a.zip',
  );

async function imported(from: File, change: Partial<Mapping> = {}, locale = 'en-GB'): Promise<Candidate[]> {
  const read = await readImportFile(from);
  return candidatesOf(read, { ...guessMapping(read, locale), ...change });
}

const rowsOf = async (from: File, locale?: string) =>
  (await imported(from, {}, locale)).map(({ row, problem }) =>
    row
      ? `${row.practice_date} ${row.mindstream_type} ${row.practice_type} ${row.duration_minutes} ${row.quality_rating} ${row.practice_name ?? ''}`.trim()
      : problem,
  );

describe('a CSV file', () => {
  it.each([
    ['commas', 'date,activity,minutes\n2024-05-01,Prayer,20'],
    ['semicolons and German', 'Datum;Gewohnheit;Dauer (Min.)\n01.05.2024;Gebet;20'],
    ['tabs and Spanish', 'Fecha\tActividad\tDuración\n01/05/2024\tOración\t20 min'],
    ['another order', 'Duration,Notes,When,Habit\n0:20,,1 May 2024,Pray'],
    ['a mark and other line ends', '\uFEFFdate,activity,minutes\r\n20240501,Pray,20\r\n'],
    ['hours', 'Day|Activity|Hours\n2024/5/1|Pray|0.333'],
    ['commas in hours', 'Tag;Art;Stunden\n1.5.24;Gebet;0,333'],
    ['moments', 'started at,activity,duration\n2024-05-01T12:00:00,Pray,1200 s'],
    ['words', 'Date,Type,Length\n"Wednesday, May 1st, 2024",Prayer session,20 minutes'],
  ])('is understood with %s', async (_what, text) => {
    const [row] = await rowsOf(file(text));
    expect(row).toMatch(/^2024-05-01 power (Prayer|Prayer Session) 20 5/);
  });

  it('is read in UTF-16 and in the code of old spreadsheets', async () => {
    const text = 'Datum;Übung;Minuten\n01.05.2024;Gebet für Söhne;20';
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const latin = new Uint8Array(Buffer.from(text, 'latin1'));
    for (const bytes of [utf16, latin])
      expect(await rowsOf(file(bytes))).toEqual(['2024-05-01 power Prayer Session 20 5 Gebet für Söhne']);
  });

  it('tells day from month by the whole column, else by the reader', async () => {
    const day = (dates: string, locale?: string) => rowsOf(file(`date,activity\n${dates}`), locale);
    expect((await day('3/4/2024,Pray\n25/4/2024,Pray'))[0]).toMatch(/^2024-04-03/);
    expect((await day('3/4/2024,Pray\n4/25/2024,Pray'))[0]).toMatch(/^2024-03-04/);
    expect((await day('3/4/2024,Pray', 'en-US'))[0]).toMatch(/^2024-03-04/);
    expect((await day('3/4/2024,Pray', 'en-GB'))[0]).toMatch(/^2024-04-03/);
  });

  it('says of each row that cannot be imported why', async () => {
    const text =
      'date,activity,minutes\n2024-02-30,Pray,5\n,Pray,5\n2024-05-01,Pray,0\n2024-05-01,Pray,soon\n2024-05-01,Pray,25 h\n2024-05-01,Golf,60\n2024-05-02,Pray,5';
    expect(await rowsOf(file(text))).toEqual([
      '“2024-02-30” is not a date',
      'It has no date',
      'It has no minutes',
      '“soon” is not a number of minutes',
      'It is longer than 24 hours',
      LEFT_OUT,
      '2024-05-02 power Prayer Session 5 5 Pray',
    ]);
  });

  it('keeps its keys when columns, separators and order of the rows change, and tells equal rows apart', async () => {
    const keys = async (text: string) =>
      (await readImportFile(file(text))).records.map(({ key }) => key).sort();
    const first = await keys(
      'date,activity,minutes\n2024-05-01,Pray,5\n2024-05-01,Pray,5\n2024-05-02,Read,9',
    );
    expect(new Set(first).size).toBe(3);
    expect(
      await keys('minutes;date;activity\n9;2024-05-02;Read\n5;2024-05-01;Pray\n 5;2024-05-01;Pray'),
    ).toEqual(first);
  });

  it('may lack titles', async () => {
    const read = await readImportFile(file('2024-05-01,Pray,20\n2024-05-02,Pray,25'));
    expect(read.records).toHaveLength(2);
    expect(guessMapping(read, 'en').columns.date).toBe(0);
  });

  it('never breaks, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 6 }), async (table) => {
        const text = table.map((cells) => cells.map((cell) => JSON.stringify(cell)).join(',')).join('\n');
        const result = await imported(file(text)).catch((error: unknown) => (error as Error).name);
        if (typeof result === 'string') expect(result).toBe('UnfitFile');
        else for (const { row, problem } of result) expect(row === null).toBe(problem !== null);
      }),
    );
  });
});

const HABITS =
  'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n' +
  '001,"Read, then pray",YES_NO,,,1,1,#000,,,,false\n002,Meditation,NUMERICAL,,,1,1,#000,minutes,AT_LEAST,10,false\n003,Water,NUMERICAL,,,1,1,#000,L,AT_LEAST,2,false';

describe('an export of Loop Habit Tracker', () => {
  it('gives what was done, habit by habit, and guesses what is a practice', async () => {
    const from = zip({
      'Habits.csv': HABITS,
      '001 Read then pray/Checkmarks.csv':
        'Date,Value,Notes\n2024-05-04,YES_MANUAL,Psalm 1\n2024-05-03,NO,\n2024-05-02,YES_AUTO,\n2024-05-01,SKIP,\n2024-04-30,UNKNOWN,',
      '001 Read then pray/Scores.csv': 'Date,Score\n2024-05-04,0.1',
      '002 Meditation/Checkmarks.csv': 'Date,Value,Notes\n2024-05-04,12500,\n2024-05-03,NO,',
      '003 Water/Checkmarks.csv': 'Date,Value,Notes\n2024-05-04,2500,',
      'Checkmarks.csv': 'Date,Read, then pray,Meditation,\n2024-05-04,YES_MANUAL,12500,',
    });
    const read = await readImportFile(from);
    expect(read).toMatchObject({ source: 'loop', notDone: 5 });
    expect((await rowsOf(from)).sort()).toEqual([
      '2024-05-04 flow Meditation 13 5',
      '2024-05-04 power Prayer Session 15 5 Read, then pray',
      LEFT_OUT,
    ]);
  });

  it('is known in its older form, without titles and with numbers', async () => {
    const from = zip({
      'Habits.csv': 'Position,Name,Description,NumRepetitions,Interval,Color\n001,Pray,,1,1,#000',
      '001 Pray/Checkmarks.csv': '2018-03-02,2\n2018-03-01,1\n2018-02-28,0',
    });
    expect(await rowsOf(from)).toEqual(['2018-03-02 power Prayer Session 15 5 Pray']);
  });

  it('may be its table of all habits alone', async () => {
    const text = 'Date,Pray,Golf,\n2024-05-04,YES_MANUAL,NO,\n2024-05-03,UNKNOWN,YES_MANUAL,\n';
    expect((await rowsOf(file(text))).sort()).toEqual([
      '2024-05-04 power Prayer Session 15 5 Pray',
      LEFT_OUT,
    ]);
  });
});

it('takes a download from Emit as it is', async () => {
  const practice = {
    ...{ practice_id: 'p-1', date: '2024-05-01', mindstream: 'flow', practice_type: 'Worship' },
    ...{ practice_name: 'Evensong', duration_minutes: 45, quality_rating: 9, insights: '=rest' },
  };
  const [candidate] = await imported(zip({ 'practices.json': JSON.stringify([practice]), 'README.txt': '' }));
  expect(candidate?.row).toEqual({
    ...{ key: 'p-1', practice_date: '2024-05-01', mindstream_type: 'flow', practice_type: 'Worship' },
    ...{ practice_name: 'Evensong', duration_minutes: 45, quality_rating: 9, insights_gained: '=rest' },
  });
});

it.each([
  ['a workbook', zip({ '[Content_Types].xml': '<x/>' }), 'This is a workbook'],
  ['a backup of Loop', file('SQLite format 3\u0000'), 'This is a full backup'],
  ['any other ZIP', zip({ 'a.txt': 'a' }), 'no practices in this ZIP'],
  ['a damaged ZIP', file('PK\u0003\u0004 nothing more'), 'damaged'],
  ['an empty file', file(''), 'no practices'],
  ['a picture', file('\u0089PNG\u0000\u0000'), 'not a CSV file'],
])('says of %s what to do', async (_what, from, text) => {
  await expect(readImportFile(from)).rejects.toThrow(text);
});

import stringWidth from 'string-width';
import { linesOf, type Format, type RowLayout } from './rows.js';

interface Row {
  name: string;
  count: number | null;
}
const layout: RowLayout<Row> = {
  none: 'Nobody.',
  columns: [
    { title: 'name', value: ({ name }) => name },
    { title: 'count', value: ({ count }) => count, align: 'right' },
  ],
};

async function lines(format: Format, rows: readonly Row[], width?: number): Promise<string[]> {
  const all: string[] = [];
  for await (const line of linesOf(format, rows, layout, width)) all.push(line);
  return all;
}

describe('linesOf', () => {
  it('lays out a table by what is seen of a name', async () => {
    const rows = [
      { name: '漢字', count: 1_234 },
      { name: 'Ann Lee', count: null },
    ];
    expect(await lines('table', rows)).toEqual([
      'name     count',
      '───────  ─────',
      '漢字     1,234',
      'Ann Lee      –',
    ]);
    expect(await lines('table', [])).toEqual(['Nobody.']);
  });

  it('widens the pages after a wider one, and cuts nothing', async () => {
    const rows = Array.from({ length: 2_001 }, (_, count) => ({
      name: count === 1_500 ? 'x'.repeat(40) : 'y',
      count,
    }));
    const table = await lines('table', rows);
    expect(table).toHaveLength(2_003);
    expect(table.find((line) => line.startsWith('xx'))).toBe(`${'x'.repeat(40)}  1,500`);
    expect(table.at(-1)).toBe(`${'y'.padEnd(40)}  2,000`);
  });

  it('wraps what is wider than the terminal, at words and within long ones, and cuts nothing', async () => {
    const rows = [
      { name: 'it is folded up to position 7', count: 1 },
      { name: `conversation-${'0123456789'.repeat(4)}`, count: 22_222 },
      { name: '漢字'.repeat(12), count: null },
    ];
    const table = await lines('table', rows, 30);
    expect(Math.max(...table.map((line) => stringWidth(line)))).toBeLessThanOrEqual(30);
    expect(table.slice(0, 4)).toEqual([
      'name                     count',
      '──────────────────────  ──────',
      'it is folded up to           1',
      'position 7',
    ]);
    const words = table.map((line) => line.replace(/ +[\d,–]+$/, '')).join('');
    for (const { name } of rows.slice(1)) expect(words).toContain(name);
  });

  it.each([1, 20, 47, 80, 200])('keeps to %d characters as far as figures leave room', async (width) => {
    const rows = [{ name: 'word '.repeat(30).trim(), count: 1_000_000 }];
    const table = await lines('table', rows, width);
    const least = 12 + 2 + 9;
    expect(Math.max(...table.map((line) => stringWidth(line)))).toBeLessThanOrEqual(Math.max(width, least));
    expect(table.join(' ').match(/word/g)).toHaveLength(30);
  });

  it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\rx'])(
    'writes %j to CSV so that it is no formula',
    async (name) => {
      const [, line] = await lines('csv', [{ name, count: -3 }]);
      expect(line?.replace(/^"/, '')).toMatch(/^'/);
      expect(line?.endsWith(',-3')).toBe(true);
    },
  );

  it('quotes what would end a field of CSV', async () => {
    const [, ...rest] = await lines('csv', [
      { name: 'a,b', count: 1 },
      { name: 'a"b', count: null },
      { name: 'a\nb', count: 2 },
      { name: 'a\rb', count: 3 },
    ]);
    expect(rest).toEqual(['"a,b",1', '"a""b",', '"a\nb",2', '"a\rb",3']);
  });
});

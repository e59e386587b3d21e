import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { csvLine, jsonCell } from './csv.js';

const FORMULA = /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Cells as a spreadsheet sees them that splits at one sign, and to which a mark within a text quotes nothing. */
const splitAt = (sign: string, line: string) => line.split(/\r\n|[\r\n]/).flatMap((row) => row.split(sign));
const cellsOf = (line: string): string[] | undefined => parse(line, { relax_column_count: true })[0];

const pieces = ['=', '+', '-', '@', '＝', ';', '\t', '\r', '\n', ' ', '"', ',', "'", 'a', '1'];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((signs) => signs.join(''));
/** None, where the text is a number as it stands. */
const words = text.filter((one) => !/^-?\d+(\.\d+)?$/.test(one));

describe('a line of CSV', () => {
  it.each([
    ['a;=1', `a;'=1`],
    ['a\t@x', `a\t'@x`],
    ['two\r\n=2', `two\r\n'=2`],
    ['x; "+1', `x; "'+1`],
    ['\t=1', `'\t'=1`],
    [' =1', ` '=1`],
    ["it's; so - well", "it's; so - well"],
    ['1-2', '1-2'],
  ])('writes %j as %j', (cell, written) => {
    expect(cellsOf(csvLine([cell]))).toEqual([written]);
  });

  it('leaves numbers what they are, also as texts', () => {
    expect(csvLine([-5, '-0.123456789012', '12', null])).toBe('-5,-0.123456789012,12,');
  });

  it.each([';', '\t'])('begins no cell with a formula where a spreadsheet splits at %j', (sign) => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (cells) => {
        for (const cell of splitAt(sign, csvLine(cells))) expect(cell).not.toMatch(FORMULA);
      }),
    );
  });

  it('begins no cell with a formula, and takes nothing away', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const cells = cellsOf(csvLine([one, other, 'end'])) ?? [];
        for (const cell of cells) expect(cell).not.toMatch(FORMULA);
        const plain = (cell = '') => cell.replaceAll("'", '');
        expect(cells.map(plain)).toEqual([plain(one), plain(other), 'end']);
      }),
    );
  });

  it('keeps JSON as it was, without an apostrophe of its own', () => {
    fc.assert(
      fc.property(fc.dictionary(text, text), (value) => {
        const [cell = ''] = cellsOf(csvLine([jsonCell(value)])) ?? [];
        expect(JSON.parse(cell)).toEqual(value);
      }),
    );
  });
});

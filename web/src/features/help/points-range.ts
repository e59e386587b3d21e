import type { Level } from '@emit/contract/levels';

/** '121-300', '7,501 and up'. */
export function pointsRange(row: Pick<Level, 'from'>, table: readonly Pick<Level, 'from'>[]): string {
  const next = table[table.indexOf(row) + 1];
  const from = row.from.toLocaleString('en-US');
  return next ? `${from}-${(next.from - 1).toLocaleString('en-US')}` : `${from} and up`;
}

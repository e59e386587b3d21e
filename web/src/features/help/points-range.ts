import { grouped } from '@emit/contract/english';
import type { Level } from '@emit/contract/levels';

/** '121-300', '7,501 and up'. */
export function pointsRange(row: Pick<Level, 'from'>, table: readonly Pick<Level, 'from'>[]): string {
  const next = table[table.indexOf(row) + 1];
  const from = grouped(row.from);
  return next ? `${from}-${grouped(next.from - 1)}` : `${from} and up`;
}

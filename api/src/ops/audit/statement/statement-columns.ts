import { localDateOf } from '../../../kernel/local-date.js';
import type { Column, RowLayout } from '../../support/rows.js';
import type { Tokens } from '../tokens/ledger-entry.js';
import type { StatementLine } from './statement.js';

const KINDS = [
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
] as const satisfies readonly (keyof Tokens)[];

type LineColumn = Column<StatementLine>;

/** Programs have every field, with the time as an ISO instant in UTC; people have the time where they are. */
export function statementLayout(zone: string): RowLayout<StatementLine> {
  const columns = statementColumns(zone);
  return {
    columns,
    json: (line) => Object.fromEntries(columns.map(({ title, value }) => [title, value(line)])),
    none: 'Nothing was granted or used then.',
  };
}

/** For people: without the columns that no line has anything in, which most statements have. */
export function shownLayout(zone: string, lines: readonly StatementLine[]): RowLayout<StatementLine> {
  const { columns, ...layout } = statementLayout(zone);
  const isFilled = ({ value }: LineColumn) => lines.some((line) => value(line) !== null);
  return { ...layout, columns: columns.filter(isFilled) };
}

function statementColumns(zone: string): readonly LineColumn[] {
  return [
    {
      title: 'at',
      value: ({ at }) => at && iso(at),
      shown: ({ at }) => (at === null ? '' : shownTime(at, zone)),
    },
    { title: 'position', value: ({ position }) => position, align: 'right' },
    { title: 'what', value: ({ what }) => what },
    { title: 'tokens', value: ({ tokens }) => tokens, shown: ({ tokens }) => signed(tokens), align: 'right' },
    { title: 'balance', value: ({ balance }) => balance, align: 'right' },
    ...KINDS.map((kind): LineColumn => ({
      title: kind,
      value: ({ used }) => used && used[kind],
      align: 'right',
    })),
    ...(['model', 'month', 'conversation', 'message', 'operator', 'reason', 'reference'] as const).map(
      (field): LineColumn => ({
        title: field,
        value: (line) => line[field],
      }),
    ),
  ];
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

/** '2026-11-20 09:30:00' by the clock of the zone. */
export function shownTime(at: number, zone: string): string {
  const local = at + localDateOf(at, zone).utcOffsetMinutes * 60_000;
  return iso(local).slice(0, 19).replace('T', ' ');
}

/** '+20,000', '−1,234': a minus sign as wide as the plus. */
export function signed(tokens: number | null): string {
  if (tokens === null) return '';
  const size = Math.abs(tokens).toLocaleString('en-US');
  return tokens === 0 ? '0' : `${tokens > 0 ? '+' : '−'}${size}`;
}

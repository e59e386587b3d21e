import { UsageError } from '../../support/failures.js';
import { DIMENSIONS, isDimension, isTime, valueOf, type Calendar, type Dimension } from './dimensions.js';
import type { LedgerEntry } from './ledger-entry.js';
import { compareTexts } from '../../support/compare-texts.js';

/** A figure of a row by its name. */
export type Figures<Row> = ReadonlyMap<string, (row: Row) => number | null>;

export interface Keyed {
  /** Of each dimension, in the order asked for. */
  readonly keys: readonly string[];
}

/** What is asked of entries before they are added up, and of rows after that. */
export interface Conditions<Row> {
  /** Undefined where every entry is taken. */
  readonly takes: ((entry: LedgerEntry) => boolean) | undefined;
  readonly keeps: (row: Row) => boolean;
  /** Dimensions that are looked at. */
  readonly dimensions: readonly Dimension[];
}

const CONDITION = /^\s*([\w]+)\s*(!=|>=|<=|=|>|<)\s*(.*?)\s*$/;

/**
 * Reads conditions that all must hold, such as 'plan=trial', 'model=claude-*,offline', 'day>=2026-11-02' or 'balance<0'. Of a
 * dimension, entries are chosen before they are added up; of a figure, rows after that. Throws UsageError.
 */
export function conditionsOf<Row>(
  texts: readonly string[],
  figures: Figures<Row>,
  calendar: Calendar,
): Conditions<Row> {
  const entries: ((entry: LedgerEntry) => boolean)[] = [];
  const rows: ((row: Row) => boolean)[] = [];
  const dimensions: Dimension[] = [];
  for (const text of texts) {
    const [, name = '', operator = '', value = ''] = CONDITION.exec(text) ?? [];
    const figure = figures.get(name);
    if (isDimension(name)) {
      const holds = dimensionTest(text, name, operator, value);
      dimensions.push(name);
      entries.push((entry) => {
        const found = valueOf(name, entry, calendar);
        return found !== null && holds(found);
      });
    } else if (figure) {
      const holds = figureTest(text, operator, value);
      rows.push((row) => holds(figure(row)));
    } else throw new UsageError(notACondition(text, figures));
  }
  return {
    takes: entries.length === 0 ? undefined : (entry) => entries.every((holds) => holds(entry)),
    keeps: (row) => rows.every((holds) => holds(row)),
    dimensions,
  };
}

function notACondition(text: string, figures: ReadonlyMap<string, unknown>): string {
  return `'${text}' is no condition: write plan=trial, model=claude-* or totalTokens>100000; there are ${[...DIMENSIONS, ...figures.keys()].join(', ')}`;
}

function dimensionTest(text: string, name: Dimension, operator: string, value: string) {
  if (value === '') throw new UsageError(`'${text}' compares with nothing`);
  if (operator === '=' || operator === '!=') {
    const patterns = value.split(',').map(patternOf);
    const isOne = (found: string) => patterns.some((pattern) => pattern.test(found));
    return operator === '=' ? isOne : (found: string) => !isOne(found);
  }
  if (!isTime(name)) throw new UsageError(`'${text}': ${name} is compared with = or != alone`);
  return (found: string) => compares(operator, found < value ? -1 : Number(found > value));
}

/** '*' stands for any letters. */
function patternOf(value: string): RegExp {
  const escaped = value.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`, 'su');
}

function figureTest(text: string, operator: string, value: string) {
  const wanted = Number(value.replace(/[_,](?=\d{3})/g, ''));
  if (value === '' || Number.isNaN(wanted)) throw new UsageError(`'${text}': '${value}' is no number`);
  return (found: number | null) => found !== null && compares(operator, found - wanted);
}

function compares(operator: string, difference: number): boolean {
  switch (operator) {
    case '=':
      return difference === 0;
    case '!=':
      return difference !== 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
    case '<':
      return difference < 0;
    default:
      return difference <= 0;
  }
}

export type Order<Row> = (a: Row, b: Row) => number;

/**
 * An order such as 'totalTokens', which is from the greatest on, 'balance:asc' or 'member'. Rows without a figure come last.
 * Throws UsageError.
 */
export function orderOf<Row extends Keyed>(
  text: string,
  by: readonly Dimension[],
  figures: Figures<Row>,
): Order<Row> {
  const [name = '', direction, ...more] = text.split(':');
  const figure = figures.get(name);
  const place = by.findIndex((dimension) => dimension === name);
  const directions = ['asc', 'desc'];
  if ((place < 0 && !figure) || more.length > 0 || !directions.includes(direction ?? 'asc'))
    throw new UsageError(
      `'${text}' is no order: write totalTokens, balance:asc or ${by[0]}:desc; there are ${[...by, ...figures.keys()].join(', ')}`,
    );
  const sign = (direction ?? (figure ? 'desc' : 'asc')) === 'asc' ? 1 : -1;
  if (figure) return (a, b) => byFigure(figure(a), figure(b), sign);
  return (a, b) => sign * compareTexts(a.keys[place], b.keys[place]);
}

function byFigure(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return sign * (a - b);
}

import { utcDateOf } from '../../../domain/scoring/calendar.js';
import { MS_PER_DAY } from '../../support/moments.js';
import { emptyRow, type LedgerRow } from './token-ledger.js';
import { escapeHtml } from '../../../features/shared/escape-html.js';

/** The four kinds of tokens, always in this order and in the colour of the style sheet's class of the same name. */
export const KINDS = [
  { field: 'inputTokens', label: 'Input', style: 'input' },
  { field: 'outputTokens', label: 'Output', style: 'output' },
  { field: 'cacheReadTokens', label: 'Cache read', style: 'cache-read' },
  { field: 'cacheWriteTokens', label: 'Cache write', style: 'cache-write' },
] as const;

const WIDTH = 960;
/** Rows that get a bar; the table has more of them. */
export const BARS = 30;
const BAR = { pitch: 26, height: 16, longest: 300, letter: 7.2, value: 70 } as const;
/** Places over time: more days than that are drawn by month. */
const PLACES = 92;
const TIME = { height: 240, left: 64, bottom: 26, top: 12, label: 70 } as const;

/** A bar for each group, the greatest first or in time's order, its tokens by kind. */
export function barChart(rows: readonly LedgerRow[], title: string): string {
  const shown = rows.slice(0, BARS);
  const letters = Math.max(...shown.map(({ key }) => key.length), 0);
  const begin = Math.min(letters * BAR.letter + 16, BAR.longest);
  const scale = (WIDTH - begin - BAR.value) / Math.max(1, ...shown.map((row) => row.totalTokens));
  const bars = shown.map((row, index) => {
    const y = index * BAR.pitch + 4;
    const end = begin + row.totalTokens * scale;
    const middle = y + BAR.height / 2;
    return `<g><title>${tokensByKind(row)}</title>
<text class="name" x="${px(begin - 10)}" y="${middle}" text-anchor="end">${escapeHtml(row.key)}</text>
${stack(row, begin, scale, (x, width) => `x="${x}" y="${y}" width="${width}" height="${BAR.height}"`)}
<text x="${px(end + 8)}" y="${middle}">${short(row.totalTokens)}</text></g>`;
  });
  return svg(title, shown.length * BAR.pitch + 4, bars.join('\n'));
}

/** Whether a chart over time has a place for each month: there are many days. */
export function isOverMonths(days: readonly LedgerRow[]): boolean {
  return withIdleDays(days).length > PLACES;
}

/** Tokens used in each day, or month when there are many days, standing by kind. */
export function timeChart(days: readonly LedgerRow[], title: string): string {
  const whole = withIdleDays(days);
  const places = isOverMonths(days) ? byMonth(whole) : whole;
  const most = niceCeiling(Math.max(1, ...places.map((row) => row.totalTokens)));
  const floor = TIME.height - TIME.bottom;
  const scale = (floor - TIME.top) / most;
  const pitch = (WIDTH - TIME.left) / Math.max(places.length, 1);
  const width = px(Math.min(Math.max(pitch - Math.min(4, pitch / 4), 1), 48));
  const lines = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const y = px(floor - part * most * scale);
    return `<line x1="${TIME.left}" x2="${WIDTH}" y1="${y}" y2="${y}"/><text x="${TIME.left - 8}" y="${y}" text-anchor="end">${short(part * most)}</text>`;
  });
  const every = Math.ceil(places.length / 9);
  const columns = places.map((row, index) => {
    const x = px(TIME.left + index * pitch + (pitch - Number(width)) / 2);
    const marks = stack(row, 0, scale, (from, height) => {
      const y = px(floor - Number(from) - Number(height));
      return `x="${x}" y="${y}" width="${width}" height="${height}"`;
    });
    const named = index % every === 0 && Number(x) < WIDTH - TIME.label;
    const label = named ? `<text x="${x}" y="${TIME.height - 8}">${escapeHtml(row.key)}</text>` : '';
    return `<g><title>${tokensByKind(row)}</title>${marks}${label}</g>`;
  });
  return svg(title, TIME.height, `<g class="grid">${lines.join('')}</g>\n${columns.join('\n')}`);
}

/** What all tokens were, in one bar. */
export function kindsChart(total: LedgerRow, title: string): string {
  const scale = WIDTH / Math.max(1, total.totalTokens);
  const bar = stack(total, 0, scale, (x, width) => `x="${x}" y="0" width="${width}" height="28"`);
  return svg(title, 28, bar);
}

function svg(title: string, height: number, body: string): string {
  return `<svg role="img" aria-label="${escapeHtml(title)}" viewBox="0 0 ${WIDTH} ${height}">${body}</svg>`;
}

/** Rectangles for a row's kinds one after another; `place` gives their attributes from a start and a length. */
function stack(
  row: LedgerRow,
  begin: number,
  scale: number,
  place: (start: string, length: string) => string,
): string {
  let start = begin;
  return KINDS.map(({ field, style }) => {
    const length = row[field] * scale;
    const rect = length > 0 ? `<rect class="${style}" ${place(px(start), px(length))}/>` : '';
    start += length;
    return rect;
  }).join('');
}

/** Days without a token have their place as well. */
function withIdleDays(days: readonly LedgerRow[]): LedgerRow[] {
  const used = new Map(days.map((day) => [day.key, day]));
  const [first = '', last = ''] = [days[0]?.key, days.at(-1)?.key];
  const whole: LedgerRow[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += MS_PER_DAY) {
    const key = utcDateOf(at);
    whole.push(used.get(key) ?? emptyRow([key]));
  }
  return whole;
}

function byMonth(days: readonly LedgerRow[]): LedgerRow[] {
  const months = new Map<string, LedgerRow>();
  for (const day of days) {
    const key = day.key.slice(0, 7);
    const month = months.get(key);
    if (!month) months.set(key, { ...day, key });
    else {
      month.totalTokens += day.totalTokens;
      for (const { field } of KINDS) month[field] += day[field];
    }
  }
  return [...months.values()];
}

/** 1, 2 or 5 and zeros, at least `value`: what an axis ends with. */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((one) => one * power >= value) ?? 10;
  return factor * power;
}

function tokensByKind(row: LedgerRow): string {
  const kinds = KINDS.map(
    ({ field, label }) => `${label.toLowerCase()} ${row[field].toLocaleString('en-US')}`,
  );
  return escapeHtml(`${row.key}: ${row.totalTokens.toLocaleString('en-US')} tokens (${kinds.join(', ')})`);
}

/** '12.3M': for a chart; the table has every digit. */
export function short(value: number): string {
  return new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

function px(value: number): string {
  return value.toFixed(1);
}

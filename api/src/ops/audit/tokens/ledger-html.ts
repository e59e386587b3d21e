import { BARS, barChart, isOverMonths, KINDS, kindsChart, short, timeChart } from './ledger-charts.js';
import { REPORT_STYLE } from './ledger-style.js';
import type { Dimension } from './dimensions.js';
import { capitalised, headLines, type ReportHead } from './report-head.js';
import { shownMoney } from './money.js';
import { totalOf, type LedgerRow } from './token-ledger.js';
import { escapeHtml } from '../../../features/shared/escape-html.js';

export interface LedgerReport {
  readonly head: ReportHead;
  /** What a row stands for. */
  readonly by: readonly Dimension[];
  readonly rows: readonly LedgerRow[];
  /** Rows that are in the total alone. */
  readonly left: readonly LedgerRow[];
  /** The same, by day. */
  readonly byDay: readonly LedgerRow[];
  /** Epoch milliseconds at which it is written. */
  readonly at: number;
}

/** Rows of the table: a page of a million could not be opened. CSV and JSON have them all. */
const ROWS = 1_000;

const COLUMNS = [
  { field: 'replies', label: 'Replies' },
  ...KINDS,
  { field: 'totalTokens', label: 'Total' },
  { field: 'granted', label: 'Granted' },
  { field: 'adjusted', label: 'Adjusted' },
  { field: 'failedTurns', label: 'Failed' },
  { field: 'notCharged', label: 'Not charged' },
  { field: 'balance', label: 'Balance' },
] as const;

/** One page that needs nothing else, in pieces: key figures, charts and the table. No script, light and dark. */
export function* ledgerHtml(report: LedgerReport): Generator<string> {
  const { head, by, left, byDay, at } = report;
  const [title = '', ...facts] = headLines(head).map(escapeHtml).map(capitalised);
  const group = by.join(' and ');
  const rows = report.rows.slice(0, ROWS);
  const count = report.rows.length + left.length;
  const total = totalOf([...report.rows, ...left]);
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${REPORT_STYLE}</style></head><body><main>
<header><h1>${title}</h1>
<p>Added up from the event log on ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC. Nobody’s texts are in it.</p>
${facts.map((fact) => `<p>${fact}</p>`).join('')}</header>
${figures(total, group, count)}
`;
  if (count > 0) yield charts(rows, byDay, total, group, count);
  yield* table(rows, total, group, count);
  yield '</main></body></html>\n';
}

function figures(total: LedgerRow, group: string, count: number): string {
  const cached = total.inputTokens + total.cacheReadTokens + total.cacheWriteTokens;
  const share = cached === 0 ? '–' : `${Math.round((total.cacheReadTokens / cached) * 100)} %`;
  const shown = [
    [short(total.totalTokens), 'tokens used'],
    [short(total.granted), 'tokens granted'],
    [short(total.notCharged), 'tokens that the operator pays for'],
    [short(total.replies), total.replies === 1 ? 'reply' : 'replies'],
    [total.replies === 0 ? '–' : short(total.totalTokens / total.replies), 'tokens a reply'],
    [share, 'of what was read came from the cache'],
    [count.toLocaleString('en-US'), count === 1 ? group : `${group}s`],
  ];
  const items = shown.map(([value = '', label = '']) => `<li><b>${value}</b> ${escapeHtml(label)}</li>`);
  return `<ul class="figures">${items.join('')}</ul>`;
}

function charts(
  rows: readonly LedgerRow[],
  days: readonly LedgerRow[],
  total: LedgerRow,
  group: string,
  count: number,
): string {
  const legend = KINDS.map(({ field, label, style }) => {
    const share = total.totalTokens === 0 ? 0 : Math.round((total[field] / total.totalTokens) * 100);
    return `<li><span class="${style}"></span>${label} <b>${short(total[field])}</b> ${share} %</li>`;
  });
  // The chart over time has these rows already.
  const isShown = group === 'day' || (group === 'month' && isOverMonths(days));
  const greatest = count > BARS ? `The first ${BARS} by` : 'By';
  const grouped = isShown ? '' : section(`${greatest} ${group}`, wide(barChart(rows, `Tokens by ${group}`)));
  return `${section('What they were', `${kindsChart(total, 'Tokens by kind')}<ul class="legend">${legend.join('')}</ul>`)}
${section('Over time', wide(timeChart(days, 'Tokens used over time')))}
${grouped}
`;
}

/** Where there is no room, as on a telephone, it is scrolled: its letters would be too small to read. */
function wide(body: string): string {
  return `<div class="scroll">${body}</div>`;
}

function section(title: string, body: string): string {
  return `<section><h2>${escapeHtml(title)}</h2>${body}</section>`;
}

const MONEY = [
  { field: 'cost', label: 'Cost' },
  { field: 'notChargedCost', label: 'Cost not charged' },
] as const;

function* table(
  rows: readonly LedgerRow[],
  total: LedgerRow,
  group: string,
  count: number,
): Generator<string> {
  const columns = total.money ? [...COLUMNS, ...MONEY] : COLUMNS;
  const head = columns.map(({ label }) => `<th scope="col">${label}</th>`).join('');
  yield `<section><h2>Every figure</h2><div class="scroll"><table><thead><tr><th scope="col">${escapeHtml(group)}</th>${head}</tr></thead><tbody>\n`;
  for (const row of rows) yield `<tr><th scope="row">${escapeHtml(row.key)}</th>${cells(row)}</tr>\n`;
  const left = count - rows.length;
  const more =
    left > 0 ? `<p>${left.toLocaleString('en-US')} more ${escapeHtml(group)}s are in the total.</p>` : '';
  yield `</tbody><tfoot><tr><th scope="row">total</th>${cells(total)}</tr></tfoot></table></div>${more}</section>\n`;
}

function cells(row: LedgerRow): string {
  const counts = COLUMNS.map(({ field }) => row[field]?.toLocaleString('en-US') ?? '–');
  const { money } = row;
  const costs = money ? MONEY.map(({ field }) => shownMoney(money[field])) : [];
  return [...counts, ...costs].map((cell) => `<td>${cell}</td>`).join('');
}

import { totalOfRows, type LedgerRow } from './token-ledger.js';

/** Rows that get a bar; all of them stand in the table. */
const BARS = 40;
const BAR_HEIGHT = 20;
const LABEL = 260;
const WIDTH = 900;

const PARTS = [
  { field: 'inputTokens', label: 'input', colour: '#33658a' },
  { field: 'outputTokens', label: 'output', colour: '#f26419' },
  { field: 'cacheReadTokens', label: 'cache read', colour: '#86bbd8' },
  { field: 'cacheWriteTokens', label: 'cache write', colour: '#758e4f' },
] as const;

const COLUMNS = ['replies', ...PARTS.map(({ field }) => field), 'totalTokens', 'granted', 'balance'] as const;

/** One page that needs nothing else: a chart and the whole table. */
export function ledgerHtml(title: string, group: string, rows: readonly LedgerRow[]): string {
  const head = COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows.map((row) => `<tr><th scope="row">${escape(row.key)}</th>${cells(row)}</tr>`).join('\n');
  const total = `<tr><th scope="row">total</th>${cells(totalOfRows(rows))}</tr>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .5rem; border-bottom: 1px solid #ddd; text-align: right } th:first-child { text-align: left }
tfoot { font-weight: 600 } svg { max-width: 100%; height: auto } .scroll { overflow-x: auto }
</style></head><body>
<h1>${escape(title)}</h1>
${chart(rows, group)}
<div class="scroll"><table><thead><tr><th scope="col">${escape(group)}</th>${head}</tr></thead>
<tbody>${body}</tbody><tfoot>${total}</tfoot></table></div>
</body></html>
`;
}

function cells(row: LedgerRow): string {
  return COLUMNS.map((column) => `<td>${row[column]?.toLocaleString('en-US') ?? '–'}</td>`).join('');
}

function chart(rows: readonly LedgerRow[], group: string): string {
  const shown = rows.slice(0, BARS);
  const most = Math.max(1, ...shown.map(({ totalTokens }) => totalTokens));
  const scale = (WIDTH - LABEL - 90) / most;
  const bars = shown.map((row, index) => bar(row, (index + 1) * BAR_HEIGHT, scale)).join('\n');
  const legend = PARTS.map(
    ({ label, colour }, index) =>
      `<rect x="${LABEL + index * 120}" y="2" width="12" height="12" fill="${colour}"/>` +
      `<text x="${LABEL + index * 120 + 18}" y="13">${label}</text>`,
  ).join('');
  const height = (shown.length + 1) * BAR_HEIGHT + 6;
  return `<svg role="img" aria-label="Tokens by ${escape(group)}" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}"
  font-size="12" font-family="system-ui, sans-serif">${legend}
${bars}</svg>`;
}

function bar(row: LedgerRow, y: number, scale: number): string {
  let x = LABEL;
  const parts = PARTS.map(({ field, colour }) => {
    const width = row[field] * scale;
    const rect = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR_HEIGHT - 4}" fill="${colour}"/>`;
    x += width;
    return rect;
  });
  const total = row.totalTokens.toLocaleString('en-US');
  return (
    `<text x="${LABEL - 8}" y="${y + 12}" text-anchor="end">${escape(row.key)}</text>${parts.join('')}` +
    `<text x="${(x + 6).toFixed(1)}" y="${y + 12}">${total}</text>`
  );
}

function escape(text: string): string {
  const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => named[character] ?? character);
}

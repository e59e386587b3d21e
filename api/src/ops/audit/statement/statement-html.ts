import { escapeHtml } from '../../../features/shared/escape-html.js';
import { capitalised, headLines, type ReportHead } from '../tokens/report-head.js';
import type { StatementLine } from './statement.js';
import { shownTime, signed } from './statement-columns.js';

export interface StatementPage {
  readonly head: ReportHead;
  readonly memberId: string;
  readonly zone: string;
  readonly lines: Iterable<StatementLine>;
  /** Epoch milliseconds at which it is written. */
  readonly at: number;
}

/** For paper: pages are numbered, each begins with the titles of the columns, no line is cut in two, and it is never dark. */
const STYLE = `
@page { size: A4; margin: 16mm 14mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif } }
:root { --paper: #fff; --ink: #23201b; --quiet: #6b645a; --line: #e7e0d5 }
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; --paper: #14161c; --ink: #ece7dd; --quiet: #a39d92; --line: #2c303b } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem; color: var(--ink); background: var(--paper); font: 14px/1.45 system-ui, sans-serif }
h1 { font: 600 1.6rem/1.2 'Source Serif 4', Georgia, serif; margin: 0 0 .5rem }
p { margin: 0; color: var(--quiet); overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; margin-top: 1.5rem; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { color: var(--quiet); font-weight: 500 } .number { text-align: right; white-space: nowrap } .time { white-space: nowrap }
td small { display: block; color: var(--quiet); overflow-wrap: anywhere } .balance td { font-weight: 600 }
@media screen and (max-width: 36rem) { body { padding: 1.25rem .75rem } th, td { padding: .35rem .25rem } .time { white-space: normal; width: 5.5rem } }
@media print { body { max-width: none; padding: 0; font-size: 9pt } thead { display: table-header-group } tr { break-inside: avoid } }
`;

/** One page that needs nothing else, in pieces, ready to print or to be kept as PDF. No script. */
export function* statementHtml({ head, memberId, zone, lines, at }: StatementPage): Generator<string> {
  const [title = '', ...facts] = headLines(head).map(escapeHtml).map(capitalised);
  const written = `${shownTime(at, zone)} ${zone}`;
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body>
<h1>${title}</h1><p>Member ${escapeHtml(memberId)}</p>${facts.map((fact) => `<p>${fact}</p>`).join('')}
<p>Written ${escapeHtml(written)}; times are those of ${escapeHtml(zone)}. A token is a piece of a word that the model reads or writes.</p>
<table><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col" class="number">Tokens</th>
<th scope="col" class="number">Balance</th></tr></thead><tbody>
`;
  for (const line of lines) yield row(line, zone);
  yield '</tbody></table></body></html>\n';
}

function row(line: StatementLine, zone: string): string {
  const { at, what, tokens, balance } = line;
  const details = detailsOf(line).map((detail) => `<small>${escapeHtml(detail)}</small>`);
  return `<tr${at === null ? ' class="balance"' : ''}><td class="time">${at === null ? '' : shownTime(at, zone)}</td><td>${escapeHtml(capitalised(what))}${details.join('')}</td><td class="number">${signed(tokens)}</td><td class="number">${balance.toLocaleString('en-US')}</td></tr>\n`;
}

function detailsOf(line: StatementLine): string[] {
  const { used, model, conversation, message, month, position, operator, reason, reference } = line;
  const shown = (count: number) => count.toLocaleString('en-US');
  const kinds = used && [
    `${shown(used.inputTokens)} input`,
    `${shown(used.outputTokens)} output`,
    `${shown(used.cacheReadTokens)} cache read`,
    `${shown(used.cacheWriteTokens)} cache write`,
  ];
  return [
    ...(month === null ? [] : [`for ${month}`]),
    ...(reference === null ? [] : [`reference ${reference}`]),
    ...(reason === null ? [] : [`${reason} (${operator})`]),
    ...(kinds === null ? [] : [`${model}: ${kinds.join(', ')}`]),
    ...(conversation === null ? [] : [`message ${message}`, `conversation ${conversation}`]),
    ...(position === null ? [] : [`position ${shown(position)} of the event store`]),
  ];
}

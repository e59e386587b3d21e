import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { eventCatalogue } from '../../../domain/all-events.js';
import { withScannedStores, type Cli } from '../../support/cli.js';
import { memberInLog } from '../../support/member-id.js';
import { momentOf, spanOf } from '../../support/moments.js';
import { Progress } from '../../support/progress.js';
import type { Format } from '../../support/rows.js';
import { writeWholeFile } from '../../support/whole-file.js';
import { Calendar, dimensionsOf, type Dimension } from './dimensions.js';
import { ledgerHtml } from './ledger-html.js';
import { readLedger } from './read-ledger.js';
import { headLines, knownUpTo, type ReportHead } from './report-head.js';
import { conditionsOf, orderOf, type Conditions, type Order } from './select-rows.js';
import { COUNTS, TokenLedger, type LedgerQuery, type LedgerRow } from './token-ledger.js';
import {
  addTokensOptions,
  chosenFormat,
  eitherOf,
  TOKENS_EXAMPLES,
  type TokensOptions,
} from './tokens-options.js';
import { writeLedger, type LedgerTable } from './write-ledger.js';

/** `emit audit tokens`: the ledger, from the log and not from the read models. */
export function tokensCommand(cli: Cli): Command {
  return addTokensOptions(new Command('tokens'))
    .description('what was used and granted, added up from the log itself')
    .addHelpText('after', TOKENS_EXAMPLES)
    .action((options: TokensOptions) => auditTokens(cli, options));
}

/** What is asked for, checked before anything is read. */
interface Asked {
  readonly by: readonly Dimension[];
  readonly calendar: Calendar;
  readonly conditions: Conditions;
  readonly order: Order | null;
  readonly span: { readonly since: number; readonly until: number };
  readonly format: Format | 'html';
  readonly title: string;
}

const FIGURES = new Map(
  [...COUNTS, 'balance' as const].map((name) => [name as string, (row: LedgerRow) => row[name]]),
);

/** Throws UsageError. */
function askedOf(cli: Cli, options: TokensOptions): Asked {
  const by = dimensionsOf(eitherOf(options.by, options.groupBy, '--by and --group-by') ?? 'member');
  const calendar = new Calendar(options.timezone);
  const to = eitherOf(options.to, options.until, '--to and --until');
  return {
    by,
    calendar,
    conditions: conditionsOf(options.where, FIGURES, calendar),
    order: options.sort === undefined ? null : orderOf(options.sort, by, FIGURES),
    span: spanOf(options.from, to, { zone: options.timezone, now: cli.clock() }),
    format: chosenFormat(options),
    title: titleOf(options, by, to),
  };
}

async function auditTokens(cli: Cli, options: TokensOptions): Promise<void> {
  const { member, asOf, html, timezone } = options;
  const moment = asOf === undefined ? null : momentOf(asOf, { zone: timezone, now: cli.clock() });
  const asked = askedOf(cli, options);
  await withScannedStores(cli, async (stores, settings) => {
    const { eventStore } = stores;
    const { by, calendar, conditions, span, format, title } = asked;
    const memberId = await memberInLog(stores, settings, member);
    const { takes } = conditions;
    const query = { calendar, memberId, from: span.since, to: span.until, ...(takes && { takes }) };
    const ledger = new TokenLedger({ ...query, by });
    const byDay = html !== undefined || format === 'html' ? new TokenLedger({ ...query, by: ['day'] }) : null;
    const known = await knownUpTo(eventStore, moment);
    const progress = new Progress(cli.terminal, 'audit', known.position);
    const reading = { eventStore, lift: eventCatalogue.lift, upTo: known.position, progress };
    await readLedger({ ...reading, ...needsOf(query, asked) }, byDay ? [ledger, byDay] : [ledger]);
    const head: ReportHead = { title, known, checkpoint: null };
    const table = tableOf(head, asked, ledger.rows(), options.top);
    if (byDay) await writeReport(cli, { ...table, byDay: byDay.rows(), at: cli.clock() }, html, format);
    if (format !== 'html') await writeLedger(cli.terminal, format, table);
  });
}

function needsOf({ takes }: Pick<LedgerQuery, 'takes'>, { by, conditions }: Asked) {
  const looks = (dimension: Dimension) =>
    by.includes(dimension) || (takes !== undefined && conditions.dimensions.includes(dimension));
  return { withPlans: looks('plan'), withCategories: looks('category') };
}

function tableOf(head: ReportHead, asked: Asked, all: LedgerRow[], top = Infinity): LedgerTable {
  const { by, conditions, order } = asked;
  const kept = all.filter(conditions.keeps);
  if (order) kept.sort(order);
  return { head, by, rows: kept.slice(0, top), left: kept.slice(top) };
}

async function writeReport(
  cli: Cli,
  report: Parameters<typeof ledgerHtml>[0],
  file: string | undefined,
  format: Format | 'html',
): Promise<void> {
  if (file !== undefined) await writeWholeFile(file, (partial) => writeFile(partial, ledgerHtml(report)));
  if (format !== 'html') return;
  await cli.terminal.write([...ledgerHtml(report)].join(''));
  for (const line of headLines(report.head)) cli.terminal.note(line);
}

function titleOf(
  { from, member, asOf, timezone, where }: TokensOptions,
  by: readonly Dimension[],
  to: string | undefined,
): string {
  const span = [
    from && `from ${from}`,
    to && `to ${to}`,
    timezone !== 'UTC' && `(${timezone})`,
    member && `of ${member}`,
    where.length > 0 && `where ${where.join(' and ')}`,
    asOf && `as of ${asOf}`,
  ];
  return ['Tokens by', by.join(' and '), ...span.filter(Boolean)].join(' ');
}

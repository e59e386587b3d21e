import { writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { allUpcasters } from '../../domain/all-upcasters.js';
import { makeUpcaster } from '../../kernel/upcasting.js';
import { withStores, type Cli } from '../support/cli.js';
import { firstInstant, lastInstant, momentOf } from '../support/moments.js';
import { examples, formatOption } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { writeRows, FORMATS, type Column, type Format } from '../support/rows.js';
import { ledgerHtml } from './ledger-html.js';
import { GROUPS, readLedger, totalOfRows, type GroupBy, type LedgerRow } from './token-ledger.js';

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly member?: string;
  readonly groupBy: GroupBy;
  readonly asOf?: string;
  readonly format: Format | 'html';
  readonly html?: string;
}

/** `emit audit tokens`: the ledger, from the log and not from the read models. */
export function tokensCommand(cli: Cli): Command {
  return new Command('tokens')
    .description('what was used and granted, added up from the log itself')
    .option('--from <time>', 'from this month, day (UTC) or instant on')
    .option('--to <time>', 'up to the end of this month or day, or up to this instant')
    .option('-m, --member <id>', 'only this member')
    .addOption(new Option('-g, --group-by <group>', 'a row for each').choices([...GROUPS]).default('member'))
    .option('--as-of <moment>', 'as the log stood at a position, or at the end of a time')
    .addOption(formatOption([...FORMATS, 'html']))
    .option('--html <file>', 'also write a report with a chart, one file that needs nothing else')
    .addHelpText(
      'after',
      examples(
        'emit audit tokens --from 2026-11 --to 2026-11',
        'emit audit tokens --group-by day --from 2026-11-01 --format csv > november.csv',
        'emit audit tokens --group-by model --as-of 2026-10-31 --format json',
        'emit audit tokens --group-by month --html tokens.html',
      ),
    )
    .action((options: Options) => auditTokens(cli, options));
}

async function auditTokens(cli: Cli, options: Options): Promise<void> {
  const { from, to, member, groupBy, asOf, format, html } = options;
  const query = {
    groupBy,
    memberId: member ?? null,
    from: from === undefined ? -Infinity : firstInstant(from),
    to: to === undefined ? Infinity : lastInstant(to),
    asOf: asOf === undefined ? { position: Infinity, at: Infinity } : momentOf(asOf),
  };
  await withStores(cli, async ({ log }) => {
    const progress = new Progress(cli.terminal, 'audit', await log.head());
    const rows = await readLedger(log, makeUpcaster(allUpcasters), query, progress);
    const page = () => ledgerHtml(titleOf(options), groupBy, rows);
    if (html !== undefined) await writeFile(html, page(), { mode: 0o600 });
    if (format === 'html') await cli.terminal.write(page());
    else await writeLedger(cli, format, groupBy, rows);
  });
}

function titleOf({ from, to, member, groupBy, asOf }: Options): string {
  const span = [from && `from ${from}`, to && `to ${to}`, member && `of ${member}`, asOf && `as of ${asOf}`];
  return ['Tokens by', groupBy, ...span.filter(Boolean)].join(' ');
}

function writeLedger({ terminal }: Cli, format: Format, groupBy: GroupBy, rows: readonly LedgerRow[]) {
  const shown = format === 'table' && rows.length > 1 ? [...rows, totalOfRows(rows)] : rows;
  return writeRows(terminal, format, shown, {
    none: 'No tokens were used or granted then.',
    columns: columnsBy(groupBy),
    json: ({ key, ...counts }) => ({ [groupBy]: key, ...counts }),
  });
}

function columnsBy(groupBy: GroupBy): Column<LedgerRow>[] {
  const right = 'right' as const;
  return [
    { title: groupBy, value: ({ key }) => key },
    { title: 'replies', value: ({ replies }) => replies, align: right },
    { title: 'inputTokens', value: ({ inputTokens }) => inputTokens, align: right },
    { title: 'outputTokens', value: ({ outputTokens }) => outputTokens, align: right },
    { title: 'cacheReadTokens', value: ({ cacheReadTokens }) => cacheReadTokens, align: right },
    { title: 'cacheWriteTokens', value: ({ cacheWriteTokens }) => cacheWriteTokens, align: right },
    { title: 'totalTokens', value: ({ totalTokens }) => totalTokens, align: right },
    { title: 'granted', value: ({ granted }) => granted, align: right },
    { title: 'balance', value: ({ balance }) => balance, align: right },
  ];
}

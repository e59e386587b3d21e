import { eventCatalogue } from '../../domain/all-events.js';
import { writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { withScannedStores, type Cli } from '../support/cli.js';
import { momentOf, requireReached, spanOf } from '../support/moments.js';
import { memberInLog } from '../support/member-id.js';
import { examples, formatOption } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { figures, FORMATS, writeRows, type Format } from '../support/rows.js';
import { writeWholeFile } from '../support/whole-file.js';
import { ledgerHtml } from './ledger-html.js';
import { COUNTS, GROUPS, readLedgers, TokenLedger, type GroupBy, type LedgerRow } from './token-ledger.js';

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
    .option('-m, --member <member>', 'only this member, by id or e-mail address')
    .addOption(new Option('-g, --group-by <group>', 'a row for each').choices([...GROUPS]).default('member'))
    .option(
      '--as-of <moment>',
      'only events up to a position of the log (position:4711), or up to the end of a month, day or instant',
    )
    .addOption(formatOption([...FORMATS, 'html']))
    .option('--html <file>', 'also write a report with charts, one file that needs nothing else')
    .addHelpText(
      'after',
      examples(
        'emit audit tokens --from 2026-11 --to 2026-11',
        'emit audit tokens --group-by day --from 2026-11-01 --format csv > november.csv',
        'emit audit tokens --group-by model --as-of 2026-10-31 --format json',
        'emit audit tokens --group-by model --as-of position:4711',
        'emit audit tokens --group-by month --html tokens.html',
      ),
    )
    .action((options: Options) => auditTokens(cli, options));
}

async function auditTokens(cli: Cli, options: Options): Promise<void> {
  const { from, to, member, groupBy, asOf, format, html } = options;
  const moment = asOf === undefined ? { position: Infinity, at: Infinity } : momentOf(asOf);
  const span = spanOf(from, to);
  await withScannedStores(cli, async (stores, settings) => {
    const { eventStore } = stores;
    const memberId = await memberInLog(stores, settings, member);
    const query = { memberId, from: span.since, to: span.until, asOf: moment };
    const ledger = new TokenLedger({ ...query, groupBy });
    const reported = html !== undefined || format === 'html';
    const byDay = reported ? new TokenLedger({ ...query, groupBy: 'day' }) : null;
    const head = await eventStore.head();
    requireReached(moment.position, head);
    const progress = new Progress(cli.terminal, 'audit', head);
    await readLedgers(
      eventStore,
      eventCatalogue.lift,
      byDay ? [ledger, byDay] : [ledger],
      moment.position,
      progress,
    );
    if (byDay) {
      const report = { title: titleOf(options), group: groupBy, ledger, byDay, at: cli.clock() };
      if (html !== undefined) await writeWholeFile(html, (partial) => writeFile(partial, ledgerHtml(report)));
      if (format === 'html') await cli.terminal.write([...ledgerHtml(report)].join(''));
    }
    if (format !== 'html') await writeLedger(cli, format, groupBy, ledger);
  });
}

function titleOf({ from, to, member, groupBy, asOf }: Options): string {
  const span = [from && `from ${from}`, to && `to ${to}`, member && `of ${member}`, asOf && `as of ${asOf}`];
  return ['Tokens by', groupBy, ...span.filter(Boolean)].join(' ');
}

function writeLedger({ terminal }: Cli, format: Format, groupBy: GroupBy, ledger: TokenLedger) {
  return writeRows(terminal, format, format === 'table' ? withTotal(ledger) : ledger, {
    none: 'No tokens were used or granted then.',
    columns: [{ title: groupBy, value: ({ key }) => key }, ...figures<LedgerRow>(...COUNTS, 'balance')],
    json: ({ key, ...counts }) => ({ [groupBy]: key, ...counts }),
  });
}

/** Where there is more than one row. */
function* withTotal(ledger: TokenLedger): Generator<LedgerRow> {
  let rows = 0;
  for (const row of ledger) {
    rows += 1;
    yield row;
  }
  if (rows > 1) yield ledger.total;
}

import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { eventCatalogue } from '../../../domain/all-events.js';
import { withScannedStores, type Cli } from '../../support/cli.js';
import { memberInLog } from '../../support/member-id.js';
import { momentOf, spanOf } from '../../support/moments.js';
import { examples, formatOption, htmlTo } from '../../support/options.js';
import { Progress } from '../../support/progress.js';
import { FORMATS, writeRows, type Format } from '../../support/rows.js';
import { writeWholeFile } from '../../support/whole-file.js';
import { Calendar } from '../tokens/dimensions.js';
import { readLedger } from '../tokens/read-ledger.js';
import { skippedInLedger } from '../tokens/skipped-in-ledger.js';
import { headLines, knownUpTo, lastCheckpoint, type ReportHead } from '../tokens/report-head.js';
import { eitherOf } from '../tokens/tokens-options.js';
import { Statement } from './statement.js';
import { shownLayout, statementLayout } from './statement-columns.js';
import { statementHtml, type StatementPage } from './statement-html.js';

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly until?: string;
  readonly timezone: string;
  readonly asOf?: string;
  readonly format: Format | 'html';
  readonly html?: string;
}

/** `emit audit statement`: a member's token account line by line, from the event store and not from the read models. */
export function statementCommand(cli: Cli): Command {
  return new Command('statement')
    .description("a member's token account line by line, with the balance after each line")
    .argument('<member>', 'id or e-mail address')
    .option(
      '--from <time>',
      'what happened from this month, week, day or instant on; 30d: the last thirty days',
    )
    .option('--to <time>', 'what happened up to the end of this month, week or day, or up to this instant')
    .option('--until <time>', 'the same as --to')
    .option('--timezone <zone>', 'whose days and months these are, and whose clock is shown', 'UTC')
    .option(
      '--as-of <moment>',
      'what was known then: recorded up to a position (position:4711), or by the end of a month, day or instant',
    )
    .addOption(formatOption([...FORMATS, 'html']))
    .option('--html <file>', 'also write it as one file, ready to print; - is standard output')
    .addHelpText(
      'after',
      examples(
        'emit audit statement ruth@example.org --from 2026-10 --to 2026-10',
        'emit audit statement ruth@example.org --csv > ruth.csv',
        'emit audit statement ruth@example.org --timezone Europe/Berlin --html ruth.html',
        'emit audit statement ruth@example.org --until 2026-10 --as-of position:4711 --json',
      ),
    )
    .action((member: string, options: Options) => auditStatement(cli, member, options));
}

async function auditStatement(cli: Cli, member: string, options: Options): Promise<void> {
  const { from, timezone: zone, asOf } = options;
  const { html, format } = htmlTo(options);
  const reckoning = { zone: new Calendar(options.timezone).zone, now: cli.clock() };
  const to = eitherOf(options.to, options.until, '--to and --until');
  const span = spanOf(from, to, reckoning);
  const moment = asOf === undefined ? null : momentOf(asOf, reckoning);
  await withScannedStores(cli, async (stores, settings) => {
    const { eventStore } = stores;
    const memberId = await memberInLog(stores, settings, member);
    const statement = new Statement({ memberId, from: span.since, to: span.until });
    const known = await knownUpTo(eventStore, moment);
    const progress = new Progress(cli.terminal, 'statement', known.position);
    const needs = { withPlans: false, withCategories: false, skipped: await skippedInLedger(eventStore) };
    const reading = { eventStore, lift: eventCatalogue.lift, upTo: known.position, progress, ...needs };
    const leftOut = await readLedger(reading, [statement]);
    const checkpoint = await lastCheckpoint(cli.checkpoints(settings.dataDir));
    const title = ['Token statement', from && `from ${from}`, to && `to ${to}`, asOf && `as of ${asOf}`];
    const head: ReportHead = { title: title.filter(Boolean).join(' '), known, checkpoint, leftOut };
    const page = (): StatementPage => ({ head, memberId, zone, lines: statement.lines(), at: cli.clock() });
    if (html !== undefined)
      await writeWholeFile(html, (partial) => writeFile(partial, statementHtml(page())));
    await writeStatement(cli, format, page());
  });
}

async function writeStatement(
  { terminal }: Cli,
  format: Format | 'html',
  page: StatementPage,
): Promise<void> {
  const { head, memberId, zone, lines } = page;
  const [title = '', ...facts] = headLines(head);
  const text = [title, `member ${memberId}`, ...facts];
  if (format === 'table') await terminal.write(`${text.join('\n')}\n\n`);
  else for (const line of text) terminal.note(line);
  if (format === 'html') for (const piece of statementHtml(page)) await terminal.write(piece);
  else if (format !== 'table') await writeRows(terminal, format, lines, statementLayout(zone));
  else {
    const all = [...lines];
    await writeRows(terminal, format, all, shownLayout(zone, all));
  }
}

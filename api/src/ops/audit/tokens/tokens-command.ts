import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { eventCatalogue } from '../../../domain/all-events.js';
import { withScannedStores, type Cli } from '../../support/cli.js';
import { memberInLog } from '../../support/member-id.js';
import { momentOf } from '../../support/moments.js';
import { Progress } from '../../support/progress.js';
import { writeWholeFile } from '../../support/whole-file.js';
import { askedOf, type Answer } from './asked.js';
import { readLedger } from './read-ledger.js';
import { skippedInLedger } from './skipped-in-ledger.js';
import { headLines, knownUpTo, lastCheckpoint, type ReportHead } from './report-head.js';
import { htmlTo } from '../../support/options.js';
import { addTokensOptions, TOKENS_EXAMPLES, type TokensOptions } from './tokens-options.js';

/** `emit audit tokens`: the ledger, from the event store and not from the read models. */
export function tokensCommand(cli: Cli): Command {
  return addTokensOptions(new Command('tokens'))
    .description('what was used and granted, added up from the log itself')
    .addHelpText('after', TOKENS_EXAMPLES)
    .action((options: TokensOptions) => auditTokens(cli, options));
}

async function auditTokens(cli: Cli, options: TokensOptions): Promise<void> {
  const { member, asOf, timezone } = options;
  const moment = asOf === undefined ? null : momentOf(asOf, { zone: timezone, now: cli.clock() });
  const { html, format } = htmlTo(options);
  const asked = await askedOf(cli, options);
  await withScannedStores(cli, async (stores, settings) => {
    const { eventStore } = stores;
    const answer = asked.answerOf(await memberInLog(stores, settings, member));
    const known = await knownUpTo(eventStore, moment);
    const progress = new Progress(cli.terminal, 'audit', known.position);
    const skipped = await skippedInLedger(eventStore);
    const reading = { eventStore, lift: eventCatalogue.lift, upTo: known.position, skipped, progress };
    const { withPlans, withCategories } = asked;
    const leftOut = await readLedger({ ...reading, withPlans, withCategories }, answer.folds);
    const checkpoint = await lastCheckpoint(cli.checkpoints(settings.dataDir));
    const head: ReportHead = { title: asked.title, known, checkpoint, leftOut };
    if (html !== undefined) await writeWholeFile(html, (partial) => writeFile(partial, answer.html(head)));
    if (format === 'html') await writePage(cli, answer, head);
    else await answer.write(cli.terminal, format, head);
  });
}

async function writePage({ terminal }: Cli, answer: Answer, head: ReportHead): Promise<void> {
  await terminal.write([...answer.html(head)].join(''));
  for (const line of headLines(head)) terminal.note(line);
}

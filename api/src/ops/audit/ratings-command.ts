import { Command } from 'commander';
import { eventCatalogue } from '../../domain/all-events.js';
import { withScannedStores, type Cli } from '../support/cli.js';
import { spanOf } from '../support/moments.js';
import { examples, formatOption } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { fields } from '../../features/export/csv.js';
import { figures, writeRows, type Format } from '../support/rows.js';
import { countRatings, RATING_COUNTS, type RatingRow } from './rating-counts.js';

interface Options {
  readonly from?: string;
  readonly to?: string;
  readonly format: Format;
}

/** `emit audit ratings`: what members say of replies, in figures. */
export function ratingsCommand(cli: Cli): Command {
  return new Command('ratings')
    .description('thumbs up and down and verses called wrong, by model and response format, without any text')
    .option(
      '--from <time>',
      'replies from this month, week, day (UTC) or instant on; 30d: of the last thirty days',
    )
    .option('--to <time>', 'replies up to the end of this month or day, or up to this instant')
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples('emit audit ratings', 'emit audit ratings --from 2026-11 --format csv > ratings.csv'),
    )
    .action((options: Options) => auditRatings(cli, options));
}

async function auditRatings(cli: Cli, { from, to, format }: Options): Promise<void> {
  const span = spanOf(from, to, { zone: 'UTC', now: cli.clock() });
  await withScannedStores(cli, async ({ eventStore }) => {
    const progress = new Progress(cli.terminal, 'audit', await eventStore.head());
    const query = { from: span.since, to: span.until };
    const rows = await countRatings(eventStore, eventCatalogue.lift, query, progress);
    await writeRows(cli.terminal, format, rows, {
      none: 'There were no replies then.',
      columns: [...fields<RatingRow>('model', 'category'), ...figures<RatingRow>(...RATING_COUNTS)],
    });
  });
}

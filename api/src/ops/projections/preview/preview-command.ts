import { Command } from 'commander';
import { eventCatalogue } from '../../../domain/all-events.js';
import { RulesInForce } from '../../../features/shared/rules-in-force.js';
import type { Target } from '../../../runtime/filling/fill-versions.js';
import { foldHere } from '../../../runtime/filling/fold-here.js';
import { dashboard } from '../../../projections/dashboard.projection.js';
import { withReadOnlyStores, type Cli } from '../../support/cli.js';
import { UsageError } from '../../support/failures.js';
import { examples, formatOption } from '../../support/options.js';
import { Progress } from '../../support/progress.js';
import type { ReadOnlyStores } from '../../../composition/stores.js';
import { requireFree } from '../operate.js';
import { readRulesFile } from '../read-rules.js';
import { listingChanges } from './change-list.js';
import { preview } from './preview.js';
import { writePreview } from './write-preview.js';

interface Options {
  readonly rules: string;
  readonly format: 'table' | 'json' | 'csv';
  readonly out?: string;
}

/** `emit projections preview`: what other scoring rules would change for members. */
export function previewCommand(cli: Cli): Command {
  return new Command('preview')
    .description('what members would see otherwise under other scoring rules; nothing is changed')
    .requiredOption('--rules <file>', 'the rules, a JSON file')
    .option('--out <file>', 'write every single change to this file, as CSV; - is standard output')
    .addOption(formatOption(['table', 'json', 'csv']))
    .addHelpText(
      'after',
      examples(
        'emit projections preview --rules rules.json',
        'emit projections preview --rules rules.json --out changes.csv',
      ),
    )
    .action((options: Options) => withReadOnlyStores(cli, (stores) => run(cli, stores, options)));
}

async function run(cli: Cli, stores: ReadOnlyStores, { rules, ...to }: Options): Promise<void> {
  // Standard output takes one of the two.
  const { format, out } = to.out === '-' ? { format: 'csv' as const, out: undefined } : to;
  const after = await readRulesFile(rules);
  const { eventStore, scratch } = stores;
  const inForce = await RulesInForce.load(eventStore);
  const progress = new Progress(cli.terminal, 'preview', await eventStore.head());
  const fold = (targets: readonly Target[]) =>
    foldHere(eventCatalogue.lift, { scratch })(eventStore, targets, cli.signal, (events, position) =>
      progress.add(events, position),
    );
  const request = {
    before: inForce.current,
    after,
    skipped: inForce.skippedIn(dashboard.name),
    now: cli.clock(),
  };
  const found = await listingChanges(cli.terminal, { csv: format === 'csv', out }, (onChange) =>
    preview(fold, onChange ? { ...request, onChange } : request),
  );
  if (format === 'json') await cli.terminal.write(`${JSON.stringify(found, null, 2)}\n`);
  if (format === 'table') await writePreview(cli.terminal, found);
  try {
    requireFree(inForce, after);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    cli.terminal.note(`A rebuild will refuse these rules: ${error.message}`);
  }
}

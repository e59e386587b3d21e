import { eventCatalogue } from '../../domain/all-events.js';
import { Command, Option } from 'commander';
import type { Target } from '../../runtime/filling/fill-versions.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import { withReadOnlyStores, withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { examples, formatOption } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { projectionsInForce } from '../support/projections-in-force.js';
import { writeRows, type Format } from '../support/rows.js';
import { isAnnounced, named, rebuildReadModels, rollBack } from './apply-rebuild.js';
import { preview } from './preview.js';
import { statusOf, versionRows } from './look-at-versions.js';
import { rebuiltLayout, statusLayout, versionLayout, writePreview } from './projection-rows.js';
import { readRulesFile } from './read-rules.js';
import { RULES_SCHEMA } from './rules-schema.js';

interface FormatOptions {
  readonly format: Format;
}

/** `emit projections`: read models, their versions, and the scoring rules they are folded by. */
export function projectionsCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('projections')
    .description('see, rebuild and roll back read models; change scoring rules')
    .addCommand(listCommand(cli))
    .addCommand(statusCommand(cli, exit))
    .addCommand(rulesCommand(cli))
    .addCommand(schemaCommand(cli))
    .addCommand(previewCommand(cli))
    .addCommand(rebuildCommand(cli))
    .addCommand(rollbackCommand(cli));
}

function listCommand(cli: Cli): Command {
  return new Command('list')
    .description('every version of every read model')
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections list'))
    .action(({ format }: FormatOptions) =>
      withReadOnlyStores(cli, async ({ models }) =>
        writeRows(cli.terminal, format, await versionRows(models), versionLayout),
      ),
    );
}

function statusCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('status')
    .description(
      'what is served, how far it is behind the log, whether it can be read, and whether a rebuild is due',
    )
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections status', 'emit projections status --format json'))
    .action(async ({ format }: FormatOptions) => {
      await withReadOnlyStores(cli, async (stores) => {
        const rows = await statusOf(stores);
        await writeRows(cli.terminal, format, rows, statusLayout);
        const aside = await stores.models.setAsides();
        if (aside.length > 0)
          cli.terminal.note(`Set aside, to be looked at and removed: ${aside.join(', ')}.`);
        if (rows.some(({ damage }) => damage !== undefined)) exit(1);
      });
    });
}

function rulesCommand(cli: Cli): Command {
  return new Command('rules')
    .description('the scoring rules in force, as a file to change')
    .addHelpText('after', examples('emit projections rules > rules.json'))
    .action(() =>
      withReadOnlyStores(cli, async ({ eventStore, models }) => {
        const { current } = await RulesInForce.load(eventStore, models);
        await cli.terminal.write(`${JSON.stringify(current, null, 2)}\n`);
      }),
    );
}

function schemaCommand({ terminal }: Cli): Command {
  return new Command('schema')
    .description('the JSON Schema of a file of scoring rules')
    .addHelpText('after', examples('emit projections schema > rules.schema.json'))
    .action(() => terminal.write(`${JSON.stringify(RULES_SCHEMA, null, 2)}\n`));
}

function previewCommand(cli: Cli): Command {
  return new Command('preview')
    .description('what other scoring rules would change; nothing is written')
    .requiredOption('--rules <file>', 'the rules, a JSON file')
    .addOption(formatOption(['table', 'json']))
    .addHelpText('after', examples('emit projections preview --rules rules.json'))
    .action(async ({ rules, format }: { rules: string; format: 'table' | 'json' }) => {
      const after = await readRulesFile(rules);
      await withReadOnlyStores(cli, async ({ eventStore, models, scratch }) => {
        const { current } = await RulesInForce.load(eventStore, models);
        const progress = new Progress(cli.terminal, 'preview', await eventStore.head());
        const fold = (targets: readonly Target[]) =>
          foldHere(eventCatalogue.lift, { scratch })(eventStore, targets, cli.signal, (events, position) =>
            progress.add(events, position),
          );
        await writePreview(cli.terminal, format, await preview(fold, current, after));
        await isAnnounced({ eventStore }, after, current.version).catch((error: unknown) => {
          if (!(error instanceof UsageError)) throw error;
          cli.terminal.note(`A rebuild will refuse these rules: ${error.message}`);
        });
      });
    });
}

function rebuildCommand(cli: Cli): Command {
  type Options = FormatOptions & { all?: boolean; rules?: string };
  return new Command('rebuild')
    .description('fold read models from the log anew, beside a serving API, and switch to them all at once')
    .argument('[names...]', 'which read models')
    .option('--all', 'every read model')
    .option('--rules <file>', 'put these scoring rules in force with the switch')
    .addOption(new Option('--workers <number>', 'has no effect any more: one thread folds').hideHelp())
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'emit projections rebuild --all',
        'emit projections rebuild dashboard --rules rules.json',
        'emit projections rollback dashboard     # if it was not right',
      ),
    )
    .action(async (names: string[], { all, rules: file, format }: Options) => {
      if (names.length === 0 && !all && file === undefined)
        throw new UsageError('name read models, or say --all');
      if (names.length > 0 && all) throw new UsageError('name read models or say --all, not both');
      const rules = file === undefined ? null : await readRulesFile(file);
      const wanted = names.length > 0 || all ? names : ['dashboard'];
      await withStores(
        cli,
        async (stores) => {
          const rebuilt = await rebuildReadModels(cli, stores, wanted, rules);
          await writeRows(cli.terminal, format, rebuilt, rebuiltLayout);
        },
        'scan',
      );
    });
}

function rollbackCommand(cli: Cli): Command {
  return new Command('rollback')
    .description('bring the version back that was served before, and with the dashboard its scoring rules')
    .argument('<name>', 'which read model')
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections rollback dashboard'))
    .action((name: string, { format }: FormatOptions) =>
      withStores(cli, async (stores) => {
        named(await projectionsInForce(stores), [name]);
        await writeRows(cli.terminal, format, await rollBack(cli, stores, name), rebuiltLayout);
      }),
    );
}

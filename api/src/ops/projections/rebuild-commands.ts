import { Command, Option } from 'commander';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import type { Stores } from '../../composition/stores.js';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import type { Rebuilt } from '../../runtime/rebuild-options.js';
import { withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples, formatOption } from '../support/options.js';
import { writeRows, type Format } from '../support/rows.js';
import { named, rebuildHeld, rebuildReadModels } from './apply-rebuild.js';
import { compareVersions } from './compare-versions.js';
import { comparisonLayout, rebuiltLayout } from './projection-rows.js';
import { readRulesFile } from './read-rules.js';
import { rollBack, switchToHeld } from './switch-versions.js';

interface FormatOptions extends ActOptions {
  readonly format: Format;
}

interface RebuildOptions extends FormatOptions {
  readonly all?: boolean;
  readonly rules?: string;
  readonly hold?: boolean;
}

export function rebuildCommand(cli: Cli): Command {
  return new Command('rebuild')
    .description('fold read models from the log anew, beside a serving API, and switch to them all at once')
    .argument('[names...]', 'which read models')
    .option('--all', 'every read model; the tree over the log only where it is not whole')
    .option('--rules <file>', 'put these scoring rules in force with the switch')
    .option('--hold', 'do not switch: compare with what is served, and wait for emit projections switch')
    .addOption(new Option('--workers <number>', 'has no effect any more: one thread folds').hideHelp())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'emit projections rebuild --all',
        'emit projections rebuild dashboard --rules rules.json --reason "bonus of the new year"',
        'emit projections rebuild dashboard --hold',
        'emit projections rollback dashboard --reason "not what was meant"',
      ),
    )
    .action((names: string[], options: RebuildOptions) => run(cli, names, options));
}

/** Mastery, levels and what is unlocked follow from the rules when a document is read. */
const RULES_SHOW =
  'Documents are compared. The rules also decide how they are shown: emit projections preview compares that.';

async function run(cli: Cli, names: string[], options: RebuildOptions): Promise<void> {
  const { all, rules: file, hold, format } = options;
  if (names.length === 0 && !all && file === undefined)
    throw new UsageError('name read models, or say --all');
  if (names.length > 0 && all) throw new UsageError('name read models or say --all, not both');
  const rules = file === undefined ? null : await readRulesFile(file);
  const wanted = names.length > 0 || all ? names : ['dashboard'];
  await withStores(
    cli,
    async (stores) => {
      if (hold) {
        await compare(cli, stores, format, await rebuildHeld(cli, stores, { names: wanted, rules }));
        if (rules !== null) cli.terminal.note(RULES_SHOW);
        return;
      }
      const by = await actOf(cli, options, rules === null ? 'emit projections rebuild' : undefined);
      const rebuilt = await rebuildReadModels(cli, stores, { names: wanted, rules, by });
      await writeRows(cli.terminal, format, rebuilt, rebuiltLayout);
    },
    'scan',
  );
}

/** Says how what is held differs from what is served. */
async function compare(
  { terminal }: Cli,
  { models }: Stores,
  format: Format,
  held: readonly Rebuilt[],
): Promise<void> {
  const versions = await models.versions();
  const found = [];
  for (const { collection, version } of held) {
    const own = versions.filter((one) => one.collection === collection);
    const ours = own.find((one) => one.version === version) as CollectionVersion;
    found.push(
      await compareVersions(
        models,
        ours,
        own.find(({ status }) => status === 'active'),
      ),
    );
  }
  await writeRows(terminal, format, found, comparisonLayout);
  for (const { name, examples: lines } of found) for (const line of lines) terminal.note(`${name}/${line}`);
  terminal.note('Nothing was switched: emit projections switch serves it, emit projections drop forgets it.');
}

export function switchCommand(cli: Cli): Command {
  return new Command('switch')
    .description('serve what a rebuild has filled and held, all of it at once')
    .argument('[names...]', 'which read models; all that are held without a name')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections switch dashboard --reason "compared, as expected"'))
    .action((names: string[], options: FormatOptions) =>
      withStores(cli, async (stores) => {
        named(await projectionsInForce(stores), names);
        const by = await actOf(cli, options);
        await writeRows(
          cli.terminal,
          options.format,
          await switchToHeld(cli, stores, names, by),
          rebuiltLayout,
        );
      }),
    );
}

export function rollbackCommand(cli: Cli): Command {
  return new Command('rollback')
    .description('bring the version back that was served before, and with the dashboard its scoring rules')
    .argument('<name>', 'which read model')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections rollback dashboard --reason "not what was meant"'))
    .action((name: string, options: FormatOptions) =>
      withStores(cli, async (stores) => {
        named(await projectionsInForce(stores), [name]);
        const by = await actOf(cli, options);
        await writeRows(cli.terminal, options.format, await rollBack(cli, stores, name, by), rebuiltLayout);
      }),
    );
}

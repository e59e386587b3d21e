import { Command } from 'commander';
import { projectionsInForce } from '../../features/shared/projections-in-force.js';
import type { Stores } from '../../composition/stores.js';
import { withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples, wholeNumber } from '../support/options.js';
import { named } from './apply-rebuild.js';
import { cancelRebuilds, dropVersion, setPaused } from './upkeep.js';

interface AllOptions extends ActOptions {
  readonly all?: boolean;
}

export function cancelCommand(cli: Cli): Command {
  return new Command('cancel')
    .description('end a rebuild, of whatever process; what was served before is served on')
    .argument('[names...]', 'which read models; every one without a name')
    .addHelpText('after', examples('emit projections cancel', 'emit projections cancel dashboard'))
    .action((names: string[]) =>
      withStores(cli, async (stores) => {
        named(await projectionsInForce(stores), names);
        await cancelRebuilds(cli, stores, names);
      }),
    );
}

export function dropCommand(cli: Cli): Command {
  return new Command('drop')
    .description('forget a version that is not served: a former one, or one that is held')
    .argument('<name>', 'which read model')
    .argument('<version>', 'its number in emit projections list', wholeNumber)
    .addHelpText('after', examples('emit projections drop dashboard 3'))
    .action((name: string, version: number) =>
      withStores(cli, async (stores) => {
        named(await projectionsInForce(stores), [name]);
        await dropVersion(cli, stores, name, version);
      }),
    );
}

export function pauseCommand(cli: Cli): Command {
  return new Command('pause')
    .description('fold nothing into read models, in any process; they are served as they are')
    .argument('[names...]', 'which read models')
    .option('--all', 'every read model')
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit projections pause usage-by-day --reason "the disk is being moved"'))
    .action((names: string[], options: AllOptions) =>
      withStores(cli, async (stores) => {
        const wanted = await chosen(stores, names, options);
        await setPaused(cli, stores, wanted, await actOf(cli, options));
      }),
    );
}

export function resumeCommand(cli: Cli): Command {
  return new Command('resume')
    .description('go on folding into read models that were paused')
    .argument('[names...]', 'which read models')
    .option('--all', 'every read model')
    .addHelpText('after', examples('emit projections resume --all'))
    .action((names: string[], options: AllOptions) =>
      withStores(cli, async (stores) => setPaused(cli, stores, await chosen(stores, names, options), null)),
    );
}

/** Throws UsageError without a choice, and for a name that is no read model. */
async function chosen(stores: Stores, names: readonly string[], { all }: AllOptions): Promise<string[]> {
  if ((names.length === 0) !== Boolean(all)) throw new UsageError('name read models, or say --all');
  return named(await projectionsInForce(stores), names).map(({ name }) => name);
}

import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import { lagInEvents } from '../../runtime/lag.js';
import { RulesInForce } from '../../runtime/rules-in-force.js';
import type { Settings } from '../../settings.js';
import type { Stores } from '../../stores.js';
import { withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { examples, formatOption } from '../support/options.js';
import { Progress } from '../support/progress.js';
import { lift, projectionsInForce } from '../support/projections-in-force.js';
import { writeRows, type Format } from '../support/rows.js';
import { isAnnounced, named, rebuildReadModels, rollBack } from './apply-rebuild.js';
import { preview } from './preview.js';
import { rebuiltLayout, statusLayout, versionLayout, writePreview, type Status } from './projection-rows.js';
import { readRulesFile } from './read-rules.js';
import { RULES_SCHEMA } from './rules-schema.js';

/** They share the memory: of more, each would have too little. */
const MOST_WORKERS = 8;
/** Two take two thirds of the time of one, and no more of a serving API's (docs/adr/0012-rebuilds.md). */
const USUAL_WORKERS = Math.min(2, availableParallelism());

interface FormatOptions {
  readonly format: Format;
}

/** `emit projections`: read models, their versions, and the scoring rules they are folded by. */
export function projectionsCommand(cli: Cli): Command {
  return new Command('projections')
    .description('see, rebuild and roll back read models; change scoring rules')
    .addCommand(listCommand(cli))
    .addCommand(statusCommand(cli))
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
    .action(async ({ format }: FormatOptions) => {
      await withStores(cli, async ({ models }) => {
        const byName = (a: CollectionVersion, b: CollectionVersion) =>
          a.collection === b.collection ? a.version - b.version : a.collection < b.collection ? -1 : 1;
        await writeRows(cli.terminal, format, (await models.versions()).sort(byName), versionLayout);
      });
    });
}

function statusCommand(cli: Cli): Command {
  return new Command('status')
    .description('what is served, how far it is behind the log, and whether a rebuild is due')
    .addOption(formatOption())
    .action(async ({ format }: FormatOptions) => {
      await withStores(cli, async (stores) => {
        await writeRows(cli.terminal, format, await statusOf(stores), statusLayout);
      });
    });
}

async function statusOf(stores: Stores): Promise<Status[]> {
  const versions = await stores.models.versions();
  const rows = (await projectionsInForce(stores)).map(async ({ name, shape }): Promise<Status> => {
    const active = versions.find(({ collection, status }) => collection === name && status === 'active');
    const checkpoint = active?.checkpoint ?? 0;
    const state = !active ? 'not folded yet' : active.shape === shape ? 'current' : 'rebuild due';
    const lag = await lagInEvents(stores.log, checkpoint);
    return { name, version: active?.version ?? null, shape: active?.shape ?? null, checkpoint, lag, state };
  });
  return Promise.all(rows);
}

function rulesCommand(cli: Cli): Command {
  return new Command('rules')
    .description('the scoring rules in force, as a file to change')
    .addHelpText('after', examples('emit projections rules > rules.json'))
    .action(async () => {
      await withStores(cli, async ({ log, models }) => {
        const { current } = await RulesInForce.load(log, models);
        await cli.terminal.write(`${JSON.stringify(current, null, 2)}\n`);
      });
    });
}

function schemaCommand({ terminal }: Cli): Command {
  return new Command('schema')
    .description('the JSON Schema of a file of scoring rules')
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
      await withStores(cli, async ({ log, models, scratch }) => {
        const { current } = await RulesInForce.load(log, models);
        const progress = new Progress(cli.terminal, 'preview', await log.head());
        const parts = { log, fold: foldHere(lift, { scratch }), signal: cli.signal, progress };
        await writePreview(cli.terminal, format, await preview(parts, current, after));
        await isAnnounced({ log }, after, current.version).catch((error: unknown) => {
          if (!(error instanceof UsageError)) throw error;
          cli.terminal.note(`A rebuild will refuse these rules: ${error.message}`);
        });
      });
    });
}

function rebuildCommand(cli: Cli): Command {
  type Options = FormatOptions & { all?: boolean; rules?: string; workers: number };
  return new Command('rebuild')
    .description('fold read models from the log anew, beside a serving API, and switch to them all at once')
    .argument('[names...]', 'which read models')
    .option('--all', 'every read model')
    .option('--rules <file>', 'put these scoring rules in force with the switch')
    .option('--workers <number>', 'threads that fold, where the log is embedded', workersOf, USUAL_WORKERS)
    .addOption(formatOption())
    .addHelpText(
      'after',
      examples(
        'emit projections rebuild --all',
        'emit projections rebuild --all --workers 1   # leaves processors to others, and takes longer',
        'emit projections rebuild dashboard --rules rules.json',
        'emit projections rollback dashboard     # if it was not right',
      ),
    )
    .action(async (names: string[], { all, rules: file, workers, format }: Options) => {
      if (names.length === 0 && !all && file === undefined)
        throw new UsageError('name read models, or say --all');
      if (names.length > 0 && all) throw new UsageError('name read models or say --all, not both');
      const rules = file === undefined ? null : await readRulesFile(file);
      const fold = async (stores: Stores, settings: Settings) => {
        const wanted = names.length === 0 && !all ? ['dashboard'] : names;
        const rebuilt = await rebuildReadModels(cli, stores, settings, {
          names: all ? [] : wanted,
          rules,
          workers,
        });
        await writeRows(cli.terminal, format, rebuilt, rebuiltLayout);
      };
      await withStores(cli, fold, 'scan');
    });
}

function workersOf(value: string): number {
  const workers = Number(value);
  if (Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST_WORKERS}.`);
}

function rollbackCommand(cli: Cli): Command {
  return new Command('rollback')
    .description('bring the version back that was served before')
    .argument('<name>', 'which read model')
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections rollback dashboard'))
    .action(async (name: string, { format }: FormatOptions) => {
      await withStores(cli, async (stores) => {
        named(await projectionsInForce(stores), [name]);
        await writeRows(cli.terminal, format, await rollBack(cli, stores, name), rebuiltLayout);
      });
    });
}

import { Command } from 'commander';
import { RulesInForce } from '../../features/shared/rules-in-force.js';
import { withReadOnlyStores, type Cli } from '../support/cli.js';
import { examples, formatOption } from '../support/options.js';
import { writeRows, type Format } from '../support/rows.js';
import { statusOf, versionRows } from './look-at-versions.js';
import { statusLayout, versionLayout } from './projection-rows.js';
import { RULES_SCHEMA } from './rules-schema.js';

interface FormatOptions {
  readonly format: Format;
}

export function listCommand(cli: Cli): Command {
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

const STATES = `
running: every event is folded; catching up: it gets on, and lags; faulted: it
does not get on, or cannot be read; paused: by an operator; stopped: no process
folds it; not folded: nothing is served yet. parked: documents that stand at an
event which cannot be folded ('emit projections parked list').
Exit code: 1 when a read model is faulted, or documents are parked.`;

export function statusCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('status')
    .description('what is served, its state, how far it is behind the log and how fast it is folded')
    .addOption(formatOption())
    .addHelpText('after', STATES)
    .addHelpText('after', examples('emit projections status', 'emit projections status --format json'))
    .action(async ({ format }: FormatOptions) => {
      await withReadOnlyStores(cli, async (stores) => {
        const rows = await statusOf(cli, stores);
        await writeRows(cli.terminal, format, rows, statusLayout);
        const aside = await stores.models.setAsides();
        if (aside.length > 0)
          cli.terminal.note(`Set aside, to be looked at and removed: ${aside.join(', ')}.`);
        if (rows.some(({ state, parked }) => state === 'faulted' || parked > 0)) exit(1);
      });
    });
}

export function rulesCommand(cli: Cli): Command {
  return new Command('rules')
    .description('the scoring rules in force, as a file to change')
    .addHelpText('after', examples('emit projections rules > rules.json'))
    .action(() =>
      withReadOnlyStores(cli, async ({ eventStore }) => {
        const { current } = await RulesInForce.load(eventStore);
        await cli.terminal.write(`${JSON.stringify(current, null, 2)}\n`);
      }),
    );
}

export function schemaCommand({ terminal }: Cli): Command {
  return new Command('schema')
    .description('the JSON Schema of a file of scoring rules')
    .addHelpText('after', examples('emit projections schema > rules.schema.json'))
    .action(() => terminal.write(`${JSON.stringify(RULES_SCHEMA, null, 2)}\n`));
}

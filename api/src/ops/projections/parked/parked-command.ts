import { Command, Option } from 'commander';
import { counted } from '@emit/contract/english';
import { withReadOnlyStores, withStores, type Cli } from '../../support/cli.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../../support/operator-act.js';
import { examples, formatOption, wholeNumber } from '../../support/options.js';
import { writeRows, type Format } from '../../support/rows.js';
import { eventJson } from '../../events/event-row.js';
import { eventAt, parkedLayout, parkedRows, type ParkedRow } from './look-at-parked.js';
import { retryParked, skipParked } from './unpark.js';

type Exit = (code: 1) => void;

interface UnparkOptions extends ActOptions {
  readonly projection?: string;
}

const RETRIED = 'emit projections parked retry';

const HELP = `
An event that cannot be folded is parked: the document that it belongs to stands
as it was before, and nothing more is folded into it; every other document goes
on. Mend the cause with a release and retry, or skip the event for ever.`;

/** `emit projections parked`: events that cannot be folded, and the documents that stand at them. */
export function parkedCommand(cli: Cli, exit: Exit): Command {
  return new Command('parked')
    .description('events that cannot be folded: list, show, retry, skip')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('emit projections parked list', 'emit projections parked show 4711'))
    .addCommand(listCommand(cli))
    .addCommand(showCommand(cli))
    .addCommand(retryCommand(cli, exit))
    .addCommand(skipCommand(cli, exit));
}

function listCommand(cli: Cli): Command {
  return new Command('list')
    .description('the documents that stand at an event, and the events that are skipped')
    .addOption(formatOption())
    .addHelpText('after', examples('emit projections parked list'))
    .action(({ format }: { format: Format }) =>
      withReadOnlyStores(cli, (stores) => writeRows(cli.terminal, format, parkedRows(stores), parkedLayout)),
    );
}

function showCommand(cli: Cli): Command {
  return new Command('show')
    .description('one event, sealed values covered, and what stands at it')
    .argument('<position>', 'of the event', wholeNumber)
    .addHelpText('after', examples('emit projections parked show 4711'))
    .action((position: number) =>
      withReadOnlyStores(cli, async (stores) => {
        const event = eventJson(await eventAt(stores.eventStore, position));
        const parked: ParkedRow[] = [];
        for await (const row of parkedRows(stores)) if (row.position === position) parked.push(row);
        await cli.terminal.write(`${JSON.stringify({ event, parked }, null, 2)}\n`);
      }),
    );
}

function projectionOption(): Option {
  return new Option('--projection <name>', 'only in this read model');
}

function retryCommand(cli: Cli, exit: Exit): Command {
  return new Command('retry')
    .description('fold the read models anew that stand at an event; give a reason where it was skipped')
    .argument('[position]', 'of the event; every one that is parked without it', wholeNumber)
    .addOption(projectionOption())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples(RETRIED, `${RETRIED} 4711 --reason "skipped by mistake"`))
    .action((position: number | undefined, options: UnparkOptions) =>
      withStores(cli, async (stores) => {
        const which = { position: position ?? null, projection: options.projection ?? null };
        const actFor = (takesBack: boolean) => actOf(cli, options, takesBack ? undefined : RETRIED);
        await tell(cli, await retryParked(cli, stores, which, actFor), exit);
      }),
    );
}

function skipCommand(cli: Cli, exit: Exit): Command {
  return new Command('skip')
    .description('fold without an event that is parked, now and in every rebuild; retry takes it back')
    .argument('<position>', 'of the event', wholeNumber)
    .addOption(projectionOption())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit projections parked skip 4711 --reason "written by a faulty client"'))
    .action((position: number, options: UnparkOptions) =>
      withStores(cli, async (stores) => {
        const which = { position, projection: options.projection ?? null };
        await tell(cli, await skipParked(cli, stores, which, await actOf(cli, options)), exit);
      }),
    );
}

async function tell({ terminal }: Cli, left: readonly ParkedRow[], exit: Exit): Promise<void> {
  if (left.length === 0) {
    terminal.note('Done: nothing of these read models is parked any more.');
    return;
  }
  await writeRows(terminal, 'table', left, parkedLayout);
  terminal.note(
    `${counted(left.length, 'document')} still ${left.length === 1 ? 'stands' : 'stand'} at an event.`,
  );
  exit(1);
}

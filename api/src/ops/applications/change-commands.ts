import { randomUUID } from 'node:crypto';
import { Command, Option } from 'commander';
import { applicationDecider } from '../../domain/application/decide.js';
import { applicationStream, type ApplicationEvent } from '../../domain/application/events.js';
import { eraseApplication } from '../../features/applications/erase-application.js';
import { entriesOfAddress } from '../../features/applications/find-application.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import type { Vault } from '../../ports/vault.port.js';
import type { CommandContext, CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import type { Stores } from '../../composition/stores.js';
import type { CommandSettings } from '../../settings/settings.js';
import { memberRunner } from '../members/member-runner.js';
import { reportDone } from '../members/report.js';
import { withStores, type Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { masterKeyOf, requireMasterKey } from '../support/master-key.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';

const NAMED = 'id, or e-mail address for all of that address';

export function answeredCommand(cli: Cli): Command {
  return new Command('answered')
    .description('note that an application was answered; nothing is sent')
    .argument('<application>', NAMED)
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit applications answered ruth@example.org'))
    .action((application: string, options: ActOptions) =>
      change(cli, application, options, 'answered', ({ runner }, context, by) =>
        runner.run(
          applicationDecider,
          applicationStream(context.memberId),
          { type: 'AnswerApplication', by },
          context,
        ),
      ),
    );
}

export function eraseCommand(cli: Cli): Command {
  return new Command('erase')
    .description(
      "destroy an application's key: what was typed is unreadable for ever. An account stays as it is",
    )
    .argument('<application>', NAMED)
    .addOption(new Option('--yes', 'confirm: this cannot be undone').makeOptionMandatory())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText(
      'after',
      examples('emit applications erase ruth@example.org --yes --reason "asked by letter"'),
    )
    .action((application: string, options: ActOptions) =>
      change(cli, application, options, undefined, (parts, context, by) =>
        eraseApplication(parts, context, { cause: 'operator', by }),
      ),
    );
}

type Change = (
  parts: { readonly runner: CommandRunner; readonly vault: Vault },
  context: CommandContext,
  by: OperatorAct,
) => Promise<{ readonly events: readonly ApplicationEvent[]; readonly position: number }>;

/** Decided against the event store, so that it is safe beside a running server. Throws CommandFailed, UsageError and Refusal. */
async function change(
  cli: Cli,
  application: string,
  options: ActOptions,
  usual: string | undefined,
  of: Change,
): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    const ids = await idsOf(stores, settings, application);
    const by = await actOf(cli, options, usual);
    const runner = await memberRunner(stores, cli.clock);
    const done: ApplicationEvent[] = [];
    let last = 0;
    for (const memberId of ids) {
      const context = { memberId, correlationId: randomUUID() };
      const { events, position } = await of({ runner, vault: stores.vault }, context, by);
      done.push(...events);
      last = Math.max(last, position);
    }
    if (done.length === 0) cli.terminal.note('Nothing to change.');
    else await reportDone(cli, stores, last, done.map(({ type }) => type).join(', '));
  });
}

/** Ids of the applications that are meant. Throws CommandFailed where there is none. */
async function idsOf(stores: Stores, settings: CommandSettings, application: string): Promise<string[]> {
  if (application.includes('@')) {
    await requireMasterKey(stores, settings);
    const keyring = new Keyring(masterKeyOf(settings).key);
    const found = await entriesOfAddress(stores.vault, keyring, application);
    if (found.length > 0) return found.map(({ memberId }) => memberId);
  } else {
    for await (const page of stores.eventStore.readStream(applicationStream(application)))
      if (page.length > 0) return [application];
  }
  throw new CommandFailed(`there is no application of ${application}`);
}

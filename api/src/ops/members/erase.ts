import { randomUUID } from 'node:crypto';
import { Command, Option } from 'commander';
import { openMail } from '../../composition/mail.js';
import { eraseMember } from '../../features/accounts/erasure/erase-member.js';
import { queueMail } from '../../features/mail/queue-mail.js';
import type { CommandSettings } from '../../settings/settings.js';
import { withStores, type Cli } from '../support/cli.js';
import { memberIdOf } from '../support/member-id.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';
import { whomToTell } from './member-address.js';
import { memberRunner } from './member-runner.js';
import { report } from './report.js';

export function eraseCommand(cli: Cli): Command {
  return new Command('erase')
    .description("destroy a member's key: every text is unreadable for ever, the token ledger stays")
    .argument('<member>', 'id or e-mail address')
    .addOption(new Option('--yes', 'confirm: this cannot be undone').makeOptionMandatory())
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', examples('emit members erase ruth@example.org --yes --reason "asked by letter"'))
    .action((member: string, options: ActOptions) => erase(cli, member, options));
}

/** Decided against the event store like any command, so that it is safe beside a running server. Throws Refusal. */
async function erase(cli: Cli, member: string, options: ActOptions): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    const { vault } = stores;
    const memberId = await memberIdOf(stores, settings, member);
    const by = await actOf(cli, options);
    const runner = await memberRunner(stores, cli.clock);
    const told = await whomToTell(stores, settings, runner, memberId);
    const context = { memberId, correlationId: randomUUID() };
    const erased = await eraseMember({ runner, vault }, context, { by });
    await forgetMail(settings, memberId);
    if (told) {
      const [parts, recipient] = [
        { ...told, vault, clock: cli.clock },
        { memberId: null, to: told.to },
      ];
      await queueMail(parts, recipient, 'erased', { at: cli.clock() });
    }
    await report(cli, stores, erased);
  });
}

async function forgetMail(settings: CommandSettings, memberId: string): Promise<void> {
  const mail = await openMail(settings);
  await mail.forget(memberId);
  await mail.close();
}

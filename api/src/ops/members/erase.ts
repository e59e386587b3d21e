import { randomUUID } from 'node:crypto';
import { Command, Option } from 'commander';
import { openMail } from '../../composition/mail.js';
import type { Stores } from '../../composition/stores.js';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { eraseMember } from '../../features/accounts/erasure/erase-member.js';
import { queueMail } from '../../features/mail/queue-mail.js';
import type { CommandRunner } from '../../runtime/run-command.js';
import { Keyring } from '../../runtime/sealing.js';
import type { CommandSettings } from '../../settings/settings.js';
import { withStores, type Cli } from '../support/cli.js';
import { memberIdOf } from '../support/member-id.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';
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

/** Decided against the log like any command, so that it is safe beside a running server. Throws Refusal. */
async function erase(cli: Cli, member: string, options: ActOptions): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    const { vault } = stores;
    const memberId = await memberIdOf(stores, settings, member);
    const by = await actOf(cli, options);
    const runner = await memberRunner(stores, cli.clock);
    const keyring = settings.masterKey.key && new Keyring(settings.masterKey.key);
    const to = keyring && settings.mail.smtp && (await addressOf(stores, runner, keyring, memberId));
    const context = { memberId, correlationId: randomUUID() };
    const erased = await eraseMember({ runner, vault }, context, { by });
    await forgetMail(settings, memberId);
    if (keyring && to)
      await queueMail({ vault, keyring, clock: cli.clock }, { memberId: null, to }, 'erased', {
        at: cli.clock(),
      });
    await report(cli, stores, erased);
  });
}

/** Null where it cannot be read: a member is erased all the same, and is not told. */
async function addressOf(
  { vault }: Pick<Stores, 'vault'>,
  runner: CommandRunner,
  keyring: Keyring,
  memberId: string,
): Promise<string | null> {
  const entry = await vault.find(memberId);
  const key = entry && keyring.keyIn(memberId, entry.wrappedKey);
  const { profile } = await runner.read(memberDecider, memberStream(memberId), memberId);
  return key && profile ? key.open(profile).email : null;
}

async function forgetMail(settings: CommandSettings, memberId: string): Promise<void> {
  const mail = await openMail(settings);
  await mail.forget(memberId);
  await mail.close();
}

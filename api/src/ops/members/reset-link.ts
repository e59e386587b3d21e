import { Command } from 'commander';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { issueLink } from '../../features/shared/issue-link.js';
import { Keyring } from '../../runtime/sealing.js';
import { siteOf } from '../../settings/mail-settings.js';
import { withStores, type Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { masterKeyOf, requireMasterKey } from '../support/master-key.js';
import { memberIdOf } from '../support/member-id.js';
import { examples } from '../support/options.js';
import { memberRunner } from './member-runner.js';

/** `emit members reset-link`: the way back for a member whom no mail reaches. */
export function resetLinkCommand(cli: Cli): Command {
  return new Command('reset-link')
    .description('make a link by which a member chooses a new password: it works once, for 30 minutes')
    .argument('<member>', 'id or e-mail address')
    .addHelpText('after', examples('emit members reset-link ruth@example.org'))
    .action((member: string) => makeLink(cli, member));
}

/** On standard output the link alone. Throws CommandFailed. */
async function makeLink(cli: Cli, member: string): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    await requireMasterKey(stores, settings);
    const memberId = await memberIdOf(stores, settings, member);
    const entry = await stores.vault.find(memberId);
    const runner = await memberRunner(stores, cli.clock);
    const { profile } = await runner.read(memberDecider, memberStream(memberId), memberId);
    if (!entry || profile === null) throw new CommandFailed(`${memberId} is erased`);
    const key = new Keyring(masterKeyOf(settings).key).unwrap(memberId, entry.wrappedKey);
    const about = key.seal({ address: key.open(profile).email });
    const path = await issueLink(stores.vault, { kind: 'reset', memberId, about }, cli.clock());
    await cli.terminal.write(`${siteOf(settings)}${path}\n`);
    cli.terminal.note(
      'It works once, for 30 minutes. Give it to nobody of whom you are not sure that it is this member.',
    );
  });
}

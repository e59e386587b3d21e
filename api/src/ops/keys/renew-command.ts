import { Command } from 'commander';
import { CannotOpen, Keyring } from '../../runtime/sealing.js';
import { withStores, type Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { masterKeyOf, requireMasterKey } from '../support/master-key.js';
import { memberIdOf } from '../support/member-id.js';
import { examples } from '../support/options.js';

/** `emit keys renew`: another data key for one member, beside running servers. */
export function renewCommand(cli: Cli): Command {
  return new Command('renew')
    .description(
      "make a new data key for a member: what is sealed from then on is under it. Events are never rewritten, so the former key stays for what it sealed, until the member's erasure",
    )
    .argument('<member>', 'id or e-mail address')
    .addHelpText('after', examples('emit keys renew ruth@example.org'))
    .action((member: string) => renew(cli, member));
}

async function renew(cli: Cli, member: string): Promise<void> {
  await withStores(cli, async (stores, settings) => {
    await requireMasterKey(stores, settings);
    const memberId = await memberIdOf(stores, settings, member);
    const { vault } = stores;
    const entry = await vault.find(memberId);
    if (!entry) throw new CommandFailed(`${memberId} is erased`);
    if (await vault.isRotating())
      throw new CommandFailed('the master key is being replaced: finish it first (emit keys rotate)');
    const wrappedKey = renewed(new Keyring(masterKeyOf(settings).key), memberId, entry.wrappedKey);
    if (!(await vault.rewrap(entry, wrappedKey, entry.emailHash)))
      throw new CommandFailed(`the entry of ${memberId} has changed meanwhile: nothing was done, try again`);
    cli.terminal.note(
      `Done: ${memberId} has data key ${wrappedKey.split(' ').length}. Back up the keys anew.`,
    );
  });
}

function renewed(keyring: Keyring, memberId: string, wrappedKey: string): string {
  try {
    return keyring.renew(memberId, wrappedKey);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    throw new CommandFailed(`the key of ${memberId} is not opened by this master key (emit doctor)`);
  }
}

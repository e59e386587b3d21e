import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { rotateKeys } from '../../application/keys/rotate-keys.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { CannotOpen, Keyring } from '../../runtime/sealing.js';
import { isKeptSecret, keptSecret, replaceKeptSecret } from '../../secrets.js';
import { BadSetting, type Settings } from '../../settings.js';
import { withStores, type Cli } from '../support/cli.js';
import { CommandFailed, reasonOf, UsageError } from '../support/failures.js';
import { examples } from '../support/options.js';
import { lift } from '../support/projections-in-force.js';

const KEPT = 'master.key';
/** What the new key is called until every member's key is wrapped by it. */
const COMING = 'master.key.new';

interface NewKey {
  readonly masterKey: Buffer;
  /** Puts it in the former one's place; answers what is left to do. */
  readonly install: () => string;
}

/** `emit keys`: the master key, which wraps the members' own. */
export function keysCommand(cli: Cli): Command {
  return new Command('keys').description('put a new master key in the place of the present one').addCommand(
    new Command('rotate')
      .description("wrap every member's key by a new master key; with all servers stopped")
      .option('--to <file>', 'holds the new key, where EMIT_MASTER_KEY gives the present one')
      .addHelpText('after', examples('emit keys rotate', 'emit keys rotate --to new-master.key'))
      .action(({ to }: { to?: string }) => rotate(cli, to ?? null)),
  );
}

async function rotate(cli: Cli, to: string | null): Promise<void> {
  await withStores(cli, async ({ log, vault, lease }, settings) => {
    const holder = await lease.holder();
    if (holder !== null) throw new CommandFailed(`${holder} is serving: stop every server first`);
    const { masterKey, install } = await newKey(cli, settings, to);
    if (masterKey.equals(settings.masterKey)) throw new UsageError('the new master key is the present one');
    const parts = { vault, runner: new CommandRunner(log, lift, cli.clock) };
    let members = 0;
    await rotateKeys(parts, new Keyring(settings.masterKey), new Keyring(masterKey), () => {
      members += 1;
      cli.terminal.progress(`rotate  ${members.toLocaleString('en-US')} members`);
    }).catch((error: unknown) => {
      throw error instanceof CannotOpen ? notOurs() : error;
    });
    cli.terminal.note(`Done: the keys of ${members.toLocaleString('en-US')} members. ${install()}`);
  });
}

/** From a file, or one that is made beside the kept one; begun and cut short, the same comes again. */
async function newKey(cli: Cli, settings: Settings, to: string | null): Promise<NewKey> {
  if (to !== null) {
    const text = await readFile(to, 'utf8').catch((error: unknown) => {
      throw new UsageError(`${to} cannot be read: ${reasonOf(error)}`);
    });
    const { masterKey } = newSettings(cli, text, to);
    return { masterKey, install: () => `Set EMIT_MASTER_KEY to what ${to} holds, then start the servers.` };
  }
  const dataDir = cli.dataDir();
  if (!isKeptSecret(dataDir, KEPT, settings.masterKey)) {
    throw new UsageError(
      'the master key is set by EMIT_MASTER_KEY: name a file that holds the new one, --to',
    );
  }
  const { secret } = keptSecret(dataDir, COMING);
  const install = () => {
    replaceKeptSecret(dataDir, KEPT, COMING);
    return `The new master key is in ${dataDir}/secrets/${KEPT}: keep a copy of it elsewhere.`;
  };
  return { masterKey: secret, install };
}

/** Throws UsageError that names the file: the variable is not what was wrong. */
function newSettings(cli: Cli, text: string, file: string): Settings {
  try {
    return cli.settings({ EMIT_MASTER_KEY: text });
  } catch (error) {
    throw error instanceof BadSetting
      ? new UsageError(error.message.replace('EMIT_MASTER_KEY', file))
      : error;
  }
}

function notOurs(): CommandFailed {
  return new CommandFailed(
    'some member’s key is wrapped by neither the present nor the new master key; nothing was changed',
  );
}

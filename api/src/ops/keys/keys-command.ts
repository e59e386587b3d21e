import { counted } from '@emit/contract/english';
import { eventCatalogue } from '../../domain/all-events.js';
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { checkKeys } from '../../features/keys/check-keys.js';
import { holdersOf } from '../../features/keys/key-sentences.js';
import { wayBackOf } from '../../features/shared/lost-data.js';
import { requireOpened, rotateKeys } from '../../features/keys/rotate-keys.js';
import { CommandRunner } from '../../runtime/run-command.js';
import { CannotOpen, Keyring } from '../../runtime/sealing.js';
import { isKeptSecret, keptSecret, readKeptSecret, replaceKeptSecret } from '../../settings/secrets.js';
import { BadSetting, type CommandSettings } from '../../settings/settings.js';
import type { ReadOnlyStores } from '../../composition/stores.js';
import { withReadOnlyStores, withStores, type Cli } from '../support/cli.js';
import { CommandFailed, reasonOf, UsageError } from '../support/failures.js';
import { masterKeyOf } from '../support/master-key.js';
import { examples } from '../support/options.js';
import { pushCommand } from './push-command.js';
import { renewCommand } from './renew-command.js';
import { storesCommand } from './stores-command.js';

const KEPT = 'master.key';
/** What the new key is called until every member's key is wrapped by it. */
const COMING = 'master.key.new';
const SESSIONS = 'jwt.key';

interface NewKey {
  readonly masterKey: Buffer;
  /** Puts it in the former one's place; returns what is left to do. */
  readonly install: () => string;
}

/** `emit keys`: the master key, which wraps the members' own, and the key that signs sessions. */
export function keysCommand(cli: Cli): Command {
  return new Command('keys')
    .description(
      'replace the master key, the key of a member, or the key that signs sessions; make keys for stores and for push messages',
    )
    .addCommand(
      new Command('rotate')
        .description("wrap every member's key by a new master key; with all servers stopped")
        .option(
          '--to <file>',
          'a file with the new key; needed where EMIT_MASTER_KEY is set to the present one',
        )
        .addHelpText('after', examples('emit keys rotate', 'emit keys rotate --to new-master.key'))
        .action(({ to }: { to?: string }) => rotate(cli, to ?? null)),
    )
    .addCommand(renewCommand(cli))
    .addCommand(storesCommand(cli))
    .addCommand(pushCommand(cli))
    .addCommand(
      new Command('renew-sessions')
        .description(
          'make a new key that signs sessions: every member signs in again; with all servers stopped',
        )
        .addHelpText('after', examples('emit keys renew-sessions'))
        .action(() => renewSessions(cli)),
    )
    .addHelpText('after', examples('emit keys rotate', 'emit keys renew-sessions'));
}

async function rotate(cli: Cli, to: string | null): Promise<void> {
  await withStores(cli, async ({ eventStore, vault, lease }, settings) => {
    await requireNoServer({ lease });
    const present = masterKeyOf(settings).key;
    await requireAllKeys({ eventStore, vault }, settings);
    const notOurs = (error: unknown): never => {
      throw error instanceof CannotOpen ? notOpened(settings) : error;
    };
    // Before a new key is made: one that was begun may have wrapped some of them.
    if (to === null && readKeptSecret(settings.dataDir, COMING).secret === null)
      await requireOpened(vault, new Keyring(present)).catch(notOurs);
    const { masterKey, install } = await newKey(cli, present, to);
    if (masterKey.equals(present)) throw new UsageError('the new master key is the present one');
    const parts = { vault, runner: new CommandRunner(eventStore, eventCatalogue, cli.clock) };
    let keys = 0;
    await rotateKeys(parts, new Keyring(present), new Keyring(masterKey), () => {
      keys += 1;
      cli.terminal.progress(`rotate  ${counted(keys, 'key')}`);
    }).catch(notOurs);
    cli.terminal.note(`Done: ${counted(keys, 'key')} of members and applications. ${install()}`);
  });
}

/** A key that only a backup has would be of no use there once the master key is another one. Throws CommandFailed. */
async function requireAllKeys(
  stores: Pick<ReadOnlyStores, 'eventStore' | 'vault'>,
  settings: CommandSettings,
): Promise<void> {
  const { faults, applications } = await checkKeys(stores, null);
  if (faults.missing.length + applications.lost.length === 0) return;
  const lost = holdersOf(faults.missing.length, applications.lost.length);
  throw new CommandFailed(
    `the vault has no key of ${lost}, and a backup that has them is of no use after this; ` +
      `${wayBackOf(settings)}; or erase those (emit doctor names them). Nothing was changed`,
  );
}

async function requireNoServer({ lease }: Pick<ReadOnlyStores, 'lease'>): Promise<void> {
  const holder = await lease.holder();
  if (holder !== null) throw new CommandFailed(`${holder} is serving: stop every server first`);
}

async function renewSessions(cli: Cli): Promise<void> {
  await withReadOnlyStores(cli, async (stores, { dataDir, eventStoreUrl, mongoUrl }) => {
    if (eventStoreUrl !== null || mongoUrl !== null)
      throw new UsageError(
        'EVENTSTORE_URL or MONGODB_URL is set: set EMIT_JWT_SECRET to another on every machine',
      );
    await requireNoServer(stores);
    const { path } = keptSecret(dataDir, `${SESSIONS}.new`);
    replaceKeptSecret(dataDir, SESSIONS, `${SESSIONS}.new`);
    cli.terminal.note(`Done: ${path.replace(/\.new$/, '')} is new, and every member signs in again.`);
    cli.terminal.note('Where EMIT_JWT_SECRET is set, that one is used and this one is not.');
  });
}

/** From a file, or one that is made beside the kept one; begun and cut short, the same comes again. */
async function newKey(cli: Cli, present: Buffer, to: string | null): Promise<NewKey> {
  if (to !== null) {
    const text = await readFile(to, 'utf8').catch((error: unknown) => {
      throw new UsageError(`${to} cannot be read: ${reasonOf(error)}`);
    });
    const masterKey = keyIn(cli, text, to);
    return { masterKey, install: () => `Set EMIT_MASTER_KEY to what ${to} holds, then start the servers.` };
  }
  const dataDir = cli.dataDir();
  if (!isKeptSecret(dataDir, KEPT, present)) {
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
function keyIn(cli: Cli, text: string, file: string): Buffer {
  if (text.trim() === '') throw new UsageError(`${file} is empty`);
  try {
    return masterKeyOf(cli.settings({ EMIT_MASTER_KEY: text })).key;
  } catch (error) {
    throw error instanceof BadSetting
      ? new UsageError(error.message.replace('EMIT_MASTER_KEY', file))
      : error;
  }
}

function notOpened(settings: CommandSettings): CommandFailed {
  return new CommandFailed(
    'some member’s key is wrapped by neither the present nor the new master key (emit doctor names them): put the right ' +
      `master key back, or ${wayBackOf(settings)}. Nothing was changed`,
  );
}

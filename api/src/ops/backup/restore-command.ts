import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { counted } from '@emit/contract/english';
import type { Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { actOf, operatorOption, reasonOption, type ActOptions } from '../support/operator-act.js';
import { examples } from '../support/options.js';
import { faultyKeys, holdersOf, keySentences } from '../../features/keys/key-sentences.js';
import { restoreBackup } from './restore-backup.js';
import { restoreKeys, type RestoredKeys } from './restore-keys.js';

interface Options extends ActOptions {
  readonly keys?: string;
  readonly erased?: string;
  readonly only?: 'keys';
  readonly force: boolean;
}

const HELP = `
The master key must be the one of the backup: in it, in EMIT_MASTER_KEY, or in
the data folder that is replaced. Members and applications that the restored log
says are erased lose their keys again; those erased after the backup are in it
as they were, unless --erased names them: a file of 'emit events export --type
MemberErased,ApplicationErased', or of ids, one a line.`;

/** `emit restore`: the data folder as a backup has it; `exit(1)` when some keys are still lost. */
export function restoreCommand(cli: Cli, exit: (code: 1) => void): Command {
  return new Command('restore')
    .description('make the data folder (EMIT_DATA_DIR) from a backup, all of it or nothing')
    .argument('<folder>', 'a folder that emit backup has made')
    .option('--keys <folder>', "take the members' keys from this backup, a newer one")
    .option('--erased <file>', 'members and applications to erase before anything is served')
    .addOption(
      new Option(
        '--only <part>',
        'keys: bring lost keys back into the data folder, and leave the events as they are',
      ).choices(['keys']),
    )
    .option('--force', 'put a data folder aside that is not empty', false)
    .addOption(reasonOption())
    .addOption(operatorOption())
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples(
        'EMIT_DATA_DIR=./data emit restore /backups/2026-11-21',
        'emit restore /backups/log-2026-11-21 --keys /backups/keys --erased erased.ndjson',
        'emit restore /backups/keys --only keys     # where vault.sqlite is lost and log.sqlite is not',
      ),
    )
    .action((folder: string, options: Options) =>
      options.only === undefined
        ? restoreAll(cli, folder, options)
        : restoreOnlyKeys(cli, folder, options, exit),
    );
}

async function restoreAll(cli: Cli, folder: string, options: Options): Promise<void> {
  const { keys, erased, force } = options;
  const from = resolve(folder);
  const by = await actOf(cli, options, 'restored from a backup that was made before the erasure');
  const request = { from, keysFrom: keys ? resolve(keys) : from, erased: erased ?? null, force, by };
  const restored = await restoreBackup(cli, request);
  const { target, at, putAside, events, erasures, unknown, newSessions } = restored;
  const { terminal } = cli;
  terminal.note(`${target} holds ${counted(events, 'event')} again.`);
  if (erasures.members + erasures.applications > 0 || erased !== undefined)
    terminal.note(`${holdersOf(erasures.members, erasures.applications)} erased again.`);
  if (erased === undefined)
    terminal.note(
      `Whoever was erased after ${at} is in it as they were: --erased names those who stay erased.`,
    );
  if (unknown > 0) {
    const are = unknown === 1 ? 'is' : 'are';
    const list = `${unknown} of those in ${erased} ${are}`;
    terminal.note(`${list} no member and no application of this log: is it the right list?`);
  }
  if (newSessions) terminal.note('The key that signs sessions is a new one: every member signs in again.');
  if (putAside !== null) terminal.note(`What was there is in ${putAside}.`);
  terminal.note('The read models are folded when the server starts.');
}

async function restoreOnlyKeys(
  cli: Cli,
  folder: string,
  { keys, erased, force }: Options,
  exit: (code: 1) => void,
): Promise<void> {
  if (keys !== undefined || erased !== undefined || force)
    throw new UsageError(
      '--only keys changes nothing but the vault: --keys, --erased and --force are not for it',
    );
  const restored = await restoreKeys(cli, resolve(folder));
  tellKeys(cli, restored);
  if (faultyKeys(restored.left) > 0) exit(1);
}

function tellKeys({ terminal }: Cli, { restored, taken, left, putAside }: RestoredKeys): void {
  terminal.note(`${holdersOf(restored.members, restored.applications)} with a key again.`);
  if (taken > 0)
    terminal.note(
      `${counted(taken, 'key')} not restored: somebody has registered or applied with the same e-mail address since.`,
    );
  for (const sentence of keySentences(left)) terminal.note(`Still wrong: ${sentence}.`);
  if (putAside !== null) terminal.note(`What was there is in ${putAside}: delete it when all is well.`);
}

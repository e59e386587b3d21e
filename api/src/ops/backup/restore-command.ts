import { resolve } from 'node:path';
import { Command } from 'commander';
import type { Cli } from '../support/cli.js';
import { numberOf } from '../support/numbers.js';
import { examples } from '../support/options.js';
import { restoreBackup } from './restore-backup.js';

interface Options {
  readonly keys?: string;
  readonly erased?: string;
  readonly force: boolean;
}

const HELP = `
The master key must be the one of the backup: in it, in EMIT_MASTER_KEY, or in
the data folder that is replaced. Members whom the restored log says are erased
lose their keys again; members who were erased after the backup are in it as
they were, unless --erased names them: a file of 'emit events export --type
MemberErased', or of members' ids, one a line.`;

/** `emit restore`: the data folder as a backup has it. */
export function restoreCommand(cli: Cli): Command {
  return new Command('restore')
    .description('make the data folder (EMIT_DATA_DIR) from a backup, all of it or nothing')
    .argument('<folder>', 'a folder that emit backup has made')
    .option('--keys <folder>', "take the members' keys from this backup, a newer one")
    .option('--erased <file>', 'members to erase before anything is served')
    .option('--force', 'put a data folder aside that is not empty', false)
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples(
        'EMIT_DATA_DIR=./data emit restore /backups/2026-11-21',
        'emit restore /backups/log-2026-11-21 --keys /backups/keys --erased erased.ndjson',
      ),
    )
    .action(async (folder: string, { keys, erased, force }: Options) => {
      const from = resolve(folder);
      const request = { from, keysFrom: keys ? resolve(keys) : from, erased: erased ?? null, force };
      const { target, putAside, events, erasures } = await restoreBackup(cli, request);
      cli.terminal.note(`${target} holds ${events.toLocaleString('en-US')} events again.`);
      if (erasures > 0 || erased !== undefined)
        cli.terminal.note(`${numberOf(erasures, 'member')} erased again.`);
      if (putAside !== null) cli.terminal.note(`What was there is in ${putAside}.`);
      cli.terminal.note('The read models are folded when the server starts.');
    });
}

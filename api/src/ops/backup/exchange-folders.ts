import { existsSync } from 'node:fs';
import { open, readdir, rename, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formerBeside, formersOf } from '../../settings/cut-short-restore.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, reasonOf } from '../support/failures.js';
import { isAlive } from '../support/unfinished.js';

/**
 * Puts the new data folder into the place of the former one. Killed in between, it leaves names that tell how far it came:
 * no server begins an empty service there, and the next restore settles it. Returns where the former folder is now.
 */
export async function exchange(cli: Cli, staging: string, target: string): Promise<string | null> {
  const former = formerBeside(staging);
  try {
    if (existsSync(target) && (await readdir(target)).length > 0) await rename(target, former);
    else if (existsSync(target)) await rmdir(target);
    await rename(staging, target);
  } catch (error) {
    if (existsSync(former) && !existsSync(target)) await rename(former, target);
    throw new CommandFailed(
      `${target} could not be replaced (${reasonOf(error)}); where it is a mount, restore into a folder in it`,
    );
  }
  const putAside = existsSync(former) ? await putAsideFor(cli, former, target) : null;
  const parent = await open(dirname(target), 'r');
  await parent.sync().finally(() => parent.close());
  return putAside;
}

/** Ends what restores began that were killed in the middle of the exchange: where the new folder is not there, the former is again. */
export async function settleCutShort(cli: Cli, target: string): Promise<void> {
  for (const { path, pid } of formersOf(target)) {
    if (isAlive(pid)) continue;
    if (await cli.backups.has('log', target)) {
      cli.terminal.note(`A restore that was cut short has left ${await putAsideFor(cli, path, target)}.`);
      continue;
    }
    if (existsSync(target) && (await readdir(target)).length > 0) continue;
    if (existsSync(target)) await rmdir(target);
    await rename(path, target);
    cli.terminal.note(`A restore was cut short; ${target} is again what it was before.`);
  }
}

async function putAsideFor(cli: Cli, former: string, target: string): Promise<string> {
  const named = `${target}.before-${new Date(cli.clock()).toISOString().replaceAll(':', '-')}`;
  let putAside = named;
  for (let more = 2; existsSync(putAside); more++) putAside = `${named}-${more}`;
  await rename(former, putAside);
  return putAside;
}

import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { BadNote } from '../../proof/signed-note.js';
import { newAuditKey } from '../../settings/audit-settings.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, reasonOf, UsageError } from '../support/failures.js';
import { examples } from '../support/options.js';
import { requireSigners } from './audit-keys.js';

const HELP = `
Prints the public key that checkpoints and receipts are checked with. It is no
secret: give it to whoever audits, by another way than the checkpoints come.
--make writes a new private key to a file, which only its owner can read: keep
it outside the data folder, and set EMIT_AUDIT_KEY to the file. To exchange a
key, put the new one before the old one in that file for as long as auditors
still have the old public key.`;

/** `emit audit key`: the public key, or a new private one. */
export function keyCommand(cli: Cli): Command {
  return new Command('key')
    .description('print the public key that checkpoints are checked with, or make a new key')
    .option('--pem', 'print it as PEM', false)
    .option('--make <file>', 'write a new private key to this file, which must not be there')
    .option('--origin <name>', 'with --make: the name of the log, as example.org/emit')
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples(
        'emit audit key > audit.pub',
        'emit audit key --make /etc/emit/audit.key --origin example.org/emit',
      ),
    )
    .action(async ({ pem, make, origin }: { pem: boolean; make?: string; origin?: string }) => {
      if (make === undefined && origin !== undefined) throw new UsageError('--origin goes with --make');
      const signers = make === undefined ? requireSigners(cli.settings()) : [await made(make, origin)];
      for (const { verifier } of signers)
        await cli.terminal.write(pem ? verifier.toPem() : `${verifier.toString()}\n`);
    });
}

async function made(path: string, origin: string | undefined) {
  if (origin === undefined) throw new UsageError('name the log with --origin, as example.org/emit');
  try {
    const signer = newAuditKey(origin);
    await writeFile(path, `${signer.toString()}\n`, { mode: 0o600, flag: 'wx' });
    return signer;
  } catch (error) {
    if (error instanceof BadNote) throw new UsageError(error.message);
    throw new CommandFailed(`${path} could not be written: ${reasonOf(error)}`);
  }
}

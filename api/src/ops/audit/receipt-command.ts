import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { readReceipt, type Receipt } from '../../proof/receipt.js';
import { BadNote, type NoteVerifier } from '../../proof/signed-note.js';
import { signersOfCheckpoint } from '../../proof/tree-head.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed, reasonOf } from '../support/failures.js';
import { examples, listOf } from '../support/options.js';
import { verifiersAtHand, verifiersNamed } from './audit-keys.js';
import { withPlainLineEnds } from './plain-line-ends.js';

const HELP = `
Needs nothing but the file and the public key (--key): no event store and no
network. Without --key the key of this machine is taken.
Exit code: 0 it is proven, 1 it is not, 2 the command is wrong, 3 the event is
in the log of the checkpoint, but by whom that is signed was not checked.`;

/** `emit audit check-receipt`: whether a charge is in the log, from the receipt alone. */
export function receiptCommand(cli: Cli, exit: (code: 1 | 3) => void): Command {
  return new Command('check-receipt')
    .description('check a receipt of a charge, from a member’s download, without the log')
    .argument('<file>', 'a .tlog-proof file')
    .option('-k, --key <key>', 'public key of the log, or a file of it', listOf)
    .addHelpText('after', HELP)
    .addHelpText('after', examples('emit audit check-receipt receipt.tlog-proof --key audit.pub'))
    .action(async (file: string, { key }: { key?: string[] }) => {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new CommandFailed(`${file} cannot be read: ${reasonOf(error)}`);
      });
      const trusted = key ? verifiersNamed(key) : verifiersAtHand(cli.settings());
      try {
        const receipt = readReceipt(withPlainLineEnds(text));
        const signers = signersOfCheckpoint(receipt.proof.checkpoint, trusted);
        await cli.terminal.write(`${linesOf(receipt, signers).map(inOneLine).join('\n')}\n`);
        conclude(cli, receipt, signers, trusted.length > 0, exit);
      } catch (error) {
        if (!(error instanceof BadNote)) throw error;
        throw new CommandFailed(`${file} proves nothing: ${error.message}`);
      }
    });
}

function linesOf({ event, proof }: Receipt, signers: readonly NoteVerifier[]): string[] {
  const { origin, size } = proof.checkpoint;
  const fields = Object.entries(event.data as Readonly<Record<string, unknown>>);
  const told = ([name, value]: [string, unknown]) =>
    `  ${name.padEnd(18)} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  return [
    `${event.type} of ${new Date(event.metadata.at).toISOString()}, member ${event.metadata.memberId}`,
    ...fields.map(told),
    `stream ${event.stream}, revision ${event.revision}, position ${event.position}, id ${event.metadata.id}`,
    `event ${(proof.index + 1).toLocaleString('en-US')} of ${size.toLocaleString('en-US')} in the log ${origin}`,
    ...signers.map(({ name, id }) => `signed by ${name}, key ${id}`),
  ];
}

/** Texts of a log that somebody made up neither move the cursor nor look like lines of ours. */
function inOneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}

function conclude(
  { terminal }: Cli,
  { proof: { checkpoint } }: Receipt,
  signers: readonly NoteVerifier[],
  hasKeys: boolean,
  exit: (code: 1 | 3) => void,
): void {
  if (signers.length > 0) {
    terminal.note('The log has this event, as it is shown here.');
  } else if (hasKeys) {
    terminal.note(`The checkpoint of ${checkpoint.origin} is signed by none of the keys.`);
    exit(1);
  } else {
    terminal.note(
      `By whom the checkpoint of ${checkpoint.origin} is signed was not checked: name the key with --key.`,
    );
    exit(3);
  }
}

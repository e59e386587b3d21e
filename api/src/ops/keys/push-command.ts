import { createECDH } from 'node:crypto';
import { Command } from 'commander';
import { isContact } from '../../settings/push-settings.js';
import type { Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';
import { examples } from '../support/options.js';

const BYTES = 32;

/** `emit keys push`: what EMIT_PUSH_KEYS is set to. Nothing is kept of it. */
export function pushCommand(cli: Cli): Command {
  return new Command('push')
    .description('print new keys for push messages: what EMIT_PUSH_KEYS is set to, on every machine')
    .requiredOption(
      '--contact <address>',
      'where push services reach you: mailto:you@example.org, or https://example.org',
    )
    .addHelpText('after', examples('emit keys push --contact mailto:you@example.org'))
    .action(async ({ contact }: { contact: string }) => {
      if (!isContact(contact) || contact.includes(','))
        throw new UsageError('--contact must be as mailto:you@example.org or https://example.org');
      await cli.terminal.write(`${newPair()},${contact}\n`);
    });
}

function newPair(): string {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number with zeros in front has fewer bytes.
  const digits = pair.getPrivateKey('hex').padStart(2 * BYTES, '0');
  return `${publicKey},${Buffer.from(digits, 'hex').toString('base64url')}`;
}

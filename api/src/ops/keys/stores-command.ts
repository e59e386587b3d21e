import { Command } from 'commander';
import type { Cli } from '../support/cli.js';
import { CommandFailed, reasonOf } from '../support/failures.js';
import { examples } from '../support/options.js';
import { makeStoreKeys } from './store-keys.js';

/** `emit keys stores`: what the compose file's stores and Emit know each other by. */
export function storesCommand({ terminal }: Cli): Command {
  return new Command('stores')
    .description(
      'make passwords and TLS certificates for the stores of docker-compose.yml; keeps those that are there',
    )
    .argument('<folder>', 'where the folders emit, eventstore and mongodb are, or are made')
    .option('--renew-certificates', 'make other certificates; stop the stores and Emit first')
    .addHelpText('after', examples('emit keys stores /keys', 'emit keys stores /keys --renew-certificates'))
    .action(async (folder: string, { renewCertificates }: { renewCertificates?: true }) => {
      const done = await makeStoreKeys(folder, { renew: renewCertificates ?? false }).catch(
        (error: unknown) => {
          throw new CommandFailed(`${folder} cannot hold the stores' keys: ${reasonOf(error)}`);
        },
      );
      terminal.note(
        done === 'made' ? `Made: passwords and certificates in ${folder}.` : 'Kept: they are there already.',
      );
    });
}

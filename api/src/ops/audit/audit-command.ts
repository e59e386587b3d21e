import { Command } from 'commander';
import type { Cli } from '../support/cli.js';
import { examples } from '../support/options.js';
import { ratingsCommand } from './ratings-command.js';
import { checkpointCommand } from './checkpoint-command.js';
import { keyCommand } from './key-command.js';
import { receiptCommand } from './receipt-command.js';
import { statementCommand } from './statement/statement-command.js';
import { tokensCommand } from './tokens/tokens-command.js';
import { verifyCommand } from './verify-command.js';

/** `emit audit`: what analysts ask the event store. */
export function auditCommand(cli: Cli, exit: (code: 1 | 3) => void): Command {
  return new Command('audit')
    .description('add the token ledger up, count ratings, and check that nothing in the log was changed')
    .addCommand(tokensCommand(cli))
    .addCommand(statementCommand(cli))
    .addCommand(ratingsCommand(cli))
    .addCommand(verifyCommand(cli, exit))
    .addCommand(checkpointCommand(cli))
    .addCommand(keyCommand(cli))
    .addCommand(receiptCommand(cli, exit))
    .addHelpText(
      'after',
      examples(
        'emit audit tokens --by member,month',
        'emit audit verify --against /mnt/audit --key audit.pub',
      ),
    );
}

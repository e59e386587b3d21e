import { Command } from 'commander';
import type { Cli } from '../support/cli.js';
import { examples } from '../support/options.js';
import { listCommand, rulesCommand, schemaCommand, statusCommand } from './look-commands.js';
import { parkedCommand } from './parked/parked-command.js';
import { previewCommand } from './preview/preview-command.js';
import { rebuildCommand, rollbackCommand, switchCommand } from './rebuild-commands.js';
import { cancelCommand, dropCommand, pauseCommand, resumeCommand } from './upkeep-commands.js';

/** `emit projections`: read models, their versions, and the scoring rules they are folded by. */
export function projectionsCommand(cli: Cli, exit: (code: 1) => void): Command {
  const commands = [
    listCommand(cli),
    statusCommand(cli, exit),
    parkedCommand(cli, exit),
    rulesCommand(cli),
    schemaCommand(cli),
    previewCommand(cli),
    rebuildCommand(cli),
    switchCommand(cli),
    rollbackCommand(cli),
    cancelCommand(cli),
    dropCommand(cli),
    pauseCommand(cli),
    resumeCommand(cli),
  ];
  return commands.reduce(
    (all, command) => all.addCommand(command),
    new Command('projections')
      .description('see, rebuild and roll back read models; change scoring rules')
      .addHelpText('after', examples('emit projections status', 'emit projections rebuild dashboard')),
  );
}

import { Argument, Command } from 'commander';
import { PLAN_IDS } from '@emit/contract/plans';
import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { eventCatalogue } from '../../domain/all-events.js';
import { allProjections } from '../../projections/all-projections.js';
import type { Cli } from '../support/cli.js';
import { examples } from '../support/options.js';
import { bashScript } from './bash-script.js';
import { commandWords, type CommandWords, type NamedValues } from './command-words.js';
import { fishScript } from './fish-script.js';
import { zshScript } from './zsh-script.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } satisfies Record<
  string,
  (commands: readonly CommandWords[]) => string
>;
type Shell = keyof typeof SCRIPTS;

/** `emit completion`: what a shell reads to complete commands, options and what they choose from. */
export function completionCommand({ terminal }: Cli): Command {
  return new Command('completion')
    .description('print what a shell needs to complete emit, its options and their values')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(SCRIPTS)))
    .addHelpText(
      'after',
      examples(
        'source <(emit completion bash)',
        'source <(emit completion zsh)',
        'emit completion fish > ~/.config/fish/completions/emit.fish',
      ),
    )
    .action(async (shell: Shell, _options: object, command: Command) => {
      await terminal.write(SCRIPTS[shell](commandWords(command.parent ?? command, namedValues())));
    });
}

function namedValues(): NamedValues {
  const names = allProjections(DEFAULT_SCORING_RULES).map(({ name }) => name);
  return {
    ofArguments: { name: names, names, plan: PLAN_IDS },
    ofOptions: { names, types: eventCatalogue.names },
  };
}

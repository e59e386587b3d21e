import { Option, type Command } from 'commander';
import { UsageError } from './failures.js';

const SHORTHANDS = ['json', 'csv'] as const;

/** Gives a command that has `--format` the shorthands of the formats that it knows: --json and --csv. */
export function addFormatShorthands(command: Command): void {
  const format = command.options.find(({ long }) => long === '--format');
  for (const name of SHORTHANDS) {
    if (format?.argChoices?.includes(name))
      command.addOption(new Option(`--${name}`, `the same as --format ${name}`));
  }
}

/** Puts the shorthand that is given in the place of the format. Throws UsageError where more than one is given. */
export function takeFormatShorthand(command: Command): void {
  const given = SHORTHANDS.filter((name) => command.getOptionValue(name) === true);
  const [name, ...more] = given;
  if (name === undefined) return;
  if (more.length > 0 || command.getOptionValueSource('format') === 'cli')
    throw new UsageError('--format, --json and --csv say the same thing: give one of them');
  command.setOptionValueWithSource('format', name, 'cli');
}

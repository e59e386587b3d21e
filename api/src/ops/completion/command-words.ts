import type { Command, Option } from 'commander';

/** What follows an option, or is given to a command: a path, words to choose from, something else, or nothing. */
export type Value = 'none' | 'path' | 'other' | readonly string[];

export interface OptionWords {
  /** '-f' and '--format', as far as it has them. */
  readonly names: readonly string[];
  readonly description: string;
  readonly value: Value;
}

/** What may be typed after a command. */
export interface CommandWords {
  /** As it is typed after 'emit', each word after a space: ' audit tokens'. Empty for emit itself. */
  readonly path: string;
  readonly commands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly OptionWords[];
  readonly argument: Value;
}

/** Words to choose from, by the name of an argument or of what an option takes ('types' of '--type <types>'). */
export interface NamedValues {
  readonly ofArguments: Readonly<Record<string, readonly string[]>>;
  readonly ofOptions: Readonly<Record<string, readonly string[]>>;
}

/** Names of what is, or may be, a path. */
const PATH = /file|folder|key|evidence/i;

/** Returns what may be typed after a command and after each command below it. */
export function commandWords(command: Command, values: NamedValues, path = ''): CommandWords[] {
  const help = command.createHelp();
  const children = help.visibleCommands(command).filter((child) => child.name() !== 'help');
  const own: CommandWords = {
    path,
    commands: children.map((child) => ({ name: child.name(), description: child.description() })),
    options: help.visibleOptions(command).map((option) => optionWords(option, values)),
    argument: argumentOf(command, values),
  };
  return [own, ...children.flatMap((child) => commandWords(child, values, `${path} ${child.name()}`))];
}

/** Of several the one that there are words for: which of them is typed would need every option's value to be known. */
function argumentOf(command: Command, { ofArguments }: NamedValues): Value {
  const values = command.registeredArguments.map(
    (argument) => argument.argChoices ?? ofArguments[argument.name()] ?? pathOr(argument.name()),
  );
  return values.find((value) => typeof value !== 'string') ?? values[0] ?? 'none';
}

function optionWords(option: Option, { ofOptions }: NamedValues): OptionWords {
  const { short, long, description, argChoices, flags, required, optional } = option;
  const names = [short, long].filter((name) => name !== undefined);
  if (!required && !optional) return { names, description, value: 'none' };
  const taken = /<(.*)>/.exec(flags)?.[1] ?? '';
  return { names, description, value: argChoices ?? ofOptions[taken] ?? pathOr(taken) };
}

function pathOr(name: string): Value {
  return PATH.test(name) ? 'path' : 'other';
}

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { Refusal } from '../kernel/refusal.js';
import { DamagedReadModel } from '../ports/read-models.port.js';
import { BadSetting } from '../settings/settings.js';
import type { Cli } from './support/cli.js';
import { isExpected, OutputClosed, UsageError, withWayBack } from './support/failures.js';
import { addFormatShorthands, takeFormatShorthand } from './support/format-shorthands.js';
import { examples } from './support/options.js';

type Build = (cli: Cli, exit: (code: ExitCode) => void) => Command;

/** Loaded by name: all of them take as long to load as a short command takes. */
const COMMANDS = new Map<string, () => Promise<Build>>([
  ['events', async () => (await import('./events/events-command.js')).eventsCommand],
  ['audit', async () => (await import('./audit/audit-command.js')).auditCommand],
  ['projections', async () => (await import('./projections/projections-command.js')).projectionsCommand],
  ['members', async () => (await import('./members/members-command.js')).membersCommand],
  ['applications', async () => (await import('./applications/applications-command.js')).applicationsCommand],
  ['keys', async () => (await import('./keys/keys-command.js')).keysCommand],
  ['doctor', async () => (await import('./doctor/doctor-command.js')).doctorCommand],
  ['backup', async () => (await import('./backup/backup-command.js')).backupCommand],
  ['restore', async () => (await import('./backup/restore-command.js')).restoreCommand],
  ['demo', async () => (await import('./demo/demo-command.js')).demoCommand],
  ['completion', async () => (await import('./completion/completion-command.js')).completionCommand],
]);

const REFOLD =
  'a server folds it anew when it starts or meets it, and so does emit projections rebuild --all';

/** Those that have commands of their own. */
const GROUPS = new Set(['events', 'audit', 'projections', 'members', 'applications', 'keys', 'backup']);

/**
 * 0: done; 1: something is wrong or could not be done; 2: the command or a setting is wrong; 3: nothing wrong was found, but
 * not everything that was asked for could be compared.
 */
export type ExitCode = 0 | 1 | 2 | 3;

/** Runs one command line, without the names of node and of the script. Never throws what is expected to happen. */
export async function runEmit(args: readonly string[], cli: Cli): Promise<ExitCode> {
  const texts: string[] = [];
  let code: ExitCode = 0;
  const asked = helpAskedOf(args);
  const program = emitProgram(await named(asked ?? args), cli, (found) => {
    code = found;
  });
  program.hook('preAction', (_, command) => takeFormatShorthand(command));
  eachCommand(program, (command) => {
    addFormatShorthands(command);
    command
      .exitOverride()
      .showHelpAfterError(`(see ${nameOf(command)} --help)`)
      .configureOutput({
        writeOut: (text) => texts.push(text),
        writeErr: (text) => cli.terminal.note(text.trimEnd()),
        outputError: (text, write) => write(text.replace(/^error: /, 'emit: ')),
      });
  });
  try {
    if (asked !== null) requireCommand(program, asked);
    await program.parseAsync(asked === null ? [...args] : [...asked, '--help'], { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError) || texts.length === 0) return codeOf(error, cli);
    return cli.terminal.write(texts.join('')).then(
      () => codeOf(error, cli),
      (unwritten: unknown) => codeOf(unwritten, cli),
    );
  }
}

/** The command that the words begin with; all of them for help, for what tells a shell of them, and where there is none of that name. */
function named([name = '']: readonly string[]): Promise<Build[]> {
  const load = name === 'completion' ? undefined : COMMANDS.get(name);
  return Promise.all(load ? [load()] : [...COMMANDS.values()].map((each) => each()));
}

/** The command whose help is asked for as a command, 'emit help audit tokens' or 'emit audit help tokens'; null without. */
function helpAskedOf(args: readonly string[]): readonly string[] | null {
  const [first, second] = args;
  if (first === 'help') return args.slice(1);
  return second === 'help' && GROUPS.has(first ?? '') ? [first ?? '', ...args.slice(2)] : null;
}

/** Throws UsageError for a name of none. */
function requireCommand(program: Command, names: readonly string[]): void {
  let command = program;
  for (const name of names) {
    const found = command.commands.find((child) => child.name() === name);
    const path = `${nameOf(command)} ${name}`.replace(/^emit /, '');
    if (!found) throw new UsageError(`there is no command '${path}'; see ${nameOf(command)} --help`);
    command = found;
  }
}

function emitProgram(commands: readonly Build[], cli: Cli, exit: (code: ExitCode) => void): Command {
  const program = new Command('emit')
    .description('Replay, audit and rebuild: the command line of Emit for analysts and operators.')
    .version(releaseOf(), '-V, --version', 'say which release this is')
    .addHelpText('after', examples('emit events list --type TokensConsumed --since 2026-11'));
  for (const build of commands) program.addCommand(build(cli, exit));
  return program;
}

function releaseOf(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function eachCommand(command: Command, visit: (command: Command) => void): void {
  visit(command);
  for (const child of command.commands) eachCommand(child, visit);
}

/** As it is typed: 'emit events list'. */
function nameOf(command: Command): string {
  return command.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
}

function codeOf(error: unknown, { terminal, signal, dataDir, describe }: Cli): ExitCode {
  if (error instanceof OutputClosed) return 0;
  if (signal.aborted && error === signal.reason) return said('stopped before the end', 1);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError || error instanceof BadSetting) return said(error.message, 2);
  if (error instanceof DamagedReadModel) return said(`${error.message}; ${REFOLD}`, 1);
  if (isExpected(error)) return said(withWayBack(error, dataDir()), 1);
  if (error instanceof Refusal) return said(`${describe(error)} (${error.code})`, 1);
  throw error;

  function said(text: string, code: ExitCode): ExitCode {
    terminal.note(`emit: ${text}`);
    return code;
  }
}

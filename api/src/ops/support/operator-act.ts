import { userInfo } from 'node:os';
import { Option } from 'commander';
import { MOST_CHARACTERS, unfitActField, type OperatorAct } from '../../kernel/operator-act.js';
import type { Cli } from './cli.js';
import { UsageError } from './failures.js';

/** As they are typed. */
export interface ActOptions {
  readonly operator?: string;
  readonly reason?: string;
}

const CLEAR = 'for ever in the clear: nothing personal';

export function reasonOption(): Option {
  return new Option('--reason <text>', `why; kept in the event store ${CLEAR}`);
}

export function operatorOption(): Option {
  return new Option('--operator <name>', 'who; EMIT_OPERATOR, or else your user on this machine, by default');
}

/**
 * Who does it and why: a person at a terminal is asked for the reason where none is given. `usual` stands for the reason
 * where nobody has to give one. Throws UsageError.
 */
export async function actOf(
  cli: Cli,
  { operator, reason }: ActOptions,
  usual?: string,
): Promise<OperatorAct> {
  const act: OperatorAct = {
    operator: operator ?? cli.operator(),
    reason: reason ?? usual ?? (await asked(cli)),
  };
  const field = unfitActField(act);
  if (field === null) return act;
  throw new UsageError(`--${field} is a line of 1 to ${MOST_CHARACTERS[field]} characters`);
}

async function asked({ terminal }: Cli): Promise<string> {
  const reason = await terminal.ask(`Why? It is kept ${CLEAR}. `);
  if (reason === null || reason.trim() === '')
    throw new UsageError('say why with --reason "…": it is recorded with who did it, nothing personal in it');
  return reason.trim();
}

/** Who runs the command, by the environment or else the system. */
export function operatorOf(env: Readonly<Record<string, string | undefined>>): string {
  return env['EMIT_OPERATOR'] || userName();
}

/** A container's user may have a number alone. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

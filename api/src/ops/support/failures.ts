import { isNativeError } from 'node:util/types';
import { LostData, wayBackOf, wayBackOfEvents } from '../../features/shared/lost-data.js';
import { NewerSchema } from '../../kernel/event-catalogue.js';
import { UnreadableEvent } from '../../runtime/stream-cache.js';
import { StoreDamaged, StoreUnavailable } from '../../ports/event-store.port.js';

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'UsageError';
  }
}

/** The command was understood and could not be done: exit code 1. */
export class CommandFailed extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'CommandFailed';
  }
}

export const stoppedEarly = () => new CommandFailed('stopped before the end');

/** Throws CommandFailed once Ctrl-C was pressed. */
export function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw stoppedEarly();
}

/** Whoever read our output has gone, as `head` does: an end, not a failure. */
export class OutputClosed extends Error {
  constructor() {
    super('Standard output is closed');
    this.name = 'OutputClosed';
  }
}

/** What the operating system refused: no permission, no such folder, a full disk. Nothing that a release could mend. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'syscall' in error;
}

const EXPECTED = [CommandFailed, StoreUnavailable, NewerSchema, LostData, UnreadableEvent];

/** What is told in a line: nothing that this release could mend. */
export function isExpected(error: unknown): boolean {
  return EXPECTED.some((kind) => error instanceof kind) || isSystemError(error);
}

/** What happened and why, as far as it is known: 'MongoDB cannot be reached: connect ECONNREFUSED 127.0.0.1:27017'. */
export function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  const { message, cause } = error;
  const why = isNativeError(cause) ? reasonOf(cause) : '';
  return message.includes(why) ? message : `${message}: ${why}`;
}

/** As `reasonOf`; of an embedded store that is damaged, with the way back. */
export function withWayBack(error: unknown, dataDir: string): string {
  const reason = reasonOf(error);
  if (!(error instanceof StoreDamaged) || reason.includes('emit restore')) return reason;
  const isLog = error.message.startsWith('The event log');
  return `${reason}; ${isLog ? wayBackOfEvents(dataDir) : wayBackOf({ dataDir, mongoUrl: null })}`;
}

import { types } from 'node:util';

const DEEPEST_CAUSE = 3;
const LONGEST_MESSAGE = 300;

export interface RedactedError {
  readonly type: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: RedactedError;
}

/**
 * What a log may hold of an error. Its message ends before its first quotation mark, because parsers and drivers quote
 * what they were given, which may be a member's words; its other fields are left out for the same reason. Node's own
 * errors (ERR_…) quote it without marks, and are known by their code, SQLite's also by its own text; so do other servers, and
 * are known by their status.
 */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!types.isNativeError(error)) return { type: typeof error, message: '' };
  const { code: given, status, sqliteCodeName } = error as unknown as Record<string, unknown>;
  const code = typeof sqliteCodeName === 'string' ? sqliteCodeName : given;
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    message: messageOf(error),
    ...(error.stack !== undefined && { stack: framesOf(error.stack, error.message) }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: redactError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  const { code, status, errstr } = error as unknown as Record<string, unknown>;
  if (typeof code === 'string' && code.startsWith('ERR_')) return typeof errstr === 'string' ? errstr : '';
  return typeof status === 'number' ? '' : unquoted(error.message);
}

function unquoted(message: string): string {
  const end = message.search(/["'`“‘\n{[]/);
  return (end < 0 ? message : `${message.slice(0, end)}…`).slice(0, LONGEST_MESSAGE);
}

/** Without the message that a stack begins with, some line of which may look like a frame. */
function framesOf(stack: string, message: string): string {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

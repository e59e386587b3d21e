import { pino, type DestinationStream, type Logger } from 'pino';
import type { LoggerService } from '@nestjs/common';
import type { Log } from '../runtime/log.js';
import type { LogLevel } from './log-levels.js';
import { redactError } from './redact-error.js';

/** A line is written after so many milliseconds at the latest. */
const FLUSH_MS = 100;

/**
 * One JSON object a line, on standard error unless told otherwise: standard output is for the line that says Emit is
 * ready. Written without waiting, because a slow reader must not hold members up, and some lines at a time, which takes a
 * third less; what is left is written at the end.
 */
export function makeLogger(level: LogLevel, role: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid, role },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => redactError(error) },
  };
  return pino(options, destination ?? standardError());
}

function standardError(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: false, minLength: 4_096, periodicFlush: FLUSH_MS });
  // A terminal that was closed: lines that nobody can read are no reason to end.
  stream.on('error', () => undefined);
  return stream;
}

/** What Nest itself has to say: its errors alone, for what it says in words, as of a busy port, it throws as well. */
export function nestLogger(log: Log): LoggerService {
  const silent = () => undefined;
  const error = (message: unknown) => {
    if (message instanceof Error) log.error({ err: message }, 'nest failed');
  };
  return { log: silent, warn: silent, error, fatal: error };
}

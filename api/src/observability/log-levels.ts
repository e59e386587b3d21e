export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** At a terminal the requests would hide the rest. */
export function usualLevel(atTerminal: boolean): LogLevel {
  return atTerminal ? 'warn' : 'info';
}

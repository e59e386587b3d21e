import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type EndSignal = (typeof SIGNALS)[number];

/** One press of Ctrl-C comes twice where npm passes on what the terminal has sent already. */
const SAME_PRESS_MS = 300;

/** What a shell makes of a process that a signal ended: 130 after Ctrl-C. */
export const exitCodeOf = (signal: EndSignal): number => 128 + constants.signals[signal];

/**
 * Calls `end` with the first signal that tells this process to end. Ctrl-C pressed again ends it at once, with 130: what
 * is acknowledged is in the event store by then.
 */
export function onToldToEnd(end: (signal: EndSignal) => void): void {
  let since: number | null = null;
  const told = (signal: EndSignal) => {
    if (since === null) {
      since = performance.now();
      end(signal);
    } else if (signal === 'SIGINT' && performance.now() - since > SAME_PRESS_MS) {
      process.exit(exitCodeOf(signal));
    }
  };
  for (const signal of SIGNALS) process.on(signal, told);
}

import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** To a serving API on the same machine. On Linux a priority is a thread's own, and V8 has threads for its garbage. */
export function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}

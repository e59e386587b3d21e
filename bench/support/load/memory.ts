import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Memory {
  /** Live JavaScript objects after a full collection, bytes. */
  readonly heapUsed: number;
  /** All that the process holds, bytes. */
  readonly rss: number;
}

/** Of a process that was started with memory-on-request.js. */
export async function memoryOf(child: ChildProcess): Promise<Memory> {
  const answered = once(child, 'message');
  child.send('memory');
  const [memory] = (await answered) as [Memory];
  return memory;
}

export const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(0)} MB`;

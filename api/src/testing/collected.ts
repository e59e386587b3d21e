import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Ends what is no longer used. A closed database stays open in SQLite until its statements are collected, and one that only reads
 * keeps others of this process from writing; a command's own process ends with it.
 */
export async function collected(): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  // Finalizers run in a turn of their own.
  await turn();
}

import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 40_000;
const BETWEEN_LOOKS_MS = 25;

/**
 * Reads again until it is what is expected: a page may still be drawing it, a process may still be told. Throws what was
 * wrong with the last look.
 */
export async function comesTo(read: () => unknown, expected: unknown): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      expect(await read()).toEqual(expected);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(BETWEEN_LOOKS_MS);
  }
}

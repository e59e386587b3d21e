/** How long work may hold the event loop before everything else has its turn. Milliseconds. */
const SLICE_MS = 2;

const waiting: (() => void)[] = [];

/**
 * Resolves when the event loop has looked at all that arrived. Of those that wait one goes on a turn: with a plain
 * `setImmediate` twenty long requests would go on together, and hold up everything else for twenty slices.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

/** Takes work's steps to their end, in slices; returns what it comes to. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  const slices = new Slices();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (slices.isOver) await slices.next();
  }
}

/** Work in slices: ask `isOver` as often as it costs little, and await `next` where it is. */
export class Slices {
  private began = performance.now();

  get isOver(): boolean {
    return performance.now() - this.began >= SLICE_MS;
  }

  async next(): Promise<void> {
    await nextTurn();
    this.began = performance.now();
  }
}

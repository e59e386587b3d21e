import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What may be there without being in use, where what is in use comes near the bound. */
const SLACK = 1.3;
/** While the whole process takes less, in bytes, garbage is left to V8, which collects it beside the work. */
const ROOM = 440_000_000;

/**
 * Keeps garbage from piling up in this thread: on a large machine V8 lets half a gigabyte of it be before it looks, and
 * nothing can lower that limit once a process runs.
 */
export class BoundedHeap {
  private limit: number;
  private collect: (() => void) | null = null;

  /** `bound` in bytes. */
  constructor(private readonly bound: number) {
    this.limit = bound;
  }

  /** Frees what nobody holds once the heap has reached the bound and memory is short: a tenth of a second then. */
  tidy(): void {
    if (used() < this.limit || process.memoryUsage.rss() < ROOM) return;
    this.collect ??= collector();
    this.collect();
    this.limit = Math.max(this.bound, used() * SLACK);
  }
}

function used(): number {
  return getHeapStatistics().used_heap_size;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

import { BoundedHeap } from './bounded-heap.js';
import type { FoldLog } from './fill-versions.js';
import { FoldingThread, type ThreadPort } from './folding-thread.js';
import type { PackedPage } from './packed-page.js';
import { PagePacker } from './page-packer.js';
import { readBy, Reading } from './reading.js';

/** Bytes of heap of the thread that reads: pages on their way, and the names of streams. */
const HEAP = 96_000_000;

/**
 * Reads the log and writes the documents in the thread that asks, and folds in others, of which each has its part of the
 * members: so the log is read once, each version has one writer, and a member's events stay in their order.
 */
export function foldInThreads(ports: readonly ThreadPort[]): FoldLog {
  return async (store, targets, signal, onPage) => {
    const reading = new Reading(onPage);
    const threads = ports.map((port) => new FoldingThread(port, targets, (events) => reading.fold(events)));
    const stop = () => threads.forEach((thread) => thread.fail(signal.reason));
    signal.addEventListener('abort', stop);
    const packer = new PagePacker(threads.length);
    const heap = new BoundedHeap(HEAP);
    try {
      for await (const page of store.replayUnparsed(readBy(targets))) {
        signal.throwIfAborted();
        reading.read(page.positions.length, page.positions.at(-1));
        const pages = packer.pack(page);
        await Promise.all(threads.map((thread, index) => thread.fold(pages[index] as PackedPage)));
        heap.tidy();
      }
      const events = await Promise.all(threads.map((thread) => thread.complete()));
      return { position: reading.position, events: targets.map((_, at) => sumOf(events, at)) };
    } finally {
      signal.removeEventListener('abort', stop);
      await Promise.all(threads.map((thread) => thread.end()));
    }
  };
}

function sumOf(events: readonly (readonly number[])[], at: number): number {
  return events.reduce((sum, one) => sum + (one[at] ?? 0), 0);
}

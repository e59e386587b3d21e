import type { UnparsedEvent } from '../../kernel/event.js';
import { BoundedHeap } from './bounded-heap.js';
import type { FoldLog } from './fill-versions.js';
import { FoldingThread, type ThreadPort } from './folding-thread.js';
import { partOf } from './parts.js';
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
    const heap = new BoundedHeap(HEAP);
    try {
      for await (const page of store.replayUnparsed(readBy(targets))) {
        signal.throwIfAborted();
        reading.read(page);
        const shares = shared(page, threads.length);
        await Promise.all(threads.map((thread, index) => thread.fold(shares[index] ?? [])));
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

/** Each thread's members' events, in their order. */
function shared(page: readonly UnparsedEvent[], threads: number): UnparsedEvent[][] {
  const shares = Array.from({ length: threads }, (): UnparsedEvent[] => []);
  for (const event of page) shares[partOf(event.memberId) % threads]?.push(event);
  return shares;
}

function sumOf(events: readonly (readonly number[])[], at: number): number {
  return events.reduce((sum, one) => sum + (one[at] ?? 0), 0);
}

import type { Lift } from '../../kernel/upcasting.js';
import { BoundedHeap } from './bounded-heap.js';
import type { FoldLog } from './fill-versions.js';
import type { FoldingRoom } from './fold-here.js';
import type { Folder } from './folder.js';
import { FoldingHere } from './folding-here.js';
import { FoldingThread, type ThreadPort } from './folding-thread.js';
import type { PackedPage } from './packed-page.js';
import { PagePacker } from './page-packer.js';
import { readBy, Reading } from './reading.js';

/** Bytes of heap of the thread that reads: pages on their way, and the names of streams. */
const HEAP = 96_000_000;

/** Of the members, what the thread that reads has time to fold where one other folds the rest. */
export const OWN_SHARE = 1 / 4;

/** What the thread that reads may hold of the documents it folds itself. */
export interface OwnFolding {
  readonly lift: Lift;
  readonly room: Required<FoldingRoom>;
}

/**
 * Reads the log and writes the documents in the thread that asks, and folds in others, of which each has its part of the
 * members: so the log is read once, each version has one writer, and a member's events stay in their order. With `own`,
 * the thread that asks folds a share as well.
 */
export function foldInThreads(ports: readonly ThreadPort[], own: OwnFolding | null = null): FoldLog {
  return async (store, targets, signal, onPage) => {
    const reading = new Reading(onPage);
    const onFolded = (events: number) => reading.fold(events);
    const others = ports.map((port) => new FoldingThread(port, targets, onFolded));
    const here = own && new FoldingHere(targets, own.lift, own.room, onFolded, HEAP);
    const folders: Folder[] = here ? [...others, here] : others;
    const stop = () => folders.forEach((folder) => folder.fail(signal.reason));
    signal.addEventListener('abort', stop);
    const packer = new PagePacker(folders.length, threadOf(others.length, here !== null));
    const heap = new BoundedHeap(HEAP);
    try {
      for await (const page of store.replayUnparsed(readBy(targets))) {
        signal.throwIfAborted();
        reading.read(page.positions.length, page.positions.at(-1));
        const pages = packer.pack(page);
        await Promise.all(folders.map((folder, index) => folder.fold(pages[index] as PackedPage)));
        if (!here) heap.tidy();
      }
      const events = await Promise.all(folders.map((folder) => folder.complete()));
      return { position: reading.position, events: targets.map((_, at) => sumOf(events, at)) };
    } finally {
      signal.removeEventListener('abort', stop);
      await Promise.all(folders.map((folder) => folder.end()));
    }
  };
}

/** The last folder is the thread that reads, where that folds. */
function threadOf(others: number, readerFolds: boolean): (part: number) => number {
  return (part) => (readerFolds && part % (1 / OWN_SHARE) === 0 ? others : part % others);
}

function sumOf(events: readonly (readonly number[])[], at: number): number {
  return events.reduce((sum, one) => sum + (one[at] ?? 0), 0);
}

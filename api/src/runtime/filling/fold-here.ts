import { tmpdir } from 'node:os';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { FoldLog } from './fill-versions.js';
import { foldStandstills } from './fold-standstills.js';
import { PartitionedFold } from './partitioned-fold.js';
import { readBy, Reading } from './reading.js';
import { VersionFiller } from './version-filler.js';

export interface FoldingRoom {
  /** Characters of documents' JSON that may be in memory, about; HELD unless given. */
  readonly held?: number;
  /** The folder for what outgrows the memory. */
  readonly scratch?: string;
}

/** Of one thread alone: a million events, and 600 MB of memory for any number of them. */
export const HELD = 140_000_000;

/** Folds in the thread that asks. */
export function foldHere(lift: Lift, { held = HELD, scratch = tmpdir() }: FoldingRoom = {}): FoldLog {
  return async (store, targets, signal, onPage) => {
    const fillers = targets.map(({ projection, filling }) => new VersionFiller(projection, filling));
    const work = new PartitionedFold(fillers, lift, held, scratch);
    const reading = new Reading(onPage);
    try {
      for await (const page of store.replay(readBy(targets))) {
        signal.throwIfAborted();
        reading.read(page.length, page.at(-1)?.position);
        reading.fold(work.fold(page));
      }
      await work.complete(signal, (events) => reading.fold(events));
      await foldStandstills(fillers, targets, { store, lift, held, scratch, signal });
      return { position: reading.position, events: work.events };
    } finally {
      work.close();
    }
  };
}

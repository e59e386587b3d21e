import { tmpdir } from 'node:os';
import type { Lift } from '../../kernel/event-catalogue.js';
import type { FoldLog, Target } from './fill-versions.js';
import { foldStandstills } from './fold-standstills.js';
import { PartitionedFold } from './partitioned-fold.js';
import { readBy, Reading } from './reading.js';
import { SequenceFiller } from './sequence-filler.js';
import { VersionFiller } from './version-filler.js';

export interface FoldingRoom {
  /** Characters of documents' JSON that may be in memory, about; HELD unless given. */
  readonly held?: number;
  /** The folder for what outgrows the memory. */
  readonly scratch?: string;
}

/** Of one thread alone: a million events, and 600 MB of memory for any number of them. */
const HELD = 140_000_000;

/** Folds in the thread that asks. */
export function foldHere(lift: Lift, { held = HELD, scratch = tmpdir() }: FoldingRoom = {}): FoldLog {
  return async (store, targets, signal, onPage) => {
    const sequences = new Map<Target, SequenceFiller>();
    const fillers = new Map<Target, VersionFiller>();
    for (const target of targets) {
      const { projection, filling } = target;
      if (projection.sequence) sequences.set(target, new SequenceFiller(projection.sequence, filling));
      else fillers.set(target, new VersionFiller(projection, filling));
    }
    const work = new PartitionedFold([...fillers.values()], lift, held, scratch);
    const reading = new Reading(onPage);
    try {
      for await (const page of store.replay(readBy(targets))) {
        signal.throwIfAborted();
        reading.read(page.length, page.at(-1)?.position);
        for (const sequence of sequences.values()) await sequence.fold(page);
        reading.fold(work.fold(page));
      }
      await work.complete(signal, (events) => reading.fold(events));
      for (const sequence of sequences.values()) await sequence.complete();
      await foldStandstills(fillers, { store, lift, held, scratch, signal });
      const events = targets.map((target) => (sequences.get(target) ?? fillers.get(target))?.events ?? 0);
      return { position: reading.position, events };
    } finally {
      work.close();
    }
  };
}

import { parentPort, workerData } from 'node:worker_threads';
import { Checkpointer } from '../adapters/event-store/sqlite/checkpointer.js';

export interface CheckpointJob {
  readonly file: string;
}

/** 8 MB: done in a few milliseconds, and seldom enough that pages which change again and again are copied once for all. */
const AT_PAGES = 2_048;
const LOOK_EVERY_MS = 500;

const checkpointer = new Checkpointer((workerData as CheckpointJob).file, AT_PAGES);
const timer = setInterval(() => {
  try {
    checkpointer.copy();
  } catch {
    // A full or broken disk: whoever appends is told, and what was not copied is copied when it can be.
  }
}, LOOK_EVERY_MS);

parentPort?.once('message', () => {
  clearInterval(timer);
  checkpointer.close();
});

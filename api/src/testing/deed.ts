import type { HistoryWriter } from './history-writer.js';

/** One step of a generated history: how long after the step before, and numbers to choose its particulars by. */
export interface Deed {
  readonly pause: number;
  readonly pick: number;
  readonly size: number;
}

/** The history of one member, and the time zone the member is in. */
export interface Life extends HistoryWriter {
  zone: string;
}

/** Returns one of a list, the same for the same number. Throws `RangeError` for an empty list. */
export function choose<T>(list: readonly T[], pick: number): T {
  const chosen = list[pick % list.length];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}

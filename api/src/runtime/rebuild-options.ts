import type { VersionRef } from '../ports/read-models.port.js';
import type { OnPage } from './filling/fill-versions.js';

export interface Rebuilt extends VersionRef {
  readonly shape: string;
  /** Events folded into it. */
  readonly events: number;
  /** The position it is folded up to. */
  readonly position: number;
}

export interface RebuildOptions {
  /** Cuts the rebuild short, which leaves the read models as they were. */
  readonly signal: AbortSignal;
  /** Called for each pass over the event store, from a position to the head, for who is to be told of its pages. */
  readonly beginPass?: (head: number, after: number) => OnPage;
  /** Called when the new versions have caught up, and before they are served. */
  readonly beforeSwitch?: () => Promise<void>;
}

/** Somebody has taken the versions of a rebuild away. */
export class RebuildCancelled extends Error {
  override readonly name = 'RebuildCancelled';

  constructor(names: readonly string[], options: ErrorOptions) {
    super(`the rebuild of ${names.join(', ')} was cancelled`, options);
  }
}

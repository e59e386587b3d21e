import type { PackedPage } from './packed-page.js';

/** Whoever folds its part of the members: another thread, or the one that reads. */
export interface Folder {
  /** Answers when there is room for the next page. Throws what it failed with. */
  fold(page: PackedPage): Promise<void>;
  /** Answers for each target how many events were folded, when all its documents are put. */
  complete(): Promise<readonly number[]>;
  /** Whoever waits for it is thrown this, from now on. */
  fail(error: unknown): void;
  end(): Promise<void>;
}

import type { Filled, OnPage } from './fill-versions.js';

/** Fills some versions, in this thread or another; returns for each, in their order, what was folded. */
export type Fill = (signal: AbortSignal, onPage: OnPage) => Promise<readonly Filled[]>;

/**
 * Runs several at the same time: each reads the log for itself. When one fails, the others are stopped; all have ended when
 * it answers or throws.
 */
export async function fillTogether(
  fills: readonly Fill[],
  signal: AbortSignal,
  onPage: OnPage,
): Promise<(readonly Filled[])[]> {
  const failing = new AbortController();
  const stop = AbortSignal.any([signal, failing.signal]);
  const positions = fills.map(() => 0);
  const running = fills.map(async (fill, at) => {
    try {
      return await fill(stop, (events, position) => {
        positions[at] = position;
        // As far as the slowest of them.
        onPage(events, Math.min(...positions));
      });
    } catch (error) {
      failing.abort(error);
      throw error;
    }
  });
  await Promise.allSettled(running);
  failing.signal.throwIfAborted();
  return Promise.all(running);
}

import { listen } from './listen';

/** Milliseconds before what failed is asked for again: doubled each time. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Calls `then` each time the browser comes online or the tab becomes visible. Returns a function that ends it. */
export function onReturn(then: () => void): () => void {
  const looked = () => document.visibilityState === 'visible' && then();
  const ends = [listen(window, 'online', then), listen(document, 'visibilitychange', looked)];
  return () => ends.forEach((end) => end());
}

/**
 * Calls `then` once, when it is worth asking again: on a return, or after a pause that grows with each attempt. A tab
 * that nobody sees waits for the return. Returns a function that ends it.
 */
export function atNextChance(attempt: number, then: () => void): () => void {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  const timer = setTimeout(() => document.visibilityState === 'visible' && go(), pause);
  const ignore = onReturn(() => go());
  function stop() {
    clearTimeout(timer);
    ignore();
  }
  function go() {
    stop();
    then();
  }
  return stop;
}

import { listen } from '../../../shared/lib/listen';

/** Keeps the screen on where the browser lets us, also after the page was away. Returns what lets it go dark again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function ask() {
    if (isOver || document.visibilityState !== 'visible') return;
    const got = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
    lock = got ?? null;
    if (isOver) await lock?.release();
  }
  // Refused on a low battery, say: the bell rings all the same.
  const askQuietly = () => void ask().catch(() => undefined);
  const stop = listen(document, 'visibilitychange', askQuietly);
  askQuietly();
  return () => {
    isOver = true;
    stop();
    void lock?.release().catch(() => undefined);
  };
}

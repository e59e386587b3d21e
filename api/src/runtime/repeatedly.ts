/**
 * Does its work at once and then every so many milliseconds, never twice at a time, until it is stopped. What fails is
 * told to `failed`, and tried again when its time has come. Answers how to stop, which waits for what is under way.
 */
export function repeatedly(
  everyMs: number,
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const once = (): Promise<void> => work().then(() => undefined, failed);
  let running = once();
  const timer = setInterval(() => {
    running = running.then(once);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

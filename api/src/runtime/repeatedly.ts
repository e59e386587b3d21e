/**
 * Runs `work` at once and then every `everyMs` milliseconds. Skips a tick while the previous run is in progress. An error
 * goes to `failed`, and the next tick tries again. Returns a function that stops it and waits for the run in progress.
 */
export function repeatedly(
  everyMs: number,
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let working: Promise<void> | null = null;
  const once = () => {
    working ??= work()
      .then(() => undefined, failed)
      .finally(() => (working = null));
  };
  once();
  const timer = setInterval(once, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

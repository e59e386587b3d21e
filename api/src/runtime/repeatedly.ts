/**
 * Does its work at once and then every so many milliseconds, never twice at a time: a time that comes while it still
 * works is let go by. What fails is told to `failed`, and tried again when its time has come. Answers how to stop, which
 * waits for what is under way.
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

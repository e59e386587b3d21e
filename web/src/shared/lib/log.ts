/** For failures that are only logged, with no message to the member (spec §8). */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that logs
  console.warn(what, error);
}

/** Work that lets others have their turn of the event loop at each step. */
export type InTurns<Result = void> = Generator<void, Result>;

/** Does all of the work at once. */
export function finish(work: InTurns): void {
  while (work.next().done !== true);
}

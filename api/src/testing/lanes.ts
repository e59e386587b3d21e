/** Does `work` for each item, so many at a time, in their order; for work that mostly waits. Throws the first error once all have ended. */
export async function inLanes<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

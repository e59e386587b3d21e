import { BACKWARDS, END, START, type EventStoreDBClient, type Position } from '@eventstore/db-client';
import { positionOf, toPosition, type Resolved } from './event-mapping.js';
import { PAGE_EVENTS, pagesOf } from './reading.js';

type Reading = Pick<EventStoreDBClient, 'readAll'>;

/**
 * From where to read what comes after any position. The server takes none but its own records': at another one it fails,
 * or answers nothing for ever. Where there is no record it is the one before, looked for from the end.
 */
export async function beginningAfter(
  client: Reading,
  after: number,
  closed: AbortSignal,
): Promise<Position | typeof START> {
  if (after <= 0) return START;
  if (await isRecord(client, after, closed)) return toPosition(after);
  const read = client.readAll({ direction: BACKWARDS, fromPosition: END }, { highWaterMark: PAGE_EVENTS });
  const before = (resolved: Resolved) => (positionOf(resolved) <= after ? positionOf(resolved) : null);
  for await (const [position = 0] of pagesOf(read, before, closed, 1)) return toPosition(position);
  return START;
}

async function isRecord(client: Reading, position: number, closed: AbortSignal): Promise<boolean> {
  const read = client.readAll({ fromPosition: toPosition(position), maxCount: 1 });
  try {
    for await (const [found] of pagesOf(read, positionOf, closed)) return found === position;
  } catch {
    // That the server cannot be reached is told by the next one who asks it.
  }
  return false;
}

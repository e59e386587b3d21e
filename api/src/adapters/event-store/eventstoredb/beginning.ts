import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { Connection } from './connection.js';
import { positionOf } from './event-mapping.js';
import { ALL, pagesOf } from './reading.js';
import { readOfAll, type From } from './requests.js';

/**
 * From where to read what comes after any position. The server takes none but its own records': at another one it fails,
 * or answers nothing for ever. Where there is no record it is the one before, looked for from the end. Throws
 * StoreUnavailable.
 */
export async function beginningAfter(connection: Connection, after: number): Promise<From> {
  if (after <= 0) return 'start';
  if (await isRecord(connection, after)) return after;
  const backwards = { stream: ALL, request: readOfAll('end', { backwards: true }) };
  const before = (event: Parameters<typeof positionOf>[0]) => {
    const position = positionOf(event);
    return position <= after ? position : null;
  };
  for await (const [position = 0] of pagesOf(connection, backwards, before, 1)) return position;
  return 'start';
}

async function isRecord(connection: Connection, position: number): Promise<boolean> {
  const there = { stream: ALL, request: readOfAll(position, { count: 1 }) };
  try {
    for await (const [found] of pagesOf(connection, there, positionOf)) return found === position;
  } catch (error) {
    // That the server cannot be reached is told by the next one who asks it.
    if (!(error instanceof StoreUnavailable)) throw error;
  }
  return false;
}

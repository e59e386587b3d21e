import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { StoreRefuses, StreamIncomplete } from '../../../ports/event-store.port.js';
import type { Connection } from './connection.js';
import { parsed, recordedOf } from './event-mapping.js';
import { pagesOf } from './reading.js';
import { readOfStream } from './requests.js';

/** What an operator may set of a stream so that the server hides or removes events of it. */
const CUTTING = ['$maxCount', '$maxAge', '$tb'];

/**
 * A stream's events from a revision on, in pages; nothing when there is no such stream. Throws StreamIncomplete where the
 * server holds back events of it: a part must never be folded as the whole. Throws RangeError for an event that is not ours.
 */
export async function* wholeStream(
  connection: Connection,
  stream: string,
  from: number,
  count?: number,
): AsyncGenerator<RecordedEvent[]> {
  let next = from;
  let isThere = true;
  const inOrder = (read: ReadResp.ReadEvent): RecordedEvent => {
    const event = recordedOf(read);
    if (event === null)
      throw new RangeError(`An event of the stream ${stream} was not written by this application`);
    if (event.revision !== next)
      throw new StreamIncomplete(stream, `revision ${next} is not there, but ${event.revision} is`);
    next += 1;
    return event;
  };
  const wanted = { stream, request: readOfStream(stream, from, count), notFound: () => (isThere = false) };
  yield* pagesOf(connection, wanted, inOrder);
  if (next > from) return;
  const cut = isThere && from > 0 ? null : await whatCuts(connection, stream);
  if (cut !== null) throw new StreamIncomplete(stream, `its events are hidden or gone, by ${cut}`);
  if (isThere && from === 0) throw new StreamIncomplete(stream, 'it is there without its events');
}

/** As `$maxCount 2`, from the stream's metadata; null when nothing cuts it. */
async function whatCuts(connection: Connection, stream: string): Promise<string | null> {
  const metadata = `$$${stream}`;
  let told: unknown = null;
  const last = (read: ReadResp.ReadEvent) => {
    told = parsed(read.getEvent()?.getData_asU8() ?? new Uint8Array());
    return null;
  };
  try {
    const request = readOfStream(metadata, 'end', 1);
    for await (const _ of pagesOf(connection, { stream: metadata, request }, last)) break;
  } catch (error) {
    // Whoever may not read a stream's metadata is told nothing of it.
    if (!(error instanceof StoreRefuses)) throw error;
  }
  const set = Object.entries((told ?? {}) as Record<string, unknown>);
  const cutting = set.find(([name]) => CUTTING.includes(name));
  return cutting ? `${cutting[0]} ${String(cutting[1])}` : null;
}

import { counted } from '@emit/contract/english';
import type { CheckpointOutbox } from '../../../ports/checkpoints.port.js';
import { parseCheckpoint } from '../../../proof/tree-head.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import { requireReached, type Moment } from '../../support/moments.js';

/** Up to where the event store is read. */
export interface KnownUpTo {
  readonly position: number;
  /** When the event there happened, epoch milliseconds; null where the event store has none at that position. */
  readonly at: number | null;
  /** Events that say that they happened by the time asked for, and were recorded after it. */
  readonly recordedLater: number;
}

/** What a report is of, and of which event store. */
export interface ReportHead {
  readonly title: string;
  readonly known: KnownUpTo;
  /** The last that was signed in the data folder, where there is one. */
  readonly checkpoint: CoveringCheckpoint | null;
  /** Events that cannot be read, and that an operator has said to leave out, as the balances do. */
  readonly leftOut: number;
}

/** What a signed checkpoint covers. `emit audit verify --against` proves it; a report only names it. */
export interface CoveringCheckpoint {
  readonly origin: string;
  /** How many events it covers, up to a position. */
  readonly size: number;
  readonly position: number;
  /** Of the Merkle tree over them. */
  readonly root: string;
}

/** Null where none was signed, as in a copy of the event store alone, or none can be read. */
export async function lastCheckpoint(
  outbox: Pick<CheckpointOutbox, 'latest'>,
): Promise<CoveringCheckpoint | null> {
  const kept = await outbox.latest().catch(() => null);
  if (kept === null) return null;
  const { origin, size, root } = parseCheckpoint(kept.note);
  return { origin, size, position: kept.position, root: root.toString('base64') };
}

type Events = Pick<EventStore, 'replay' | 'head'>;

/**
 * The part of the event store that was known at a moment. A time means what was recorded by then: nothing is recorded before
 * it happens, so all from the first event of a later time on was not. Throws UsageError for a position beyond the end.
 */
export async function knownUpTo(store: Events, moment: Moment | null): Promise<KnownUpTo> {
  const head = await store.head();
  if (moment !== null && Number.isFinite(moment.at)) return recordedBy(store, moment.at);
  const position = moment?.position ?? head;
  requireReached(position, head);
  return { position, at: await timeAt(store, position), recordedLater: 0 };
}

async function recordedBy(store: Events, time: number): Promise<KnownUpTo> {
  let known = { position: 0, at: null as number | null };
  let isOver = false;
  let recordedLater = 0;
  for await (const page of store.replay({ after: 0, dataOf: [] })) {
    for (const { at, position } of page) {
      isOver ||= at > time;
      if (!isOver) known = { position, at };
      else if (at <= time) recordedLater += 1;
    }
  }
  return { ...known, recordedLater };
}

async function timeAt(store: Events, position: number): Promise<number | null> {
  if (position === 0) return null;
  for await (const [event] of store.replay({ after: position - 1, dataOf: [] })) {
    return event?.position === position ? event.at : null;
  }
  return null;
}

/** Lines for people above a report. */
export function headLines({ title, known, checkpoint, leftOut }: ReportHead): string[] {
  const { position, at, recordedLater } = known;
  const time = at === null ? '' : `, ${new Date(at).toISOString()}`;
  const proof = checkpoint === null ? [] : [checkpointLine(checkpoint, position)];
  const late =
    recordedLater === 0
      ? []
      : [`${counted(recordedLater, 'event')} of that time, recorded later, not known then: left out`];
  const skipped =
    leftOut === 0 ? [] : [`${counted(leftOut, 'event')} left out, as an operator has said (parked skip)`];
  return [
    title,
    `event store up to position ${position.toLocaleString('en-US')}${time}`,
    ...proof,
    ...late,
    ...skipped,
  ];
}

/** A line as a page begins it. */
export function capitalised(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function checkpointLine({ origin, size, position, root }: CoveringCheckpoint, upTo: number): string {
  const isCovered =
    position >= upTo ? 'covers it' : `covers it up to position ${position.toLocaleString('en-US')}`;
  return `last signed checkpoint of ${origin} ${isCovered}: ${counted(size, 'event')}, root ${root}`;
}

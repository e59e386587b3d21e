import { EventEmitter } from 'node:events';

/** An event as it came over the wire: what it says is the client's affair. */
export interface Written {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface Stored extends Written {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  /** Epoch milliseconds by the server's clock. */
  readonly created: number;
}

/** `current` is the stream's last revision; null when it has none. */
export type Outcome =
  { readonly last: Stored } | { readonly conflict: { readonly current: number | null } } | 'tombstoned';

/** What an operator sets of a stream, as the server writes it into `$$stream`. */
export interface StreamMetadata {
  readonly $maxCount?: number;
  /** Seconds. */
  readonly $maxAge?: number;
  /** The first revision that is still there. */
  readonly $tb?: number;
}

/** What `$tb` is after a deletion that can be undone by writing. */
const SOFT_DELETED = Number.MAX_SAFE_INTEGER;
const OPERATOR = { id: '6ecfcf33-0d0d-4d5b-a0ee-36bd2a2fbe32', contentType: 'application/json' };

/** What a test's EventStoreDB remembers, over its restarts; all nodes of a cluster share it. Emits `grown`. */
export class MemoryLog extends EventEmitter {
  readonly events: Stored[] = [];
  /** Added to the clock of this process, milliseconds. */
  clockOffsetMs = 0;
  private readonly streams = new Map<string, Stored[]>();
  private readonly metadata = new Map<string, StreamMetadata>();
  private readonly tombstones = new Set<string>();
  private readonly lost = new Set<string>();
  private bytes = 1_000;

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  now(): number {
    return Date.now() + this.clockOffsetMs;
  }

  isTombstoned(name: string): boolean {
    return this.tombstones.has(name);
  }

  /**
   * The events that a read of the stream gives, up to a position: those that its metadata leaves, with the revisions that they
   * always had. Null where the server says that there is no such stream: one that was never written, or is softly deleted.
   */
  stream(name: string, upTo = Infinity): readonly Stored[] | null {
    const { $maxCount = Infinity, $maxAge = Infinity, $tb = 0 } = this.metadata.get(name) ?? {};
    const there = this.streams.get(name)?.filter(({ position }) => position <= upTo) ?? [];
    if (there.length === 0 || $tb === SOFT_DELETED) return null;
    const youngest = this.now() - $maxAge * 1_000;
    const first = Math.max($tb, there.length - $maxCount);
    return there
      .filter(({ revision, created }) => revision >= first && created >= youngest)
      .filter(({ revision }) => !this.lost.has(`${name}@${revision}`));
  }

  /** The revision of the last event that was ever written to the stream; -1 when there is none. */
  lastRevision(stream: string): number {
    return (this.streams.get(stream)?.length ?? 0) - 1;
  }

  /** `expected` is -1 for a stream that must not exist; one that is softly deleted counts as such, and goes on where it ended. */
  append(stream: string, expected: number, written: readonly Written[]): Outcome {
    if (this.tombstones.has(stream)) return 'tombstoned';
    const before = this.streams.get(stream) ?? [];
    const isRevived = expected === -1 && this.metadata.get(stream)?.$tb === SOFT_DELETED;
    if (before.length - 1 !== expected && !isRevived) return asBefore(before, expected, written);
    if (isRevived) this.write(`$$${stream}`, [metadataEvent({ $tb: before.length })]);
    if (isRevived) this.metadata.set(stream, { $tb: before.length });
    const last = this.write(stream, written);
    this.emit('grown');
    return { last };
  }

  /** As an operator sets it. */
  setMetadata(stream: string, metadata: StreamMetadata): void {
    this.metadata.set(stream, metadata);
    this.write(`$$${stream}`, [metadataEvent(metadata)]);
    this.emit('grown');
  }

  /** As an operator deletes a stream; whoever writes to it undoes that, but its events stay hidden. */
  softDelete(stream: string): void {
    this.setMetadata(stream, { $tb: SOFT_DELETED });
  }

  /** As an operator deletes a stream for ever. */
  tombstone(stream: string): void {
    this.tombstones.add(stream);
    this.write(stream, [{ ...OPERATOR, type: '$streamDeleted', ...nothing }]);
    this.emit('grown');
  }

  /** As if an event were damaged, and left out of every read. */
  lose(stream: string, revision: number): void {
    this.lost.add(`${stream}@${revision}`);
  }

  /** What a server's log holds besides: its own events and other applications'. */
  addForeign(): void {
    const own = { ...OPERATOR, type: '$statsCollected', data: text({ cpu: 1 }), metadata: text({}) };
    const other = { ...OPERATOR, type: 'PracticeLogged', data: text({ n: 0 }), metadata: Buffer.alloc(0) };
    this.write('$stats', [own]);
    this.write('elsewhere', [other]);
    this.write('$stats', [own]);
    this.emit('grown');
  }

  /** As somebody who may write to the server's files: from now on these are its events, with the places that they name. */
  forge(events: readonly Stored[]): void {
    this.events.splice(0, Infinity, ...events);
    this.streams.clear();
    for (const event of events)
      this.streams.set(event.stream, [...(this.streams.get(event.stream) ?? []), event]);
    this.bytes = (events.at(-1)?.position ?? 0) + 1_000;
  }

  private write(stream: string, written: readonly Written[]): Stored {
    const before = this.streams.get(stream) ?? [];
    for (const one of written) {
      const place = { stream, revision: before.length, position: this.bytes, created: this.now() };
      this.bytes += 100 + one.data.length;
      const stored = { ...one, ...place };
      before.push(stored);
      this.events.push(stored);
    }
    this.streams.set(stream, before);
    return lastOf(before);
  }
}

const text = (value: unknown) => Buffer.from(JSON.stringify(value));
const nothing = { data: text({}), metadata: Buffer.alloc(0) };

/** The server writes $tb of a softly deleted stream as a number that JavaScript's JSON cannot hold. */
function metadataEvent(metadata: StreamMetadata): Written {
  const data = Buffer.from(JSON.stringify(metadata).replace(String(SOFT_DELETED), '9223372036854775807'));
  return { ...OPERATOR, type: '$metadata', data, metadata: Buffer.alloc(0) };
}

/** The same ids at the same place were written before; the answer is the first one's place, as little as can be hoped for. */
function asBefore(before: readonly Stored[], expected: number, written: readonly Written[]): Outcome {
  const there = before.slice(expected + 1, expected + 1 + written.length);
  const same = there.length === written.length && there.every(({ id }, index) => id === written[index]?.id);
  const [first] = there;
  if (same && first) return { last: first };
  return { conflict: { current: before.at(-1)?.revision ?? null } };
}

function lastOf(stored: readonly Stored[]): Stored {
  const last = stored.at(-1);
  if (!last) throw new RangeError('Nothing was written');
  return last;
}

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
}

/** `current` is the stream's last revision; null when it has none. */
export type Outcome = { readonly last: Stored } | { readonly conflict: { readonly current: number | null } };

/** What a test's EventStoreDB remembers, over its restarts. Emits `grown`. */
export class MemoryLog extends EventEmitter {
  readonly events: Stored[] = [];
  private readonly streams = new Map<string, Stored[]>();
  private bytes = 1_000;

  constructor() {
    super();
    this.setMaxListeners(0);
  }

  stream(name: string): readonly Stored[] | null {
    return this.streams.get(name) ?? null;
  }

  /** `expected` is -1 for a stream that must not exist. */
  append(stream: string, expected: number, written: readonly Written[]): Outcome {
    const before = this.streams.get(stream) ?? [];
    if (before.length - 1 !== expected) return asBefore(before, expected, written);
    for (const one of written) {
      const stored = { ...one, stream, revision: before.length, position: this.bytes };
      this.bytes += 100 + one.data.length;
      before.push(stored);
      this.events.push(stored);
    }
    this.streams.set(stream, before);
    this.emit('grown');
    return { last: lastOf(before) };
  }

  /** What a server's log holds besides: its own events and other applications'. */
  addForeign(): void {
    const text = (value: unknown) => Buffer.from(JSON.stringify(value));
    const written = { id: '6ecfcf33-0d0d-4d5b-a0ee-36bd2a2fbe32', contentType: 'application/json' };
    const own = { ...written, type: '$statsCollected', data: text({ cpu: 1 }), metadata: text({}) };
    const other = { ...written, type: 'PracticeLogged', data: text({ n: 0 }), metadata: Buffer.alloc(0) };
    this.append('$stats', (this.stream('$stats')?.length ?? 0) - 1, [own]);
    this.append('elsewhere', (this.stream('elsewhere')?.length ?? 0) - 1, [other]);
    this.append('$stats', (this.stream('$stats')?.length ?? 0) - 1, [own]);
  }
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

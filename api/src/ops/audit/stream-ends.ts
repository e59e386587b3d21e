const HASH_BYTES = 32;
const HASH = /^[0-9a-f]{64}$/;
/** Streams to begin with. */
const FIRST_ROOM = 1 << 10;

/** Where a stream has been read to. */
export interface StreamEnd {
  /** -1 before the first event. */
  readonly revision: number;
  readonly position: number;
  readonly chain: string;
}

/**
 * The end of each stream, in columns: an object for each would take 290 bytes, these take 150, and a log of ten million events
 * has a million streams (docs/adr/0047).
 */
export class StreamEnds {
  private readonly places = new Map<string, number>();
  private revisions = new Int32Array(FIRST_ROOM);
  private positions = new Float64Array(FIRST_ROOM);
  private chains = Buffer.alloc(FIRST_ROOM * HASH_BYTES);
  /** Chains that somebody has made into something else. */
  private readonly others = new Map<number, string>();

  get size(): number {
    return this.places.size;
  }

  /** Null before the stream's first event. */
  get(stream: string): StreamEnd | null {
    const place = this.places.get(stream);
    if (place === undefined) return null;
    const revision = this.revisions[place] ?? 0;
    const position = this.positions[place] ?? 0;
    const hex = () => this.chains.toString('hex', place * HASH_BYTES, (place + 1) * HASH_BYTES);
    return { revision, position, chain: this.others.get(place) ?? hex() };
  }

  set(stream: string, { revision, position, chain }: StreamEnd): void {
    const place = this.places.get(stream) ?? this.newPlace(stream);
    this.revisions[place] = revision;
    this.positions[place] = position;
    if (HASH.test(chain)) {
      this.chains.write(chain, place * HASH_BYTES, HASH_BYTES, 'hex');
      this.others.delete(place);
    } else this.others.set(place, chain);
  }

  private newPlace(stream: string): number {
    const place = this.places.size;
    this.places.set(stream, place);
    if (place === this.revisions.length) this.grow(place * 2);
    return place;
  }

  private grow(room: number): void {
    const [revisions, positions, chains] = [this.revisions, this.positions, this.chains];
    this.revisions = new Int32Array(room);
    this.revisions.set(revisions);
    this.positions = new Float64Array(room);
    this.positions.set(positions);
    this.chains = Buffer.alloc(room * HASH_BYTES);
    chains.copy(this.chains);
  }
}

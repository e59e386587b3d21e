import { PlaceTable } from './place-table.js';

const HASH_BYTES = 32;
const HASH = /^[0-9a-f]{64}$/;
/** Streams of a block. */
const BLOCK = 1 << 14;

/** Where a stream has been read to. */
export interface StreamEnd {
  /** -1 before the first event. */
  readonly revision: number;
  readonly position: number;
  readonly chain: string;
}

/** The ends of streams that were met one after another. */
class Block {
  readonly revisions = new Int32Array(BLOCK);
  readonly positions = new Float64Array(BLOCK);
  readonly chains = Buffer.alloc(BLOCK * HASH_BYTES);
}

/**
 * The end of each stream, in columns: an object for each would take 290 bytes, these take 70, and a log of ten million events
 * has a million streams (docs/adr/0047). It grows by blocks, and copies nothing.
 */
export class StreamEnds {
  private readonly places = new PlaceTable();
  private readonly blocks: Block[] = [];
  /** Chains that somebody has made into something else. */
  private readonly others = new Map<number, string>();

  get size(): number {
    return this.places.size;
  }

  /** Null before the stream's first event. */
  get(stream: string): StreamEnd | null {
    const place = this.places.get(stream);
    if (place === undefined) return null;
    const [{ revisions, positions, chains }, index] = [this.blockOf(place), place % BLOCK];
    const hex = () => chains.toString('hex', index * HASH_BYTES, (index + 1) * HASH_BYTES);
    const chain = this.others.get(place) ?? hex();
    return { revision: revisions[index] ?? 0, position: positions[index] ?? 0, chain };
  }

  set(stream: string, { revision, position, chain }: StreamEnd): void {
    const place = this.places.add(stream);
    const [{ revisions, positions, chains }, index] = [this.blockOf(place), place % BLOCK];
    revisions[index] = revision;
    positions[index] = position;
    if (HASH.test(chain)) {
      chains.write(chain, index * HASH_BYTES, HASH_BYTES, 'hex');
      this.others.delete(place);
    } else this.others.set(place, chain);
  }

  private blockOf(place: number): Block {
    return (this.blocks[Math.floor(place / BLOCK)] ??= new Block());
  }
}

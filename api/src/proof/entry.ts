import { hash } from 'node:crypto';
import { HASH_BYTES } from './merkle.js';

/** Bytes of an event's entry in the tree: its position, then its chain. */
export const ENTRY_BYTES = 8 + HASH_BYTES;

const CHAIN_DIGITS = 2 * HASH_BYTES;
const HIGH = 2 ** 32;

/** What the tree needs of an event. */
export interface EventPlace {
  readonly position: number;
  /** As the event's metadata has it. */
  readonly chain: string;
}

/**
 * Returns what an event is in the tree: its position in the event store (8 bytes, the most significant first), then its chain
 * (32 bytes). The chain is a hash over the whole record with its stream and revision and all that came before in the stream;
 * the place among the leaves is the place in global order (docs/adr/0046).
 */
export function entryOf({ position, chain }: EventPlace): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  writeEntry(entry, 0, position, chain);
  return entry;
}

/** Writes an entry at an offset. */
export function writeEntry(into: Buffer, offset: number, position: number, chain: string): void {
  into.writeUInt32BE(Math.floor(position / HIGH), offset);
  into.writeUInt32BE(position % HIGH, offset + 4);
  const isHash =
    chain.length === CHAIN_DIGITS && into.write(chain, offset + 8, HASH_BYTES, 'hex') === HASH_BYTES;
  if (!isHash) hash('sha256', `not a chain\n${chain}`, 'buffer').copy(into, offset + 8);
}

import { CHAIN_START } from '../../runtime/chain.js';
import { PackedGroups } from './packed-groups.js';

export interface End {
  /** -1 before the first event. */
  readonly revision: number;
  readonly position: number;
  readonly chain: string;
}

const CHAIN_BYTES = 32;
const CHAIN = /^[0-9a-f]{64}$/;
/** Chains that are asked for at once. */
const CHUNK = 1 << 15;

/** Where each stream has been read to, some 110 bytes a stream: a log of ten million events has a million of them. */
export class StreamEnds {
  /** `length`: the revision and 1. */
  private readonly groups = new PackedGroups<'length' | 'position'>();
  private readonly chains: Buffer[] = [];
  /** Those that are no chain at all, as only a changed log has them. */
  private readonly odd = new Map<number, string>();

  get size(): number {
    return this.groups.size;
  }

  of(stream: string): End {
    const group = this.groups.groupOf(stream);
    const revision = this.groups.sum(group, 'length') - 1;
    const chain = revision < 0 ? CHAIN_START : this.chainOf(group);
    return { revision, position: this.groups.sum(group, 'position'), chain };
  }

  set(stream: string, { revision, position, chain }: End): void {
    const group = this.groups.groupOf(stream);
    this.groups.set(group, 'length', revision + 1);
    this.groups.set(group, 'position', position);
    this.odd.delete(group);
    if (CHAIN.test(chain)) this.placeOf(group).write(chain, 'hex');
    else this.odd.set(group, chain);
  }

  private chainOf(group: number): string {
    return this.odd.get(group) ?? this.placeOf(group).toString('hex');
  }

  private placeOf(group: number): Buffer {
    const chunk = Math.floor(group / CHUNK);
    while (this.chains.length <= chunk) this.chains.push(Buffer.alloc(CHUNK * CHAIN_BYTES));
    const begin = (group % CHUNK) * CHAIN_BYTES;
    return this.chains[chunk]?.subarray(begin, begin + CHAIN_BYTES) ?? Buffer.alloc(0);
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Collection } from 'mongodb';
import { LOOK_EVERY_MS, TAKEN_AFTER_MS, type Lease } from '../../../ports/lease.port.js';
import { isDuplicateKey, type MongoConnection } from '../../mongodb/mongo-connection.js';

interface LeaseDocument {
  readonly _id: 'projector';
  /** Of this process and no other; null when the lease was given up. */
  readonly holder: string | null;
  readonly name: string;
  /** One more whenever it is taken or renewed. */
  readonly beat: number;
}

interface Times {
  readonly takenAfterMs: number;
  /** Longer than a holder takes to renew. */
  readonly listenMs: number;
}

const TIMES: Times = { takenAfterMs: TAKEN_AFTER_MS, listenMs: 3 * LOOK_EVERY_MS };
const LISTEN_EVERY_MS = 100;

/** A lease among machines: one document that its holder changes again and again, and others watch. */
export class MongoLease implements Lease {
  private readonly id = randomUUID();
  /** The beat seen last, and when it was seen first on this process's monotonic clock. */
  private seen: { readonly beat: number; readonly at: number } | null = null;

  constructor(
    private readonly connection: MongoConnection,
    private readonly name: string,
    private readonly times: Times = TIMES,
  ) {}

  async hold(): Promise<boolean> {
    if (await this.replace({ holder: this.id }, this.id)) return true;
    const now = await this.read();
    if (now === null) return this.begin();
    if (now.holder !== null && !this.isUnheardOf(now)) return false;
    return this.replace({ holder: now.holder, beat: now.beat }, this.id);
  }

  async release(): Promise<void> {
    await this.replace({ holder: this.id }, null);
  }

  /** Listens for a beat: the name alone would also be a dead holder's. */
  async holder(): Promise<string | null> {
    const before = await this.read();
    if (before === null || before.holder === null) return null;
    const end = performance.now() + this.times.listenMs;
    while (performance.now() < end) {
      await pause(LISTEN_EVERY_MS);
      const now = await this.read();
      if (now && now.beat > before.beat) return now.holder && now.name;
    }
    return null;
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private isUnheardOf({ beat }: LeaseDocument): boolean {
    const time = performance.now();
    if (this.seen?.beat !== beat) this.seen = { beat, at: time };
    return time - this.seen.at >= this.times.takenAfterMs;
  }

  /** True when the lease was as `expected`, and is `holder`'s now. */
  private async replace(expected: Partial<LeaseDocument>, holder: string | null): Promise<boolean> {
    const { matchedCount } = await this.run((leases) =>
      leases.updateOne(
        { _id: 'projector', ...expected },
        { $set: { holder, name: this.name }, $inc: { beat: 1 } },
      ),
    );
    return matchedCount === 1;
  }

  private async begin(): Promise<boolean> {
    try {
      const first: LeaseDocument = { _id: 'projector', holder: this.id, name: this.name, beat: 1 };
      await this.run((leases) => leases.insertOne(first));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private read(): Promise<LeaseDocument | null> {
    return this.run((leases) => leases.findOne({ _id: 'projector' }));
  }

  private run<T>(work: (leases: Collection<LeaseDocument>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<LeaseDocument>('leases')));
  }
}

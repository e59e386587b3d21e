import { setTimeout as pause } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import { LOOK_EVERY_MS, TAKEN_AFTER_MS, type Holding, type Lease } from '../../../ports/lock.port.js';
import type { Limit, MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';

export interface LockDocument {
  /** The lock's name. */
  readonly _id: string;
  /** Of one process and no other; null when an earlier release gave it up. */
  readonly holder: string | null;
  /** What the holder's process is called. */
  readonly name: string;
  /** One more whenever it is renewed; begins with another number each time, so that whoever looks on sees a new holder. */
  readonly beat: number;
  /** The reply that its holder is to stop; null when none. Not in a lock that an earlier release took. */
  readonly stop?: string | null;
}

/** A process of this moment, and what it is called. */
export interface MongoLockHolder {
  readonly id: string;
  readonly name: string;
}

interface Times {
  readonly takenAfterMs: number;
  /** Longer than a holder takes to renew. */
  readonly listenMs: number;
}

const TIMES: Times = { takenAfterMs: TAKEN_AFTER_MS, listenMs: 3 * LOOK_EVERY_MS };
const LISTEN_EVERY_MS = 100;
const RELEASE_TRIES = 5;
/** An answer waits for it; what cannot be given up so fast lapses. */
const RELEASE_MS = 1_000;

export const locksIn = (db: Db): Collection<LockDocument> => db.collection<LockDocument>('leases');

/** A lock among machines: a document that its holder changes again and again, and others watch. */
export class MongoLock implements Lease {
  /** The beat seen last, and when it was seen first on this process's monotonic clock. */
  private seen: { readonly beat: number; readonly at: number } | null = null;

  constructor(
    private readonly connection: MongoConnection,
    private readonly lock: string,
    private readonly process: MongoLockHolder,
    private readonly times: Times = TIMES,
  ) {}

  async hold(): Promise<Holding> {
    if (await this.raised()) return 'held';
    const now = await this.read();
    if (now === null) return (await this.begin()) ? 'held' : 'silent';
    const before = this.seen;
    if (before?.beat !== now.beat) this.seen = { beat: now.beat, at: performance.now() };
    const silence = before?.beat === now.beat ? performance.now() - before.at : 0;
    if (now.holder === null || silence >= this.times.takenAfterMs) {
      if (await this.succeed(now)) return 'held';
    }
    return before && before.beat !== now.beat ? 'taken' : 'silent';
  }

  async renew(): Promise<void> {
    await this.raised();
  }

  async release(): Promise<void> {
    for (let tries = 0; tries < RELEASE_TRIES; tries++) {
      const own = { _id: this.lock, holder: this.process.id };
      const { deletedCount } = await this.run((locks, limit) => locks.deleteOne(own, limit), RELEASE_MS);
      if (deletedCount > 0) return;
      // A renewal on its way may have kept a server from it.
      if ((await this.read(RELEASE_MS))?.holder !== this.process.id) return;
    }
  }

  /** Listens for a beat: the name alone would also be a dead holder's. */
  async holder(): Promise<string | null> {
    const before = await this.read();
    if (before === null || before.holder === null) return null;
    const end = performance.now() + this.times.listenMs;
    while (performance.now() < end) {
      await pause(LISTEN_EVERY_MS);
      const now = await this.read();
      if (now && now.beat !== before.beat) return now.holder && now.name;
    }
    return null;
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** True when this process had the lock, and says so anew. */
  private async raised(): Promise<boolean> {
    const { matchedCount } = await this.run((locks, limit) =>
      locks.updateOne({ _id: this.lock, holder: this.process.id }, { $inc: { beat: 1 } }, limit),
    );
    return matchedCount === 1;
  }

  private async begin(): Promise<boolean> {
    try {
      await this.run((locks, limit) => locks.insertOne({ _id: this.lock, ...this.own() }, limit));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Takes the place of a holder that is gone; false when another was first. */
  private async succeed({ _id, holder, beat }: LockDocument): Promise<boolean> {
    const { matchedCount } = await this.run((locks, limit) =>
      locks.updateOne({ _id, holder, beat }, { $set: this.own() }, limit),
    );
    return matchedCount === 1;
  }

  private own(): Omit<LockDocument, '_id'> {
    const { id: holder, name } = this.process;
    return { holder, name, beat: Math.floor(Math.random() * 2 ** 40), stop: null };
  }

  private read(withinMs?: number): Promise<LockDocument | null> {
    return this.run((locks, limit) => locks.findOne({ _id: this.lock }, limit), withinMs);
  }

  private run<T>(
    work: (locks: Collection<LockDocument>, limit: Limit) => Promise<T>,
    withinMs?: number,
  ): Promise<T> {
    return this.connection.run((db, limit) => work(locksIn(db), limit), withinMs);
  }
}

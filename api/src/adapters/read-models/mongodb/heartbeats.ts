import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Collection } from 'mongodb';
import { LOOK_EVERY_MS, TAKEN_AFTER_MS } from '../../../ports/lock.port.js';
import type { Limit, MongoConnection } from '../../mongodb/mongo-connection.js';

interface BeatDocument {
  /** The mark of a process. */
  readonly _id: string;
  readonly beat: number;
}

const LISTEN_EVERY_MS = 100;

/**
 * By which processes that rebuild can be told from those that are gone: a document each that they change again and again.
 * No clock is compared, as with the lease (docs/adr/0013-one-projector-by-lease.md).
 */
export class Heartbeats {
  /** The mark of this process. */
  readonly id = randomUUID();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly connection: MongoConnection,
    private readonly silentAfterMs = TAKEN_AFTER_MS,
  ) {}

  async begin(): Promise<void> {
    if (this.timer) return;
    // One that is missed is made good by the next.
    this.timer = setInterval(() => void this.beat().catch(() => undefined), LOOK_EVERY_MS).unref();
    await this.beat();
  }

  async end(): Promise<void> {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
    await this.forget([this.id]).catch(() => undefined);
  }

  /** Those of these marks that are not heard of for as long as a process that lives is never silent. */
  async silent(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const waiting = new Set(ids.filter((id) => this.timer === null || id !== this.id));
    if (waiting.size === 0) return waiting;
    const before = await this.read([...waiting]);
    const until = performance.now() + this.silentAfterMs;
    while (waiting.size > 0 && performance.now() < until) {
      await pause(LISTEN_EVERY_MS);
      for (const [id, beat] of await this.read([...waiting])) {
        if (beat > (before.get(id) ?? 0)) waiting.delete(id);
      }
    }
    return waiting;
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.run((beats, limit) => beats.deleteMany({ _id: { $in: [...ids] } }, limit));
  }

  private async beat(): Promise<void> {
    await this.run((beats, limit) =>
      beats.updateOne({ _id: this.id }, { $inc: { beat: 1 } }, { upsert: true, ...limit }),
    );
  }

  private async read(ids: readonly string[]): Promise<Map<string, number>> {
    const found = await this.run((beats, limit) => beats.find({ _id: { $in: [...ids] } }, limit).toArray());
    return new Map(found.map(({ _id, beat }) => [_id, beat]));
  }

  private run<T>(work: (beats: Collection<BeatDocument>, limit: Limit) => Promise<T>): Promise<T> {
    return this.connection.run((db, limit) => work(db.collection<BeatDocument>('rebuilding'), limit));
  }
}

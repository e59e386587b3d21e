import { TAKEN_AFTER_MS, type Lock, type QuestionLocks } from '../../../ports/lock.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { locksIn, MongoLock, type MongoLockHolder } from './mongo-lock.js';

const LOOK_EVERY_MS = 10 * TAKEN_AFTER_MS;
/** Of a lock's name: a member's id follows. */
const NAME = 'question ';

/** Locks among machines. Those that a dead process has left, which name a member, are cleared away with later questions. */
export class MongoQuestionLocks implements QuestionLocks {
  /** Beats by lock, at the last look. */
  private seen: ReadonlyMap<string, number> = new Map();
  private lookedAt = -Infinity;

  constructor(
    private readonly connection: MongoConnection,
    private readonly holder: MongoLockHolder,
    private readonly lookEveryMs = LOOK_EVERY_MS,
  ) {}

  of(memberId: string): Lock {
    // Nobody waits for it, and the next look makes good what this one could not.
    if (performance.now() - this.lookedAt >= this.lookEveryMs) this.clearLeft().catch(() => undefined);
    return new MongoLock(this.connection, NAME + memberId, this.holder);
  }

  async askToStop(memberId: string, reply: string): Promise<void> {
    const stop = { $set: { stop: reply } };
    await this.connection.run((db, limit) => locksIn(db).updateOne({ _id: NAME + memberId }, stop, limit));
  }

  async askedToStop(memberId: string): Promise<string | null> {
    const own = { _id: NAME + memberId, holder: this.holder.id };
    const lock = await this.connection.run((db, limit) => locksIn(db).findOne(own, limit));
    return lock?.stop ?? null;
  }

  /** Removes the locks whose beat was the same at the last look: nobody who lives is silent for so long. */
  private async clearLeft(): Promise<void> {
    this.lookedAt = performance.now();
    const before = this.seen;
    const found = await this.connection.run((db, limit) =>
      locksIn(db)
        .find({ _id: { $gt: NAME, $lt: 'question!' } }, limit)
        .toArray(),
    );
    this.seen = new Map(found.map(({ _id, beat }) => [_id, beat]));
    for (const { _id, beat } of found.filter((lock) => before.get(lock._id) === lock.beat))
      await this.connection.run((db, limit) => locksIn(db).deleteOne({ _id, beat }, limit));
  }
}

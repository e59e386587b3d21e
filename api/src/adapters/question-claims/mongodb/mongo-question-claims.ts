import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Collection } from 'mongodb';
import { LAPSED_AFTER_MS, type QuestionClaims } from '../../../ports/question-claims.port.js';
import { isDuplicateKey, type MongoConnection } from '../../mongodb/mongo-connection.js';

interface ClaimDocument {
  /** The member's id. */
  readonly _id: string;
  /** A process of this moment, and no other. */
  readonly holder: string;
  /** One more whenever it is renewed. */
  readonly beat: number;
}

const LOOK_EVERY_MS = 100;

/** Claims among machines: a document for each question that is asked, which its holder changes again and again. */
export class MongoQuestionClaims implements QuestionClaims {
  private readonly id = randomUUID();

  constructor(
    private readonly connection: MongoConnection,
    private readonly lapsedAfterMs = LAPSED_AFTER_MS,
  ) {}

  /** Where another has it, looks on until that one is heard of, has given it up, or should have been heard of. */
  async take(memberId: string): Promise<boolean> {
    let there = await this.addOrFind(memberId);
    const since = performance.now();
    while (there.holder !== this.id) {
      if (performance.now() - since >= this.lapsedAfterMs) return this.succeed(there);
      await pause(LOOK_EVERY_MS);
      const now = await this.addOrFind(memberId);
      if (now.holder !== this.id && now.beat !== there.beat) return false;
      there = now;
    }
    return true;
  }

  async renew(memberIds: readonly string[]): Promise<void> {
    if (memberIds.length === 0) return;
    const own = { _id: { $in: [...memberIds] }, holder: this.id };
    await this.run((claims) => claims.updateMany(own, { $inc: { beat: 1 } }));
  }

  async release(memberId: string): Promise<void> {
    await this.run((claims) => claims.deleteOne({ _id: memberId, holder: this.id }));
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  /** The claim as it is now; this process's, when there was none. */
  private async addOrFind(memberId: string): Promise<ClaimDocument> {
    for (;;) {
      const found = await this.run((claims) => claims.findOne({ _id: memberId }));
      if (found) return found;
      const own: ClaimDocument = { _id: memberId, holder: this.id, beat: firstBeat() };
      if (await this.added(own)) return own;
    }
  }

  private async added(own: ClaimDocument): Promise<boolean> {
    try {
      await this.run((claims) => claims.insertOne(own));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Takes the place of a holder that is gone; false when another was first. */
  private async succeed({ _id, holder, beat }: ClaimDocument): Promise<boolean> {
    const { matchedCount } = await this.run((claims) =>
      claims.updateOne({ _id, holder, beat }, { $set: { holder: this.id, beat: firstBeat() } }),
    );
    return matchedCount === 1;
  }

  private run<T>(work: (claims: Collection<ClaimDocument>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<ClaimDocument>('questionClaims')));
  }
}

/** Another than any claim before it began with: whoever looks on must see that it is a new one. */
function firstBeat(): number {
  return Math.floor(Math.random() * 2 ** 40);
}

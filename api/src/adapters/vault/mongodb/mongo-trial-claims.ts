import type { TrialClaims } from '../../../ports/trial-claims.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { IndexedCollection } from './indexed-collection.js';

interface ClaimDocument {
  /** The address's hash. */
  readonly _id: string;
  readonly memberId: string;
  readonly at: number;
}

export class MongoTrialClaims implements TrialClaims {
  private readonly claims: IndexedCollection<ClaimDocument>;

  constructor(connection: MongoConnection) {
    this.claims = new IndexedCollection(connection, 'trialClaims', [{ memberId: 1 }, { at: 1 }]);
  }

  async claim(addressHash: string, memberId: string, at: number, keptMs: number): Promise<boolean> {
    try {
      await this.claims.write(async (claims, limit) => {
        await claims.deleteMany({ at: { $lte: at - keptMs } }, limit);
        // Where somebody else has it, this is another document of the same id.
        await claims.updateOne({ _id: addressHash, memberId }, { $max: { at } }, { upsert: true, ...limit });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return this.has(addressHash, memberId);
      throw error;
    }
  }

  /** Two processes of one member's may have claimed it at the same moment. */
  private async has(addressHash: string, memberId: string): Promise<boolean> {
    const found = await this.claims.run((claims, limit) =>
      claims.findOne({ _id: addressHash, memberId }, limit),
    );
    return found !== null;
  }

  /** An erased member's claims name nobody any more. */
  async leave(memberId: string): Promise<void> {
    await this.claims.run((claims, limit) =>
      claims.updateMany({ memberId }, { $set: { memberId: '' } }, limit),
    );
  }
}

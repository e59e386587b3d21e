import type { AccountLink, AccountLinks, LinkKind } from '../../../ports/account-links.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { IndexedCollection } from './indexed-collection.js';

interface LinkDocument extends Omit<AccountLink, 'tokenHash'> {
  readonly _id: string;
}

export class MongoAccountLinks implements AccountLinks {
  private readonly links: IndexedCollection<LinkDocument>;

  constructor(connection: MongoConnection) {
    this.links = new IndexedCollection(connection, 'accountLinks', [{ memberId: 1 }, { expiresAt: 1 }]);
  }

  async add({ tokenHash, ...link }: AccountLink, now: number): Promise<void> {
    await this.links.write(async (links, limit) => {
      await links.deleteMany({ expiresAt: { $lte: now } }, limit);
      await links.insertOne({ _id: tokenHash, ...link }, limit);
    });
  }

  async find(tokenHash: string, now: number): Promise<AccountLink | null> {
    const which = { _id: tokenHash, expiresAt: { $gt: now } };
    return toLink(await this.links.run((links, limit) => links.findOne(which, limit)));
  }

  async take(tokenHash: string, now: number): Promise<AccountLink | null> {
    const which = { _id: tokenHash, expiresAt: { $gt: now } };
    return toLink(await this.links.run((links, limit) => links.findOneAndDelete(which, limit)));
  }

  async end(memberId: string, kinds: readonly LinkKind[]): Promise<void> {
    await this.links.run((links, limit) => links.deleteMany({ memberId, kind: { $in: [...kinds] } }, limit));
  }

  async endAll(memberId: string): Promise<void> {
    await this.links.run((links, limit) => links.deleteMany({ memberId }, limit));
  }
}

function toLink(found: LinkDocument | null): AccountLink | null {
  if (!found) return null;
  const { _id: tokenHash, kind, memberId, about, expiresAt } = found;
  return { tokenHash, kind, memberId, about, expiresAt };
}

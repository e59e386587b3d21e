import type { Collection, Filter, UpdateFilter } from 'mongodb';
import { type Limit, type MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import type {
  Asking,
  FailedSignIns,
  OpenSession,
  SessionOpening,
  Vault,
  VaultEntry,
} from '../../../ports/vault.port.js';

/** What entries of earlier versions do not have. */
type Later = 'sessions' | 'markGeneration' | 'marksGiven';

interface MongoEntry extends Omit<VaultEntry, 'memberId' | Later> {
  readonly _id: string;
  readonly sessions?: OpenSession[];
  readonly markGeneration?: number;
  readonly marksGiven?: number;
}

/** Wrong passwords in a row. */
interface FailedDocument extends FailedSignIns {
  /** E-mail hash and device. */
  readonly _id: string;
  readonly emailHash: string;
  readonly forgetAt: number;
}

const failedId = (emailHash: string, from: string) => `${emailHash}/${from}`;

/** The vault in MongoDB, for any number of machines; every write is acknowledged by a majority. */
export class MongoVault implements Vault {
  private indexed: Promise<unknown> | null = null;
  private failedIndexed = false;

  constructor(private readonly connection: MongoConnection) {}

  async add({ memberId, sessions, ...entry }: VaultEntry): Promise<boolean> {
    try {
      await this.ensureIndex();
      await this.run((entries, limit) =>
        entries.insertOne({ _id: memberId, ...entry, sessions: [...sessions] }, limit),
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error) && (await this.findByEmail(entry.emailHash))) return false;
      throw error;
    }
  }

  /** All at the same time, over the connections that there are. */
  async addAll(entries: readonly VaultEntry[]): Promise<VaultEntry[]> {
    const added = await Promise.all(entries.map((entry) => this.add(entry)));
    return entries.filter((_, index) => !added[index]);
  }

  async find(memberId: string): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries, limit) => entries.findOne({ _id: memberId }, limit)));
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries, limit) => entries.findOne({ emailHash }, limit)));
  }

  async page(after: string, count: number): Promise<VaultEntry[]> {
    const found = await this.run((entries, limit) =>
      entries
        .find({ _id: { $gt: after } }, limit)
        .sort({ _id: 1 })
        .limit(count)
        .toArray(),
    );
    return found.flatMap((entry) => toEntry(entry) ?? []);
  }

  async last(): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries, limit) => entries.findOne({}, { sort: { _id: -1 }, ...limit })));
  }

  async rewrap(entry: VaultEntry, wrappedKey: string, emailHash: string): Promise<boolean> {
    const former = { _id: entry.memberId, wrappedKey: entry.wrappedKey };
    return this.update(former, { $set: { wrappedKey, emailHash } });
  }

  async isRotating(): Promise<boolean> {
    return (await this.inRotation((notes, limit) => notes.findOne({ _id: 'rotation' }, limit))) !== null;
  }

  async setRotating(rotating: boolean): Promise<void> {
    await this.inRotation(async (notes, limit) => {
      const which = { _id: 'rotation' } as const;
      if (rotating) await notes.updateOne(which, { $set: { begun: true } }, { upsert: true, ...limit });
      else await notes.deleteOne(which, limit);
    });
  }

  async changePassword(
    { memberId, passwordHash: former }: VaultEntry,
    { sessionId, most }: Asking,
    passwordHash: string,
    only: OpenSession,
  ): Promise<boolean> {
    const mayAsk = [{ 'sessions.id': sessionId }, { [`sessions.${most - 1}`]: { $exists: true } }];
    return this.update(
      { _id: memberId, passwordHash: former, $or: mayAsk },
      { $set: { passwordHash, sessions: [only], marksGiven: 1 }, $inc: { markGeneration: 1 } },
    );
  }

  async openSession(
    { memberId, passwordHash }: VaultEntry,
    session: OpenSession,
    { most, newMark }: SessionOpening,
  ): Promise<boolean> {
    return this.update(
      { _id: memberId, passwordHash },
      { $push: { sessions: { $each: [session], $slice: -most } }, $inc: { marksGiven: Number(newMark) } },
    );
  }

  async touchSession(memberId: string, sessionId: string, at: number): Promise<void> {
    await this.update({ _id: memberId, 'sessions.id': sessionId }, { $set: { 'sessions.$.seenAt': at } });
  }

  async endSession(memberId: string, sessionId: string): Promise<boolean> {
    const change = { $pull: { sessions: { id: sessionId } } };
    return this.update({ _id: memberId, 'sessions.id': sessionId }, change);
  }

  async endSessions(memberId: string): Promise<void> {
    const change = { $set: { sessions: [], marksGiven: 0 }, $inc: { markGeneration: 1 } };
    await this.update({ _id: memberId }, change);
  }

  async failedSignIns(emailHash: string, from: string): Promise<FailedSignIns | null> {
    const found = await this.inFailed((failed, limit) =>
      failed.findOne({ _id: failedId(emailHash, from) }, limit),
    );
    return found && { count: found.count, lastAt: found.lastAt };
  }

  /** What is forgotten is removed whenever one is counted. */
  async countFailedSignIn(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    await this.inFailed(async (failed, limit) => {
      if (!this.failedIndexed) await failed.createIndex({ forgetAt: 1 }, {}, undefined);
      this.failedIndexed = true;
      await failed.deleteMany({ forgetAt: { $lte: at } }, limit);
      const change = { $inc: { count: 1 }, $set: { emailHash, lastAt: at, forgetAt: at + forgetAfter } };
      await failed.updateOne({ _id: failedId(emailHash, from) }, change, { upsert: true, ...limit });
    });
  }

  async forgetFailedSignIns(emailHash: string, from: string): Promise<void> {
    await this.inFailed((failed, limit) => failed.deleteOne({ _id: failedId(emailHash, from) }, limit));
  }

  /** Gone for every query at once; the server's own log and files keep older copies until they are overwritten. */
  async destroy(memberId: string): Promise<void> {
    const entry = await this.find(memberId);
    if (entry)
      await this.inFailed((failed, limit) => failed.deleteMany({ emailHash: entry.emailHash }, limit));
    await this.run((entries, limit) => entries.deleteOne({ _id: memberId }, limit));
  }

  ping(): Promise<void> {
    return this.connection.ping();
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private run<T>(work: (entries: Collection<MongoEntry>, limit: Limit) => Promise<T>): Promise<T> {
    return this.connection.run((db, limit) => work(db.collection<MongoEntry>('vault'), limit));
  }

  /** False when no entry is as the filter says. */
  private async update(filter: Filter<MongoEntry>, change: UpdateFilter<MongoEntry>): Promise<boolean> {
    const { matchedCount } = await this.run((entries, limit) => entries.updateOne(filter, change, limit));
    return matchedCount === 1;
  }

  private inFailed<T>(work: (failed: Collection<FailedDocument>, limit: Limit) => Promise<T>): Promise<T> {
    return this.connection.run((db, limit) => work(db.collection<FailedDocument>('failedSignIns'), limit));
  }

  private inRotation<T>(
    work: (notes: Collection<{ _id: 'rotation' }>, limit: Limit) => Promise<T>,
  ): Promise<T> {
    return this.connection.run((db, limit) => work(db.collection<{ _id: 'rotation' }>('vaultNotes'), limit));
  }

  /**
   * Before the first entry is added, once a process: whoever only reads makes nothing. Asked for again after a failure. The
   * server may take its time, as with a vault that was restored without its index: it goes on when the client has left.
   */
  private async ensureIndex(): Promise<void> {
    this.indexed ??= this.run((entries) =>
      entries.createIndex({ emailHash: 1 }, { unique: true }, undefined),
    );
    try {
      await this.indexed;
    } catch (error) {
      this.indexed = null;
      throw error;
    }
  }
}

function toEntry(found: MongoEntry | null): VaultEntry | null {
  if (!found) return null;
  const { _id, emailHash, passwordHash, wrappedKey, createdAt } = found;
  const { sessions = [], markGeneration = 0, marksGiven = 0 } = found;
  const written = { memberId: _id, emailHash, passwordHash, wrappedKey, createdAt };
  return { ...written, sessions, markGeneration, marksGiven };
}

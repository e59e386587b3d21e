import type { Collection, Filter, UpdateFilter } from 'mongodb';
import { isDuplicateKey, type MongoConnection } from '../../mongodb/mongo-connection.js';
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
      await this.run(async (entries) => {
        await this.ensureIndex(entries);
        return entries.insertOne({ _id: memberId, ...entry, sessions: [...sessions] });
      });
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
    return toEntry(await this.run((entries) => entries.findOne({ _id: memberId })));
  }

  async findByEmail(emailHash: string): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries) => entries.findOne({ emailHash })));
  }

  async page(after: string, limit: number): Promise<VaultEntry[]> {
    const found = await this.run((entries) =>
      entries
        .find({ _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray(),
    );
    return found.flatMap((entry) => toEntry(entry) ?? []);
  }

  async last(): Promise<VaultEntry | null> {
    return toEntry(await this.run((entries) => entries.findOne({}, { sort: { _id: -1 } })));
  }

  async rewrap(entry: VaultEntry, wrappedKey: string, emailHash: string): Promise<boolean> {
    const former = { _id: entry.memberId, wrappedKey: entry.wrappedKey };
    return this.update(former, { $set: { wrappedKey, emailHash } });
  }

  async isRotating(): Promise<boolean> {
    return (await this.inRotation((notes) => notes.findOne({ _id: 'rotation' }))) !== null;
  }

  async setRotating(rotating: boolean): Promise<void> {
    await this.inRotation(async (notes) => {
      if (rotating) await notes.updateOne({ _id: 'rotation' }, { $set: { begun: true } }, { upsert: true });
      else await notes.deleteOne({ _id: 'rotation' });
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
    const found = await this.inFailed((failed) => failed.findOne({ _id: failedId(emailHash, from) }));
    return found && { count: found.count, lastAt: found.lastAt };
  }

  /** What is forgotten is removed whenever one is counted. */
  async countFailedSignIn(emailHash: string, from: string, at: number, forgetAfter: number): Promise<void> {
    await this.inFailed(async (failed) => {
      if (!this.failedIndexed) await failed.createIndex({ forgetAt: 1 }, {}, undefined);
      this.failedIndexed = true;
      await failed.deleteMany({ forgetAt: { $lte: at } });
      const change = { $inc: { count: 1 }, $set: { emailHash, lastAt: at, forgetAt: at + forgetAfter } };
      await failed.updateOne({ _id: failedId(emailHash, from) }, change, { upsert: true });
    });
  }

  async forgetFailedSignIns(emailHash: string, from: string): Promise<void> {
    await this.inFailed((failed) => failed.deleteOne({ _id: failedId(emailHash, from) }));
  }

  /** Gone for every query at once; the server's own log and files keep older copies until they are overwritten. */
  async destroy(memberId: string): Promise<void> {
    const entry = await this.find(memberId);
    if (entry) await this.inFailed((failed) => failed.deleteMany({ emailHash: entry.emailHash }));
    await this.run((entries) => entries.deleteOne({ _id: memberId }));
  }

  ping(): Promise<void> {
    return this.connection.ping();
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private run<T>(work: (entries: Collection<MongoEntry>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<MongoEntry>('vault')));
  }

  /** False when no entry is as the filter says. */
  private async update(filter: Filter<MongoEntry>, change: UpdateFilter<MongoEntry>): Promise<boolean> {
    const { matchedCount } = await this.run((entries) => entries.updateOne(filter, change));
    return matchedCount === 1;
  }

  private inFailed<T>(work: (failed: Collection<FailedDocument>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<FailedDocument>('failedSignIns')));
  }

  private inRotation<T>(work: (notes: Collection<{ _id: 'rotation' }>) => Promise<T>): Promise<T> {
    return this.connection.run((db) => work(db.collection<{ _id: 'rotation' }>('vaultNotes')));
  }

  /** Before the first entry is added, once a process: whoever only reads makes nothing. Asked for again after a failure. */
  private async ensureIndex(entries: Collection<MongoEntry>): Promise<void> {
    this.indexed ??= entries.createIndex({ emailHash: 1 }, { unique: true }, undefined);
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

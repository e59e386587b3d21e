import type { Collection, Filter, UpdateFilter } from 'mongodb';
import { type Limit, type MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import type { FactorSet, StoredFactors } from '../../../ports/second-factors.port.js';
import type { Asking, SessionOpening } from '../../../ports/vault.port.js';
import type { OpenSession, Vault, VaultEntry } from '../../../ports/vault.port.js';
import { MongoAccountLinks } from './mongo-account-links.js';
import { MongoFailedSignIns } from './mongo-failed-sign-ins.js';
import { MongoOutbox } from './mongo-outbox.js';
import { MongoReminders } from './mongo-reminders.js';
import { MongoTrialClaims } from './mongo-trial-claims.js';
import { MongoUseCounts } from './mongo-use-counts.js';

/** What entries of earlier versions do not have. */
type Later = 'sessions' | 'markGeneration' | 'marksGiven';

interface MongoEntry extends Omit<VaultEntry, 'memberId' | Later> {
  readonly _id: string;
  readonly sessions?: OpenSession[];
  readonly markGeneration?: number;
  readonly marksGiven?: number;
}

/** The vault in MongoDB, for any number of machines; every write is acknowledged by a majority. */
export class MongoVault implements Vault {
  readonly failedSignIns: MongoFailedSignIns;
  readonly links: MongoAccountLinks;
  readonly outbox: MongoOutbox;
  readonly reminders: MongoReminders;
  readonly trials: MongoTrialClaims;
  readonly uses: MongoUseCounts;
  private indexed: Promise<unknown> | null = null;

  constructor(private readonly connection: MongoConnection) {
    this.failedSignIns = new MongoFailedSignIns(connection);
    this.links = new MongoAccountLinks(connection);
    this.outbox = new MongoOutbox(connection);
    this.reminders = new MongoReminders(connection);
    this.trials = new MongoTrialClaims(connection);
    this.uses = new MongoUseCounts(connection);
  }

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

  async resetPassword(memberId: string, passwordHash: string): Promise<VaultEntry | null> {
    const change = { $set: { passwordHash, sessions: [], marksGiven: 1 }, $inc: { markGeneration: 1 } };
    if (!(await this.update({ _id: memberId }, change))) return null;
    const entry = await this.find(memberId);
    if (entry) await this.failedSignIns.forgetAll(entry.emailHash);
    return entry;
  }

  async moveAddress({ memberId, emailHash: former }: VaultEntry, emailHash: string): Promise<boolean> {
    await this.ensureIndex();
    try {
      if (!(await this.update({ _id: memberId, emailHash: former }, { $set: { emailHash } }))) return false;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    await this.failedSignIns.forgetAll(former);
    return true;
  }

  async openSession(
    verified: VaultEntry,
    session: OpenSession,
    { most, newMark, rehashed = verified.passwordHash, factors }: SessionOpening,
  ): Promise<boolean> {
    const used = factors ? { factors: nextFactors(verified, factors) } : {};
    return this.update(asRead(verified), {
      $set: { passwordHash: rehashed, ...used },
      $push: { sessions: { $each: [session], $slice: -most } },
      $inc: { marksGiven: Number(newMark) },
    });
  }

  async changeFactors(former: VaultEntry, factors: FactorSet): Promise<boolean> {
    return this.update(asRead(former), { $set: { factors: nextFactors(former, factors) } });
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

  /** Gone for every query at once; the server's own log and files keep older copies until they are overwritten. */
  async destroy(memberId: string): Promise<void> {
    const entry = await this.find(memberId);
    if (entry) await this.failedSignIns.forgetAll(entry.emailHash);
    await this.links.endAll(memberId);
    await this.outbox.removeAll(memberId);
    await this.reminders.removeAll(memberId);
    await this.trials.leave(memberId);
    // Last: whoever finds the entry finishes what was left half-way.
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

/** The entry while its password and its second factors are those that were read. */
function asRead({ memberId, passwordHash, factors }: VaultEntry): Filter<MongoEntry> {
  return { _id: memberId, passwordHash, 'factors.revision': factors?.revision ?? { $exists: false } };
}

function nextFactors({ factors: former }: VaultEntry, factors: FactorSet): StoredFactors {
  return { ...factors, revision: (former?.revision ?? 0) + 1 };
}

function toEntry(found: MongoEntry | null): VaultEntry | null {
  if (!found) return null;
  const { _id, emailHash, passwordHash, wrappedKey, createdAt } = found;
  const { sessions = [], markGeneration = 0, marksGiven = 0, factors } = found;
  const written = { memberId: _id, emailHash, passwordHash, wrappedKey, createdAt };
  return { ...written, sessions, markGeneration, marksGiven, ...(factors && { factors }) };
}

import type { Outbox, QueuedMail } from '../../../ports/outbox.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import { IndexedCollection } from './indexed-collection.js';

interface MailDocument extends Omit<QueuedMail, 'id'> {
  readonly _id: string;
}

export class MongoOutbox implements Outbox {
  private readonly mails: IndexedCollection<MailDocument>;

  constructor(connection: MongoConnection) {
    this.mails = new IndexedCollection(connection, 'outbox', [{ dueAt: 1 }, { memberId: 1 }]);
  }

  async add({ id, ...mail }: QueuedMail): Promise<void> {
    try {
      await this.mails.write((mails, limit) => mails.insertOne({ _id: id, ...mail }, limit));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Looked for before it is changed: that the answer is the document as it was is not the same on every server. */
  async claim(now: number, until: number): Promise<QueuedMail | null> {
    for (;;) {
      const due = await this.mails.run((mails, limit) =>
        mails.findOne({ dueAt: { $lte: now } }, { sort: { dueAt: 1, _id: 1 }, ...limit }),
      );
      if (!due) return null;
      const { _id, dueAt } = due;
      const { matchedCount } = await this.mails.run((mails, limit) =>
        mails.updateOne({ _id, dueAt }, { $set: { dueAt: until } }, limit),
      );
      // Otherwise another process was first.
      if (matchedCount === 1) return toMail({ ...due, dueAt });
    }
  }

  async postpone(id: string, dueAt: number): Promise<void> {
    const later = { $set: { dueAt }, $inc: { attempts: 1 } };
    await this.mails.run((mails, limit) => mails.updateOne({ _id: id }, later, limit));
  }

  async remove(id: string): Promise<void> {
    await this.mails.run((mails, limit) => mails.deleteOne({ _id: id }, limit));
  }

  count(): Promise<number> {
    return this.mails.run((mails, limit) => mails.countDocuments({}, limit));
  }

  async removeAll(memberId: string): Promise<void> {
    await this.mails.run((mails, limit) => mails.deleteMany({ memberId }, limit));
  }
}

function toMail({ _id: id, memberId, sealed, dueAt, giveUpAt, attempts }: MailDocument): QueuedMail {
  return { id, memberId, sealed, dueAt, giveUpAt, attempts };
}

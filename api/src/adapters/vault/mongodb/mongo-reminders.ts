import type { Reminders, ReminderTiming, StoredReminder } from '../../../ports/reminders.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';
import { IndexedCollection } from './indexed-collection.js';

interface ReminderDocument extends Omit<StoredReminder, 'id'> {
  readonly _id: string;
}

export class MongoReminders implements Reminders {
  private readonly reminders: IndexedCollection<ReminderDocument>;

  constructor(connection: MongoConnection) {
    this.reminders = new IndexedCollection(connection, 'reminders', [{ dueAt: 1 }, { memberId: 1 }]);
  }

  async put({ id, ...reminder }: StoredReminder): Promise<void> {
    await this.reminders.write(async (reminders, limit) => {
      await reminders.replaceOne({ _id: id }, reminder, { upsert: true, ...limit });
      const { memberId, sessionId } = reminder;
      await reminders.deleteMany({ memberId, sessionId, _id: { $ne: id } }, limit);
    });
  }

  async of(memberId: string): Promise<StoredReminder[]> {
    const found = await this.reminders.run((reminders, limit) =>
      reminders.find({ memberId }, limit).sort({ setAt: -1, _id: 1 }).toArray(),
    );
    return found.map(toReminder);
  }

  async remove(memberId: string, id: string): Promise<void> {
    await this.reminders.run((reminders, limit) => reminders.deleteOne({ _id: id, memberId }, limit));
  }

  async carry(memberId: string, from: string, to: string): Promise<void> {
    const change = { $set: { sessionId: to } };
    await this.reminders.run((reminders, limit) =>
      reminders.updateMany({ memberId, sessionId: from }, change, limit),
    );
  }

  async due(now: number, beyond: number, most: number): Promise<StoredReminder[]> {
    const due = { $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: beyond } }] };
    const found = await this.reminders.run((reminders, limit) =>
      reminders.find(due, limit).sort({ dueAt: 1, _id: 1 }).limit(most).toArray(),
    );
    return found.map(toReminder);
  }

  async advance({ id, about, dueAt, attempts }: StoredReminder, timing: ReminderTiming): Promise<boolean> {
    const asRead = { _id: id, about, dueAt, attempts };
    const { dueAt: nextDueAt, plannedAt, attempts: nextAttempts } = timing;
    const change = { $set: { dueAt: nextDueAt, plannedAt, attempts: nextAttempts } };
    const { matchedCount } = await this.reminders.run((reminders, limit) =>
      reminders.updateOne(asRead, change, limit),
    );
    return matchedCount === 1;
  }

  async removeAll(memberId: string): Promise<void> {
    await this.reminders.run((reminders, limit) => reminders.deleteMany({ memberId }, limit));
  }
}

function toReminder({ _id: id, ...reminder }: ReminderDocument): StoredReminder {
  return { id, ...reminder };
}

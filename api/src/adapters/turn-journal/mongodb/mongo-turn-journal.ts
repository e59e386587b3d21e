import type { Collection, Db } from 'mongodb';
import { StoreUnavailable } from '../../../ports/event-store.port.js';
import type { JournalledTurn, TurnJournal } from '../../../ports/turn-journal.port.js';
import type { MongoConnection } from '../../mongodb/mongo-connection.js';

interface KeptTurn {
  readonly _id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The turn, as JSON. */
  readonly turn: string;
}

const turnsIn = (db: Db): Collection<KeptTurn> => db.collection<KeptTurn>('turnJournal');

/**
 * One document a turn: every process knows what waits for the event store, and any of them records it. While MongoDB is away
 * as well, a turn is kept in the journal `aside`, of this process alone.
 */
export class MongoTurnJournal<Command = unknown> implements TurnJournal<Command> {
  constructor(
    private readonly connection: MongoConnection,
    private readonly aside: TurnJournal<Command>,
  ) {}

  async keep(turn: JournalledTurn<Command>): Promise<void> {
    const kept = { at: Date.now(), turn: JSON.stringify(turn) };
    try {
      await this.connection.run((db, limit) =>
        turnsIn(db).replaceOne({ _id: turn.id }, kept, { upsert: true, ...limit }),
      );
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await this.aside.keep(turn);
    }
  }

  /** In the order in which they were kept, since turns of one conversation follow each other. Throws StoreUnavailable. */
  async pending(): Promise<JournalledTurn<Command>[]> {
    const aside = await this.aside.pending();
    const kept = await this.connection.run((db, limit) =>
      turnsIn(db).find({}, limit).sort({ at: 1 }).toArray(),
    );
    return [...aside, ...kept.map(({ turn }) => JSON.parse(turn) as JournalledTurn<Command>)];
  }

  async remove(id: string): Promise<void> {
    await this.aside.remove(id);
    await this.connection.run((db, limit) => turnsIn(db).deleteOne({ _id: id }, limit));
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import { SqliteEventStore } from '../adapters/event-store/sqlite/sqlite-event-store.js';
import { eventCatalogue } from '../domain/all-events.js';
import { practiceDecider } from '../domain/practice/decide.js';
import { practicesStream } from '../domain/practice/events.js';
import { CommandRunner } from '../runtime/run-command.js';
import { Keyring } from '../runtime/sealing.js';
import { withoutTelling } from './faulty-event-store.js';
import { sealedAs } from './sealed.js';

/** Two processes of the release that kept the chain of a practice that it had not stored, on one data folder. */
export class FormerProcesses {
  readonly memberId = randomUUID();
  readonly stream = practicesStream(this.memberId);
  private readonly key = new Keyring(randomBytes(32)).newKey(this.memberId).key;
  private readonly stores: readonly SqliteEventStore[];
  private readonly runners: readonly CommandRunner[];

  constructor(directory: string) {
    this.stores = [new SqliteEventStore(directory), new SqliteEventStore(directory)];
    this.runners = this.stores.map((store) => new CommandRunner(withoutTelling(store), eventCatalogue));
  }

  /** A practice through the first or second process; the same key again is the same practice. */
  async practise(through: 0 | 1, idempotencyKey?: string): Promise<void> {
    const practiceId =
      idempotencyKey === undefined ? randomUUID() : this.key.uuidOf('practice', idempotencyKey);
    const { memberId, stream } = this;
    const facts = {
      mindstream: 'power',
      practiceType: 'Worship',
      durationMinutes: 20,
      qualityRating: 7,
    } as const;
    const when = { localDate: '2026-11-20', timeZone: 'UTC', utcOffsetMinutes: 0 };
    const notes = sealedAs<never>(randomUUID());
    await this.runners[through]?.run(
      practiceDecider,
      stream,
      { type: 'LogPractice', practiceId, ...facts, ...when, notes },
      { memberId, correlationId: randomUUID(), commandId: practiceId },
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.stores.map((store) => store.close()));
  }
}

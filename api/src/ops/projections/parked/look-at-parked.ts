import { OPERATIONS_STREAM, type OperationsEvent } from '../../../domain/operations/events.js';
import { eventsOf } from '../../../features/shared/events-of.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import type { ReadOnlyStores } from '../../../composition/stores.js';
import { CommandFailed } from '../../support/failures.js';
import { fields } from '../../../features/export/csv.js';
import { figures, type RowLayout } from '../../support/rows.js';

/** A document that stands at an event, or a read model that is folded without one. */
export interface ParkedRow {
  readonly position: number;
  readonly type: string;
  readonly projection: string;
  /** Empty of one that is skipped. */
  readonly document: string;
  readonly member: string;
  readonly state: 'parked' | 'skipped';
  readonly why: string;
}

const AT_ONCE = 500;

export const parkedLayout: RowLayout<ParkedRow> = {
  none: 'No event is parked or skipped.',
  columns: [
    ...figures<ParkedRow>('position'),
    ...fields<ParkedRow>('type', 'projection', 'document', 'member', 'state', 'why'),
  ],
};

/** Of everything that is served, by read model and document; then what is skipped. */
export async function* parkedRows({
  eventStore,
  models,
}: Pick<ReadOnlyStores, 'eventStore' | 'models'>): AsyncGenerator<ParkedRow> {
  for (const version of await models.versions()) {
    if (version.status !== 'active') continue;
    let after: string | undefined;
    for (;;) {
      const page = await models.parked(version, AT_ONCE, after);
      for (const { key, owner, position, parked } of page) {
        const { type, why } = parked;
        const place = { projection: version.collection, document: key, member: owner };
        yield { position, type, ...place, state: 'parked', why };
      }
      after = page.at(-1)?.key;
      if (page.length < AT_ONCE) break;
    }
  }
  yield* await skippedRows(eventStore);
}

async function skippedRows(eventStore: Pick<EventStore, 'readStream'>): Promise<ParkedRow[]> {
  const rows = new Map<string, ParkedRow>();
  for await (const event of eventsOf<OperationsEvent>(eventStore, OPERATIONS_STREAM)) {
    if (event.type !== 'EventSkipped' && event.type !== 'SkipWithdrawn') continue;
    const { projection, position, by } = event.data;
    const key = `${projection} ${position}`;
    if (event.type === 'SkipWithdrawn') rows.delete(key);
    else {
      const why = `by ${by.operator}: ${by.reason}`;
      const { eventType: type } = event.data;
      rows.set(key, { position, type, projection, document: '', member: '', state: 'skipped', why });
    }
  }
  return [...rows.values()];
}

/** The event at a position. Throws CommandFailed when there is none. */
export async function eventAt(eventStore: EventStore, position: number): Promise<RecordedEvent> {
  for await (const page of eventStore.readAll({ after: position - 1 })) {
    const [first] = page;
    if (first?.position === position) return first;
    if (first) break;
  }
  throw new CommandFailed(`there is no event at position ${position}`);
}

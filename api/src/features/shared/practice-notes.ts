import { practicesStream, type PracticeEvent, type PracticeNotes } from '../../domain/practice/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { LedgerRow } from '../../projections/practice-ledger.js';
import { eventsOf } from './events-of.js';

export type Open = <T>(sealed: Sealed<T>) => T;

/** Of a practice whose event an operator has skipped. */
export const NO_NOTES: PracticeNotes = { practiceName: '', insights: '' };

/** Events between two that are wanted which are read rather than passed over by another read. */
const READ_THROUGH = 300;

/** What practices of a member's are called and gave, by their ids. Throws StoreUnavailable. */
export async function practiceNotesAt(
  store: Pick<EventStore, 'readStream'>,
  memberId: string,
  rows: readonly Pick<LedgerRow, 'practiceId' | 'notesRevision'>[],
  open: Open,
): Promise<Map<string, PracticeNotes>> {
  const wanted = [...new Set(rows.map(({ notesRevision }) => notesRevision))].sort((a, b) => a - b);
  const ids = new Set(rows.map(({ practiceId }) => practiceId));
  const notes = new Map<string, PracticeNotes>();
  let next = 0;
  while (next < wanted.length) {
    const fromRevision = wanted[next] ?? 0;
    const events = eventsOf<PracticeEvent>(store, practicesStream(memberId), { fromRevision });
    next += 1;
    let until = fromRevision;
    for await (const event of events) {
      const { revision } = event;
      if (revision === until)
        for (const [practiceId, own] of notesIn(event, open))
          if (ids.has(practiceId)) notes.set(practiceId, own());
      if (revision < until) continue;
      const following = wanted[next];
      if (following === undefined || following - revision > READ_THROUGH) break;
      until = following;
      next += 1;
    }
  }
  return notes;
}

/** The notes that an event says, by the ids of their practices; opened when they are asked for. */
export function notesIn({ type, data }: PracticeEvent, open: Open): [string, () => PracticeNotes][] {
  if (type === 'PracticeRemoved') return [];
  if (type !== 'PracticesImported') return [[data.practiceId, () => open(data.notes)]];
  let all: readonly PracticeNotes[] | null = null;
  return data.practices.map(({ practiceId }, place) => [
    practiceId,
    () => (all ??= open(data.notes))[place] ?? NO_NOTES,
  ]);
}

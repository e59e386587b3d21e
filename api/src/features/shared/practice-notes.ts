import { practicesStream, type PracticeEvent, type PracticeNotes } from '../../domain/practice/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { eventsOf } from './events-of.js';

/** Events between two that are wanted which are read rather than passed over by another read. */
const READ_THROUGH = 300;

/** What a member's practices are called and gave, by the revisions at which it is said. Throws StoreUnavailable. */
export async function practiceNotesAt(
  store: Pick<EventStore, 'readStream'>,
  memberId: string,
  revisions: readonly number[],
): Promise<Map<number, Sealed<PracticeNotes>>> {
  const wanted = [...revisions].sort((a, b) => a - b);
  const notes = new Map<number, Sealed<PracticeNotes>>();
  let next = 0;
  while (next < wanted.length) {
    const fromRevision = wanted[next] ?? 0;
    const events = eventsOf<PracticeEvent>(store, practicesStream(memberId), { fromRevision });
    next += 1;
    let until = fromRevision;
    for await (const { revision, data } of events) {
      if (revision === until && 'notes' in data) notes.set(revision, data.notes);
      if (revision < until) continue;
      const following = wanted[next];
      if (following === undefined || following - revision > READ_THROUGH) break;
      until = following;
      next += 1;
    }
  }
  return notes;
}

import type { HighlightRequest, MarksResponse, NoteRequest, WireNote } from '@emit/contract/marks';
import { waitingRequests, type WaitingRequest } from '../../../shared/lib/outbox';
import { withColour } from './with-colour';

export const MARKS = '/api/v1/marks';
export const HIGHLIGHTS = `${MARKS}/highlights`;
export const NOTES = `${MARKS}/notes`;

/** Begins the id of a note that the server has not named yet; its idempotency key follows. */
const UNNAMED = 'waiting:';

/** Changes of marks that wait for a connection, in their order. */
export function waitingMarks(): WaitingRequest[] {
  return waitingRequests().filter(({ path }) => path.startsWith(MARKS));
}

/** The idempotency key of a note that the server has not named yet; null for one with a name. */
export function keyOfUnnamed(noteId: string): string | null {
  return noteId.startsWith(UNNAMED) ? noteId.slice(UNNAMED.length) : null;
}

/** Returns the marks as they will be once what waits has reached the server. */
export function withWaiting(
  marks: MarksResponse,
  waiting: readonly WaitingRequest[] = waitingMarks(),
): MarksResponse {
  return waiting.filter(({ refusal }) => refusal === null).reduce(withChange, marks);
}

function withChange({ highlights, notes }: MarksResponse, change: WaitingRequest): MarksResponse {
  const { path, method, body } = change;
  // This browser has written them, as the API takes them.
  if (path === HIGHLIGHTS) return { highlights: withColour(highlights, body as HighlightRequest), notes };
  const id = method === 'POST' ? UNNAMED + change.id : path.slice(NOTES.length + 1);
  if (method === 'DELETE') return { highlights, notes: notes.filter(({ note_id }) => note_id !== id) };
  const known = notes.find(({ note_id }) => note_id === id);
  const at = new Date(change.at).toISOString();
  const note: WireNote = {
    ...(body as NoteRequest),
    note_id: id,
    written_at: known?.written_at ?? at,
    changed_at: at,
  };
  const others = notes.filter((one) => one !== known);
  // A change of a note that is not there any more brings none back.
  return { highlights, notes: known || method === 'POST' ? [...others, note] : notes };
}

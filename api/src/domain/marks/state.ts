import type { MarkEvent } from './events.js';

export interface MarkState {
  /** Ids of the verses that have a highlight. */
  readonly highlighted: Set<string>;
  /** Every note that was ever written, and whether it is still there. */
  readonly notes: Map<string, boolean>;
  /** How many notes are there. */
  standing: number;
  readonly changeIds: Set<string>;
}

export function initialMarks(): MarkState {
  return { highlighted: new Set(), notes: new Map(), standing: 0, changeIds: new Set() };
}

/** Changes the state it is given: a member's marks are many, and the state has one owner. */
export function evolveMarks(state: MarkState, event: MarkEvent): MarkState {
  switch (event.type) {
    case 'VerseHighlighted':
      state.highlighted.add(event.data.verseId);
      state.changeIds.add(event.data.changeId);
      break;
    case 'HighlightRemoved':
      state.highlighted.delete(event.data.verseId);
      state.changeIds.add(event.data.changeId);
      break;
    case 'VerseNoteKept':
      stand(state, event.data.noteId, true);
      state.changeIds.add(event.data.changeId);
      break;
    case 'VerseNoteRemoved':
      stand(state, event.data.noteId, false);
      break;
    default:
      return event satisfies never;
  }
  return state;
}

function stand(state: MarkState, noteId: string, isThere: boolean): void {
  const wasThere = state.notes.get(noteId) ?? false;
  state.notes.set(noteId, isThere);
  state.standing += Number(isThere) - Number(wasThere);
}

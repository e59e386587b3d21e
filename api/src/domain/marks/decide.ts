import { LIMITS } from '@emit/contract/limits';
import type { Decider } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/refusal.js';
import type { ChangeNote, HighlightVerses, MarkCommand, RemoveHighlights, WriteNote } from './commands.js';
import type { MarkEvent } from './events.js';
import { evolveMarks, initialMarks, type MarkState } from './state.js';

/**
 * What a member marks and notes in the Bible. The same change again changes nothing, also once another came after it; refuses
 * MARKS_FULL {what, most}, NOTE_NOT_FOUND and NOTE_REMOVED.
 */
export const markDecider: Decider<MarkState, MarkCommand, MarkEvent> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: initialMarks,
  evolve: evolveMarks,
  decide(command, state) {
    switch (command.type) {
      case 'HighlightVerses':
        return highlight(command, state);
      case 'RemoveHighlights':
        return removeHighlights(command, state);
      case 'WriteNote':
        return write(command, state);
      case 'ChangeNote':
        return change(command, state);
      case 'RemoveNote':
        return isThere(state, command.noteId)
          ? [{ type: 'VerseNoteRemoved', data: { noteId: command.noteId } }]
          : [];
      default:
        return command satisfies never;
    }
  },
};

function highlight(
  { changeId, verses }: HighlightVerses,
  { highlighted, changeIds }: MarkState,
): MarkEvent[] {
  if (changeIds.has(changeId)) return [];
  const added = verses.filter(({ verseId }) => !highlighted.has(verseId)).length;
  checkRoom('highlighted verses', highlighted.size + added, LIMITS.highlightsMax);
  return verses.map((verse) => ({ type: 'VerseHighlighted', data: { ...verse, changeId } }));
}

function removeHighlights(
  { changeId, verseIds }: RemoveHighlights,
  { highlighted, changeIds }: MarkState,
): MarkEvent[] {
  if (changeIds.has(changeId)) return [];
  const there = verseIds.filter((verseId) => highlighted.has(verseId));
  return there.map((verseId) => ({ type: 'HighlightRemoved', data: { verseId, changeId } }));
}

function write({ noteId, note }: WriteNote, { notes, standing }: MarkState): MarkEvent[] {
  if (notes.has(noteId)) return [];
  checkRoom('notes', standing + 1, LIMITS.notesMax);
  return [{ type: 'VerseNoteKept', data: { noteId, changeId: noteId, note } }];
}

function change({ noteId, changeId, note }: ChangeNote, state: MarkState): MarkEvent[] {
  const there = isThere(state, noteId);
  if (state.changeIds.has(changeId)) return [];
  if (!there) throw new Refusal('NOTE_REMOVED');
  return [{ type: 'VerseNoteKept', data: { noteId, changeId, note } }];
}

/** False for one that is removed. */
function isThere({ notes }: MarkState, noteId: string): boolean {
  const found = notes.get(noteId);
  if (found === undefined) throw new Refusal('NOTE_NOT_FOUND');
  return found;
}

function checkRoom(what: string, wanted: number, most: number): void {
  if (wanted > most) throw new Refusal('MARKS_FULL', { what, most });
}

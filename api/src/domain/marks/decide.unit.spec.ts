import { LIMITS } from '@emit/contract/limits';
import { given } from '../../testing/decider-spec.js';
import { sealedAs } from '../../testing/sealed.js';
import { markDecider } from './decide.js';
import type { Highlight, MarkEvent, VerseNote } from './events.js';

const gold = sealedAs<Highlight>('gold');
const sky = sealedAs<Highlight>('sky');
const note = sealedAs<VerseNote>('note');

const highlighted = (verseId: string, changeId = 'c1', highlight = gold): MarkEvent => ({
  type: 'VerseHighlighted',
  data: { verseId, changeId, highlight },
});
const unmarked = (verseId: string, changeId: string): MarkEvent => ({
  type: 'HighlightRemoved',
  data: { verseId, changeId },
});
const kept = (noteId: string, changeId = noteId, text = note): MarkEvent => ({
  type: 'VerseNoteKept',
  data: { noteId, changeId, note: text },
});
const removed = (noteId: string): MarkEvent => ({ type: 'VerseNoteRemoved', data: { noteId } });
const highlight = (changeId: string, ...verseIds: string[]) =>
  ({
    type: 'HighlightVerses',
    changeId,
    verses: verseIds.map((verseId) => ({ verseId, highlight: sky })),
  }) as const;
const many = (count: number, event: (at: number) => MarkEvent) =>
  Array.from({ length: count }, (_, at) => event(at));

describe('a highlight', () => {
  it('is of each verse, and takes the place of the one before', () => {
    given(markDecider, highlighted('v1'))
      .when(highlight('c2', 'v1', 'v2'))
      .then(highlighted('v1', 'c2', sky), highlighted('v2', 'c2', sky));
  });

  it('is made once, also after another change', () => {
    given(markDecider, highlighted('v1')).when(highlight('c1', 'v1')).thenNothing();
    given(markDecider, highlighted('v1'), highlighted('v1', 'c2', sky))
      .when(highlight('c1', 'v1'))
      .thenNothing();
    given(markDecider, highlighted('v1'), unmarked('v1', 'c2')).when(highlight('c1', 'v1')).thenNothing();
  });

  it('is removed where there is one, once', () => {
    const remove = { type: 'RemoveHighlights', changeId: 'c2', verseIds: ['v1', 'v2'] } as const;
    given(markDecider, highlighted('v1')).when(remove).then(unmarked('v1', 'c2'));
    given(markDecider).when(remove).thenNothing();
    given(markDecider, highlighted('v1'), unmarked('v1', 'c2'), highlighted('v1', 'c3'))
      .when(remove)
      .thenNothing();
  });

  it('is refused beyond the limit, where another colour still fits', () => {
    const full = many(LIMITS.highlightsMax, (at) => highlighted(`v${at}`));
    given(markDecider, ...full)
      .when(highlight('c2', 'more'))
      .thenRefused('MARKS_FULL', { what: 'highlighted verses', most: LIMITS.highlightsMax });
    given(markDecider, ...full)
      .when(highlight('c2', 'v7'))
      .then(highlighted('v7', 'c2', sky));
    given(markDecider, ...full, unmarked('v1', 'c2'))
      .when(highlight('c3', 'more'))
      .then(highlighted('more', 'c3', sky));
  });
});

describe('a note', () => {
  const write = { type: 'WriteNote', noteId: 'n1', note } as const;
  const other = sealedAs<VerseNote>('other');
  const change = { type: 'ChangeNote', noteId: 'n1', changeId: 'c1', note: other } as const;

  it('is written once, and not again when it was removed', () => {
    given(markDecider).when(write).then(kept('n1'));
    given(markDecider, kept('n1')).when(write).thenNothing();
    given(markDecider, kept('n1'), removed('n1')).when(write).thenNothing();
  });

  it('says something else from a change on, once', () => {
    given(markDecider, kept('n1'))
      .when(change)
      .then(kept('n1', 'c1', other));
    given(markDecider, kept('n1'), kept('n1', 'c1', other), kept('n1', 'c2'))
      .when(change)
      .thenNothing();
    given(markDecider, kept('n1'), kept('n1', 'c1', other), removed('n1'))
      .when(change)
      .thenNothing();
  });

  it('cannot be changed where there is none, or when it was removed', () => {
    given(markDecider).when(change).thenRefused('NOTE_NOT_FOUND');
    given(markDecider, kept('n1'), removed('n1')).when(change).thenRefused('NOTE_REMOVED');
  });

  it('is removed once', () => {
    const remove = { type: 'RemoveNote', noteId: 'n1' } as const;
    given(markDecider, kept('n1')).when(remove).then(removed('n1'));
    given(markDecider, kept('n1'), removed('n1')).when(remove).thenNothing();
    given(markDecider).when(remove).thenRefused('NOTE_NOT_FOUND');
  });

  it('is refused beyond the limit, and room is made by removing one', () => {
    const full = many(LIMITS.notesMax, (at) => kept(`n-${at}`));
    given(markDecider, ...full)
      .when(write)
      .thenRefused('MARKS_FULL', { what: 'notes', most: LIMITS.notesMax });
    given(markDecider, ...full, removed('n-1'))
      .when(write)
      .then(kept('n1'));
  });
});

import { HIGHLIGHT_COLOURS } from '@emit/contract/marks';
import { marksStream, type MarkEvent } from '../../domain/marks/events.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import { NewStream } from './write-history.js';

/** Where members read, of the verses that every chapter named here has. */
const CHAPTERS = [
  { book: 'Psalms', chapter: 23 },
  { book: 'Matthew', chapter: 11 },
  { book: 'John', chapter: 3 },
] as const;
const VERSES = 6;

/** What a member marks and notes in the Bible, by numbers of its own: the rest of a history is the same as without. */
export class DemoMarks {
  private readonly random: Random;
  private readonly stream: NewStream;
  private highlighted: string[] = [];
  private notes: string[] = [];

  constructor(
    memberId: string,
    seed: string,
    private readonly seal: Seal,
  ) {
    this.random = new Random(`marks/${seed}`);
    this.stream = new NewStream(marksStream(memberId), memberId);
  }

  /** Nothing on most days. */
  read(at: number): Happening[] {
    if (!this.random.chance(0.08)) return [];
    const { stream } = this;
    return [{ at, stream, events: [this.random.chance(0.6) ? this.highlight() : this.note()] }];
  }

  private highlight(): MarkEvent {
    const { random } = this;
    const changeId = random.uuid();
    if (this.highlighted.length > 0 && random.chance(0.3)) {
      const verseId = random.pick(this.highlighted);
      this.highlighted = this.highlighted.filter((one) => one !== verseId);
      return { type: 'HighlightRemoved', data: { verseId, changeId } };
    }
    const verseId = random.uuid();
    this.highlighted.push(verseId);
    const marked = {
      ...random.pick(CHAPTERS),
      verse: random.between(1, VERSES),
      colour: random.pick(HIGHLIGHT_COLOURS),
    };
    const highlight = this.seal(marked, { stream: this.stream.name, id: verseId, field: 'highlight' });
    return { type: 'VerseHighlighted', data: { verseId, changeId, highlight } };
  }

  private note(): MarkEvent {
    const { random } = this;
    const known = this.notes.length > 0 && random.chance(0.5) ? random.pick(this.notes) : null;
    if (known !== null && random.chance(0.5)) {
      this.notes = this.notes.filter((one) => one !== known);
      return { type: 'VerseNoteRemoved', data: { noteId: known } };
    }
    const changeId = random.uuid();
    const noteId = known ?? changeId;
    if (known === null) this.notes.push(noteId);
    const written = {
      ...random.pick(CHAPTERS),
      verses: [random.between(1, VERSES)],
      text: random.pick(texts.INSIGHTS) || 'Again tomorrow.',
    };
    const note = this.seal(written, { stream: this.stream.name, id: noteId, field: 'note' });
    return { type: 'VerseNoteKept', data: { noteId, changeId, note } };
  }
}

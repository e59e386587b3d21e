import { Inject, Injectable } from '@nestjs/common';
import { BOOK_GROUPS } from '@emit/contract/bible-books';
import type { MarksResponse, WireNote } from '@emit/contract/marks';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { verseHighlights, verseNotes } from '../../projections/marks.projection.js';
import type { Caller } from '../shared/caller.js';
import { READ_MODELS } from '../shared/injection-tokens.js';

const ORDER = new Map(BOOK_GROUPS.flatMap(({ books }) => books).map(([name], at) => [name, at]));

interface Place {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** All that a member has marked and noted, opened, in the order of the Bible. */
@Injectable()
export class GetMarksHandler {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async execute({ memberId, key }: Caller): Promise<MarksResponse> {
    const [marked, noted] = await Promise.all([
      this.models.list(verseHighlights, { owner: memberId }),
      this.models.list(verseNotes, { owner: memberId }),
    ]);
    const highlights = marked.flatMap(({ body: { highlight } }) => (highlight ? [key.open(highlight)] : []));
    const notes = noted.flatMap(({ key: note_id, body: { note, writtenAt, changedAt } }): WireNote[] =>
      note
        ? [
            {
              note_id,
              ...key.open(note),
              written_at: new Date(writtenAt).toISOString(),
              changed_at: new Date(changedAt).toISOString(),
            },
          ]
        : [],
    );
    return {
      highlights: highlights.sort(inOrder),
      notes: notes.sort((a, b) => inOrder(placeOf(a), placeOf(b)) || (a.written_at < b.written_at ? -1 : 1)),
    };
  }
}

function placeOf({ book, chapter, verses }: WireNote): Place {
  return { book, chapter, verse: verses[0] ?? 0 };
}

function inOrder(a: Place, b: Place): number {
  const books = (ORDER.get(a.book) ?? 0) - (ORDER.get(b.book) ?? 0);
  return books || a.chapter - b.chapter || a.verse - b.verse;
}

import fc from 'fast-check';
import { Refusal } from '../kernel/refusal.js';
import { markDecider } from '../domain/marks/decide.js';
import type { MarkCommand } from '../domain/marks/commands.js';
import { marksStream, type Highlight, type MarkEvent, type VerseNote } from '../domain/marks/events.js';
import { logOf, type Happening } from '../testing/events.js';
import { fold, foldBatches } from '../testing/fold.js';
import { timesRounds } from '../testing/rounds.js';
import { sealedAs } from '../testing/sealed.js';
import { verseHighlights, verseNotes } from './marks.projection.js';

interface Deed {
  readonly kind: number;
  readonly which: number;
  readonly change: number;
}

/** Few verses, notes and keys, so that changes meet, and are sent again. */
const deeds = fc.array(fc.record({ kind: fc.nat(4), which: fc.nat(5), change: fc.nat(20) }), {
  maxLength: 60,
});

function commandOf({ kind, which, change }: Deed): MarkCommand {
  const changeId = `c${change}`;
  switch (kind) {
    case 0: {
      const highlight = sealedAs<Highlight>(`${which}-${change}`);
      return { type: 'HighlightVerses', changeId, verses: [{ verseId: `v${which}`, highlight }] };
    }
    case 1:
      return { type: 'RemoveHighlights', changeId, verseIds: [`v${which}`, `v${which + 1}`] };
    case 2:
      return { type: 'WriteNote', noteId: `n${which}`, note: sealedAs<VerseNote>(`first-${which}`) };
    case 3:
      return {
        type: 'ChangeNote',
        noteId: `n${which}`,
        changeId,
        note: sealedAs<VerseNote>(`${which}-${change}`),
      };
    default:
      return { type: 'RemoveNote', noteId: `n${which}` };
  }
}

function livedBy(list: readonly Deed[]): {
  events: MarkEvent[];
  state: ReturnType<typeof markDecider.initial>;
} {
  let state = markDecider.initial();
  const events: MarkEvent[] = [];
  for (const command of list.map(commandOf)) {
    try {
      for (const event of markDecider.decide(command, state)) {
        state = markDecider.evolve(state, event);
        events.push(event);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { events, state };
}

it('live, rebuilt and in any batches they are the same, and what the decider knows to be there', () => {
  fc.assert(
    fc.property(deeds, fc.nat(60), (list, cut) => {
      const { events, state } = livedBy(list);
      const log = logOf(
        ...events.map((event, at): Happening => ({
          at: new Date(at * 1_000).toISOString(),
          stream: marksStream('ada'),
          event,
        })),
      );
      const highlights = fold(verseHighlights, log);
      const notes = fold(verseNotes, log);
      const batches = [log.slice(0, cut), log.slice(Math.max(0, cut - 3)), log.slice(-2)];
      expect(foldBatches(verseHighlights, batches)).toEqual(highlights);
      expect(foldBatches(verseNotes, batches)).toEqual(notes);
      const marked = [...highlights].filter(([, { body }]) => body.highlight !== null).map(([key]) => key);
      expect(new Set(marked)).toEqual(state.highlighted);
      const standing = [...notes].filter(([, { body }]) => body.note !== null).map(([key]) => key);
      expect(new Set(standing)).toEqual(
        new Set([...state.notes].flatMap(([id, isThere]) => (isThere ? [id] : []))),
      );
      expect(state.standing).toBe(standing.length);
    }),
    { numRuns: timesRounds(1_000) },
  );
});

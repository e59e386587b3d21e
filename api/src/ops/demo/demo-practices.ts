import { MINDSTREAM_TYPES, practiceTypesOf, type MindStreamType } from '@emit/contract/mindstreams';
import type { PracticeEvent, PracticeLogged } from '../../domain/practice/events.js';
import { practiceDateOf } from '../../domain/practice/practice-date.js';
import type { Happening, Seal } from './happening.js';
import { Random } from './random.js';
import * as texts from './texts.js';
import type { NewStream } from './write-history.js';

/** Where a member practises, and what mostly. */
export interface Practising {
  readonly stream: NewStream;
  readonly favourite: MindStreamType;
  readonly zone: string;
}

const MS_PER_DAY = 86_400_000;
/** After which a slip of the finger is seen. */
const SECOND_THOUGHT_MS = 40_000;
/** Days before it is imported that a practice was done: before the demo begins. */
const BEFORE_EMIT = 4_000;

/**
 * What a member logs, for yesterday now and then, and what is corrected or removed right after. The second thoughts go by
 * numbers of their own: the rest of a history is the same as before there were corrections.
 */
export class DemoPractices {
  private readonly thoughts: Random;
  private readonly imports: Random;

  constructor(
    seed: string,
    private readonly random: Random,
    private readonly seal: Seal,
  ) {
    this.thoughts = new Random(`practices/${seed}`);
    this.imports = new Random(`imports/${seed}`);
  }

  /** Now and then, what was written down elsewhere before. */
  bring(at: number, { stream, favourite: mindstream, zone }: Practising): Happening[] {
    const { imports } = this;
    if (!imports.chance(0.004)) return [];
    const importId = imports.uuid();
    const first = imports.between(0, BEFORE_EMIT);
    const practices = Array.from({ length: imports.between(1, 5) }, (_, day) => ({
      practiceId: imports.uuid(),
      mindstream,
      practiceType: imports.pick(practiceTypesOf(mindstream)),
      durationMinutes: imports.between(1, 6) * 5,
      qualityRating: imports.between(4, 10),
      ...importedDate(at - (BEFORE_EMIT + first + day) * MS_PER_DAY, zone),
    }));
    const notesOf = practices.map(() => ({ practiceName: 'Written down before', insights: '' }));
    const notes = this.seal(notesOf, { stream: stream.name, id: importId, field: 'notes' });
    const data = { importId, source: 'csv', timeZone: zone, practices, notes } as const;
    return [{ at, stream, events: [{ type: 'PracticesImported', data }] }];
  }

  practise(at: number, where: Practising): Happening[] {
    const { stream } = where;
    const logged = this.logged(at, where);
    const again = this.secondThought(logged);
    const events = [{ at, stream, events: [logged] }];
    return again ? [...events, { at: at + SECOND_THOUGHT_MS, stream, events: [again] }] : events;
  }

  private logged(at: number, { stream, favourite, zone }: Practising): PracticeLogged {
    const { random, thoughts } = this;
    const mindstream = random.chance(0.6) ? favourite : random.pick(MINDSTREAM_TYPES);
    const practiceId = random.uuid();
    const isOfYesterday = thoughts.chance(0.03);
    return {
      type: 'PracticeLogged',
      data: {
        practiceId,
        mindstream,
        practiceType: random.pick(practiceTypesOf(mindstream)),
        durationMinutes: random.chance(0.7) ? random.between(1, 6) * 5 : random.between(5, 120),
        qualityRating: Math.min(10, random.between(4, 8) + random.between(0, 3)),
        ...dateOf(at, zone, isOfYesterday),
        notes: this.seal(
          { practiceName: random.pick(texts.PRACTICE_NAMES), insights: random.pick(texts.INSIGHTS) },
          { stream: stream.name, id: practiceId, field: 'notes' },
        ),
      },
    };
  }

  private secondThought({ data }: PracticeLogged): PracticeEvent | null {
    const { thoughts } = this;
    const what = thoughts.next();
    if (what < 0.01) return { type: 'PracticeRemoved', data: { practiceId: data.practiceId } };
    if (what > 0.03) return null;
    const durationMinutes = Math.max(1, data.durationMinutes - thoughts.between(1, 10));
    const qualityRating = thoughts.between(4, 10);
    const correctionId = thoughts.uuid();
    return { type: 'PracticeCorrected', data: { ...data, durationMinutes, qualityRating, correctionId } };
  }
}

function dateOf(at: number, zone: string, isOfYesterday: boolean) {
  const { today } = practiceDateOf(at, zone);
  const yesterday = new Date(Date.parse(today) - MS_PER_DAY).toISOString().slice(0, 10);
  const { today: _today, ...date } = practiceDateOf(at, zone, isOfYesterday ? yesterday : today);
  return date;
}

function importedDate(at: number, zone: string) {
  const { timeZone: _timeZone, ...date } = dateOf(at, zone, false);
  return date;
}

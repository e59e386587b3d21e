import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@emit/contract/limits';
import type { PracticePage, WirePractice } from '@emit/contract/practices';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { rowsOf, type LedgerRow } from '../../projections/practice-ledger.js';
import type { Caller } from '../shared/caller.js';
import { EVENT_STORE, READ_MODELS } from '../shared/injection-tokens.js';
import { cursorIn, cursorOf, isBefore, type MomentCursor } from '../shared/moment-cursor.js';
import { practicesOf } from '../shared/practices-of.js';
import { NO_NOTES, practiceNotesAt } from '../shared/practice-notes.js';

/** Which practices are wanted; what is left out takes all. */
export interface PracticeFilter {
  readonly day?: string | undefined;
  readonly stream?: string | undefined;
  readonly type?: string | undefined;
  /** `next` of the page before. */
  readonly cursor?: string | undefined;
}

/** A member's practices as they count now, the latest first. Their names are read where they were said. */
@Injectable()
export class ListPracticesHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ memberId, key }: Caller, filter: PracticeFilter): Promise<PracticePage> {
    const ledger = await practicesOf(this.models, memberId);
    const wanted = [...rowsOf(ledger)].reverse().filter(isWanted(filter));
    const page = wanted.slice(0, LIMITS.practicesPerPage);
    const notes = await practiceNotesAt(this.store, memberId, page, (sealed) => key.open(sealed));
    const practices = page.map((row) => practiceOf(row, notes.get(row.practiceId) ?? NO_NOTES));
    const last = page.at(-1);
    const next = last && wanted.length > page.length ? cursorOf(placeOf(last)) : null;
    return { practices, next };
  }
}

function isWanted({ day, stream, type, cursor = '' }: PracticeFilter): (row: LedgerRow) => boolean {
  const after = cursorIn(cursor);
  return (row) =>
    (day === undefined || row.localDate === day) &&
    (stream === undefined || row.mindstream === stream) &&
    (type === undefined || row.practiceType === type) &&
    (after === null || isBefore(placeOf(row), after));
}

const placeOf = ({ at, revision }: LedgerRow): MomentCursor => ({ at, position: revision });

function practiceOf(row: LedgerRow, notes: { practiceName: string; insights: string }): WirePractice {
  return {
    practice_id: row.practiceId,
    practice_date: row.localDate,
    practiced_at: new Date(row.at).toISOString(),
    mindstream_type: row.mindstream,
    practice_type: row.practiceType,
    practice_name: notes.practiceName === '' ? row.practiceType : notes.practiceName,
    duration_minutes: row.durationMinutes,
    quality_rating: row.qualityRating,
    insights_gained: notes.insights,
  };
}

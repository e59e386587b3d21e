import { unitsPerPoint, type ScoringRules } from '@emit/contract/scoring';
import type { MemberEvent } from '../../domain/member/events.js';
import type { PracticeEvent, PracticeNotes } from '../../domain/practice/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import { dashboardProjection, type DashboardDocument } from '../../projections/dashboard.projection.js';
import type { Folded } from '../../kernel/projection.js';
import type { CsvColumn } from './csv.js';

export interface PracticeRow {
  readonly practice_id: string;
  /** The member's own calendar date. */
  readonly date: string;
  /** ISO instant. */
  readonly logged_at: string;
  readonly time_zone: string;
  readonly mindstream: string;
  readonly practice_type: string;
  readonly practice_name: string;
  readonly duration_minutes: number;
  readonly quality_rating: number;
  /** Exact, by the scoring rules in force. */
  readonly points: number;
  /** Days in a row, this one counted. */
  readonly streak_days: number;
  readonly insights: string;
}

export const PRACTICE_COLUMNS: readonly CsvColumn<PracticeRow>[] = (
  [
    'date',
    'logged_at',
    'time_zone',
    'mindstream',
    'practice_type',
    'practice_name',
    'duration_minutes',
    'quality_rating',
    'points',
    'streak_days',
    'insights',
    'practice_id',
  ] as const
).map((title) => ({ title, value: (row) => row[title] }));

export interface Journey {
  readonly document: DashboardDocument | null;
  readonly rows: readonly PracticeRow[];
}

/** Every practice with what it brought: the dashboard's own fold, so that the points are those which the app shows. */
export function journeyOf(
  rules: ScoringRules,
  events: readonly Folded<MemberEvent | PracticeEvent>[],
  open: (sealed: Sealed<PracticeNotes>) => PracticeNotes,
): Journey {
  const projection = dashboardProjection(rules);
  const rows: PracticeRow[] = [];
  let document: DashboardDocument | null = null;
  for (const event of events) {
    if (!projection.types.has(event.type)) continue;
    const before: number = document?.units ?? 0;
    document = projection.evolve(document ?? projection.initial(event), event);
    if (event.type !== 'PracticeLogged') continue;
    const { practiceId, localDate, timeZone, mindstream, practiceType, notes } = event.data;
    const { practiceName, insights } = open(notes);
    rows.push({
      practice_id: practiceId,
      date: localDate,
      logged_at: new Date(event.at).toISOString(),
      time_zone: timeZone,
      mindstream,
      practice_type: practiceType,
      practice_name: practiceName,
      duration_minutes: event.data.durationMinutes,
      quality_rating: event.data.qualityRating,
      points: (document.units - before) / unitsPerPoint(rules),
      streak_days: document.streak?.count ?? 0,
      insights,
    });
  }
  return { document, rows };
}

import { unitsPerPoint, type ScoringRules } from '@emit/contract/scoring';
import type { MemberEvent } from '../../domain/member/events.js';
import type { PracticeEvent, PracticeFacts, PracticeNotes } from '../../domain/practice/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import {
  dashboardProjection,
  type DashboardDocument,
  type RecentPractice,
} from '../../projections/dashboard.projection.js';
import { scoredPractices, type ScoredPractice } from '../../projections/journey-sums.js';
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

/** Every practice that counts with what it brings: by the dashboard's own fold, so that the points are those which the app shows. */
export function journeyOf(
  rules: ScoringRules,
  events: readonly Folded<MemberEvent | PracticeEvent>[],
  open: (sealed: Sealed<PracticeNotes>) => PracticeNotes,
): Journey {
  const projection = dashboardProjection(rules);
  const logged = new Map<string, number>();
  const said = new Map<string, PracticeFacts>();
  let document: DashboardDocument | null = null;
  for (const event of events) {
    if (!projection.types.has(event.type)) continue;
    document = projection.evolve(document ?? projection.initial(event), event);
    if (event.type === 'PracticeLogged') logged.set(event.data.practiceId, event.at);
    if (event.type === 'PracticeLogged' || event.type === 'PracticeCorrected')
      said.set(event.data.practiceId, event.data);
  }
  if (document === null) return { document, rows: [] };
  const rows = [...scoredPractices(rules, document.ledger)].flatMap((scored) => {
    const { practiceId } = scored.row;
    const facts = said.get(practiceId);
    return facts ? [rowOf(rules, scored, facts, logged.get(practiceId) ?? 0, open(facts.notes))] : [];
  });
  return { document: { ...document, recent: document.recent.map(withNotes(said)) }, rows };
}

/** The fold has let go of the notes of some that are shown again. */
function withNotes(said: ReadonlyMap<string, PracticeFacts>) {
  return (practice: RecentPractice): RecentPractice => ({
    ...practice,
    notes: said.get(practice.practiceId)?.notes ?? practice.notes,
  });
}

function rowOf(
  rules: ScoringRules,
  { row, units, streakDays }: ScoredPractice,
  { timeZone }: PracticeFacts,
  loggedAt: number,
  { practiceName, insights }: PracticeNotes,
): PracticeRow {
  return {
    practice_id: row.practiceId,
    date: row.localDate,
    logged_at: new Date(loggedAt).toISOString(),
    time_zone: timeZone,
    mindstream: row.mindstream,
    practice_type: row.practiceType,
    practice_name: practiceName,
    duration_minutes: row.durationMinutes,
    quality_rating: row.qualityRating,
    points: units / unitsPerPoint(rules),
    streak_days: streakDays,
    insights,
  };
}

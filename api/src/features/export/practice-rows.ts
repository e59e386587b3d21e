import { unitsPerPoint, type ScoringRules } from '@emit/contract/scoring';
import type { MemberEvent } from '../../domain/member/events.js';
import { practiceEvents, type PracticeEvent, type PracticeNotes } from '../../domain/practice/events.js';
import {
  dashboardProjection,
  type DashboardDocument,
  type RecentPractice,
} from '../../projections/dashboard.projection.js';
import { scoredPractices, type ScoredPractice } from '../../projections/journey-sums.js';
import type { Folded } from '../../kernel/projection.js';
import { NO_NOTES, notesIn, type Open } from '../shared/practice-notes.js';
import { fields } from './csv.js';

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

export const PRACTICE_COLUMNS = [
  ...fields<PracticeRow>('date', 'logged_at', 'time_zone', 'mindstream', 'practice_type', 'practice_name'),
  ...fields<PracticeRow>('duration_minutes', 'quality_rating', 'points', 'streak_days', 'insights'),
  ...fields<PracticeRow>('practice_id'),
];

export interface Journey {
  readonly document: DashboardDocument | null;
  readonly rows: readonly PracticeRow[];
  /** Of one that is shown: the fold may have let go of them. */
  readonly notes: (practice: RecentPractice) => PracticeNotes;
}

/** What was said of a practice last. */
interface Said {
  readonly timeZone: string;
  readonly notes: () => PracticeNotes;
}

/** Every practice that counts with what it brings: by the dashboard's own fold, so that the points are those which the app shows. */
export function journeyOf(
  rules: ScoringRules,
  events: readonly Folded<MemberEvent | PracticeEvent>[],
  open: Open,
): Journey {
  const projection = dashboardProjection(rules);
  const logged = new Map<string, number>();
  const said = new Map<string, Said>();
  let document: DashboardDocument | null = null;
  for (const event of events) {
    if (!projection.types.has(event.type)) continue;
    document = projection.evolve(document ?? projection.initial(event), event);
    if (!isOfPractices(event) || !('timeZone' in event.data)) continue;
    const { timeZone } = event.data;
    for (const [practiceId, notes] of notesIn(event, open)) {
      said.set(practiceId, { timeZone, notes });
      if (!logged.has(practiceId)) logged.set(practiceId, event.at);
    }
  }
  const notes = ({ practiceId }: RecentPractice) => said.get(practiceId)?.notes() ?? NO_NOTES;
  if (document === null) return { document, rows: [], notes };
  const rows = [...scoredPractices(rules, document.ledger)].flatMap((scored) => {
    const { practiceId } = scored.row;
    const own = said.get(practiceId);
    return own ? [rowOf(rules, scored, own, logged.get(practiceId) ?? 0)] : [];
  });
  return { document, rows, notes };
}

function isOfPractices(event: Folded<MemberEvent | PracticeEvent>): event is Folded<PracticeEvent> {
  return event.type in practiceEvents;
}

function rowOf(
  rules: ScoringRules,
  { row, units, streakDays }: ScoredPractice,
  { timeZone, notes }: Said,
  loggedAt: number,
): PracticeRow {
  const { practiceName, insights } = notes();
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

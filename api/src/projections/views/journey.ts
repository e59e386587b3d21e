import { LIMITS } from '@emit/contract/limits';
import { MINDSTREAM_TYPES, MINDSTREAMS, type MindStreamType } from '@emit/contract/mindstreams';
import { levelProgressOf, wholePoints, type ScoringRules, type LevelProgress } from '@emit/contract/scoring';
import type { PracticeNotes } from '../../domain/practice/events.js';
import { localDateOf } from '../../kernel/local-date.js';
import type { DashboardDocument, RecentPractice } from '../dashboard.projection.js';
import type { StreamDocument, Totals } from '../journey-sums.js';
import type { LedgerRow } from '../practice-ledger.js';

/** What a view of a journey is made from; sealed texts are opened by the functions given. */
export interface JourneyInput {
  /** Null before the member's first event has been folded. */
  readonly document: DashboardDocument | null;
  readonly notes: (practice: RecentPractice) => PracticeNotes;
  /** The rules that the document was folded with. */
  readonly rules: ScoringRules;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A practice as both views list it, its notes opened. */
export type ShownPractice = Omit<
  LedgerRow,
  'practiceId' | 'at' | 'utcOffsetMinutes' | 'revision' | 'notesRevision'
> & {
  /** Null for one that was made up. */
  practiceId: string | null;
  name: string;
  insights: string;
  /** ISO instant. */
  at: string;
};

export interface PointsProgress extends LevelProgress {
  /** Whole points, rounded down. */
  points: number;
}

/** Today's date where the member last practised. */
export function todayOf(document: DashboardDocument | null, now: number): string {
  return localDateOf(now, document?.timeZone ?? 'UTC').localDate;
}

export function pointsProgress(rules: ScoringRules, units: number): PointsProgress {
  const points = wholePoints(rules, units);
  return { points, ...levelProgressOf(rules, points) };
}

/** To one decimal; 0 when there was none. */
export function averageQuality({ sessions, qualitySum }: Totals): number {
  return sessions === 0 ? 0 : Math.round((qualitySum * 10) / sessions) / 10;
}

/** The newest practices; when none is kept, one made up for each stream that has a last session (spec §3). */
export function shownPractices({ document, notes }: JourneyInput): ShownPractice[] {
  if (document === null) return [];
  if (document.recent.length === 0) return synthesised(document);
  return document.recent.map((practice) => {
    const { practiceName, insights } = notes(practice);
    const name = practiceName === '' ? practice.practiceType : practiceName;
    return {
      practiceId: practice.practiceId,
      mindstream: practice.mindstream,
      practiceType: practice.practiceType,
      durationMinutes: practice.durationMinutes,
      qualityRating: practice.qualityRating,
      localDate: practice.localDate,
      name,
      insights,
      at: new Date(practice.at).toISOString(),
    };
  });
}

function synthesised(document: DashboardDocument): ShownPractice[] {
  return MINDSTREAM_TYPES.flatMap((mindstream) => {
    const stream = document.streams[mindstream];
    if (stream.lastAt === null) return [];
    const { localDate } = localDateOf(stream.lastAt, document.timeZone ?? 'UTC');
    return [{ ...synthesisedFrom(mindstream, stream, stream.lastAt), localDate }];
  });
}

function synthesisedFrom(mindstream: MindStreamType, stream: StreamDocument, lastAt: number) {
  const name = `${MINDSTREAMS[mindstream].name} Practice`;
  return {
    practiceId: null,
    name,
    practiceType: name,
    insights: `${stream.sessions} sessions completed`,
    mindstream,
    durationMinutes: Math.round(stream.minutes / stream.sessions),
    qualityRating: averageQuality(stream),
    at: new Date(lastAt).toISOString(),
  };
}

/** How many typical practices the points still missing are (spec §9: 28 points each, rounded up). */
export function practicesFor(points: number): number {
  return Math.ceil(points / LIMITS.typicalPracticePoints);
}

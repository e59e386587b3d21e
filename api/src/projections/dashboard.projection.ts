import { LIMITS } from '@emit/contract/limits';
import type { ScoringRules } from '@emit/contract/scoring';
import type { MemberErased, MemberRegistered, Profile, ProfileChanged } from '../domain/member/events.js';
import type {
  PracticeEvent,
  PracticeFacts,
  PracticeNotes,
  PracticesImported,
} from '../domain/practice/events.js';
import { KEPT_DATES } from '../domain/scoring/active-days.js';
import {
  defineProjection,
  type Folded,
  type ReadModel,
  withoutData,
  type Projection,
} from '../kernel/projection.js';
import { requireFields } from '../kernel/fields.js';
import type { Sealed } from '../kernel/sealed.js';
import { newSums, scoreBy, type JourneySums, type Score } from './journey-sums.js';
import {
  addToLedger,
  correctInLedger,
  importIntoLedger,
  newLedger,
  removeFromLedger,
  rowsOf,
  type LedgerRow,
  type PracticeLedger,
} from './practice-ledger.js';

type DashboardEvent = MemberRegistered | ProfileChanged | PracticeEvent | MemberErased;

/** A practice as it counts now. */
export type RecentPractice = Omit<LedgerRow, 'utcOffsetMinutes' | 'revision'> & {
  /** Null where the fold had let go of them, or they were imported: they stand in the member's practices at revision `notesRevision`. */
  notes: Sealed<PracticeNotes> | null;
};

/** All that the dashboard and the progress summary show; "today" is applied when it is read. */
export interface DashboardDocument extends JourneySums {
  profile: Sealed<Profile> | null;
  registeredAt: number | null;
  erased: boolean;
  /** Where the member was when a practice was logged last. */
  timeZone: string;
  /** The newest first. */
  recent: RecentPractice[];
  ledger: PracticeLedger;
}

/** What names the read model in a read; its projection depends on the rules. */
export const dashboard: ReadModel<DashboardDocument> = { name: 'dashboard' };

const PROFILE = { profile: 'text' } as const;

/** A member's journey under the scoring rules given; new rules are a new shape. */
export function dashboardProjection(rules: ScoringRules): Projection<DashboardDocument> {
  const score = scoreBy(rules);
  const recount = (document: DashboardDocument, changed?: PracticeFacts) =>
    countAgain(document, newSums(rules), score, changed);
  return defineProjection<DashboardDocument, DashboardEvent>({
    ...dashboard,
    shape: `2/rules-${rules.version}`,
    foldsWith: { rules, recentPracticesKept: LIMITS.recentPracticesKept, datesKept: KEPT_DATES },
    key: (event) => event.memberId,
    initial: () => newDashboard(rules),
    on: {
      MemberRegistered(document, { at, data }) {
        document.registeredAt = at;
        document.profile = requireFields(data, PROFILE).profile;
      },
      ProfileChanged(document, { data }) {
        document.profile = requireFields(data, PROFILE).profile;
      },
      PracticeLogged(document, event) {
        const { row, isLast } = addToLedger(document.ledger, event);
        document.timeZone = event.data.timeZone;
        if (!isLast) recount(document, event.data);
        else remember(document, row, event.data.notes, score);
      },
      PracticesImported: (document, event) => recount(takeImported(document, event)),
      PracticeCorrected(document, event) {
        if (correctInLedger(document.ledger, event)) recount(document, event.data);
      },
      PracticeRemoved(document, { data }) {
        const { practiceId } = requireFields(data, { practiceId: 'text' });
        if (removeFromLedger(document.ledger, practiceId)) recount(document);
      },
      MemberErased: withoutData((document) => {
        document.erased = true;
        document.profile = null;
        document.recent = [];
      }),
    },
  });
}

function newDashboard(rules: ScoringRules): DashboardDocument {
  return {
    profile: null,
    registeredAt: null,
    erased: false,
    ...newSums(rules),
    timeZone: 'UTC',
    recent: [],
    ledger: newLedger(),
  };
}

function takeImported(document: DashboardDocument, event: Folded<PracticesImported>): DashboardDocument {
  importIntoLedger(document.ledger, event);
  document.timeZone = event.data.timeZone;
  return document;
}

/** One that counts before others changes what they earn: all of them are counted from the beginning. */
function countAgain(
  document: DashboardDocument,
  nothing: JourneySums,
  score: Score,
  changed?: PracticeFacts,
): void {
  Object.assign(document, nothing);
  const notes = new Map(document.recent.map((recent) => [recent.practiceId, recent.notes]));
  if (changed) notes.set(changed.practiceId, changed.notes);
  const newest: LedgerRow[] = [];
  for (const row of rowsOf(document.ledger)) {
    score(document, row);
    newest.push(row);
    if (newest.length > LIMITS.recentPracticesKept) newest.shift();
  }
  document.recent = [];
  for (const row of newest) remember(document, row, notes.get(row.practiceId) ?? null);
}

/** Counts the practice, where it is not counted yet, and keeps it among the newest. */
function remember(
  document: DashboardDocument,
  row: LedgerRow,
  notes: RecentPractice['notes'],
  score?: Score,
): void {
  score?.(document, row);
  if (document.erased) return;
  document.recent.unshift({
    practiceId: row.practiceId,
    mindstream: row.mindstream,
    practiceType: row.practiceType,
    durationMinutes: row.durationMinutes,
    qualityRating: row.qualityRating,
    at: row.at,
    localDate: row.localDate,
    notesRevision: row.notesRevision,
    notes,
  });
  if (document.recent.length > LIMITS.recentPracticesKept) document.recent.pop();
}

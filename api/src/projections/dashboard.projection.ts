import type { MindStreamType } from '@emit/contract/mindstreams';
import { LIMITS } from '@emit/contract/limits';
import { practiceUnits, type ScoringRules } from '@emit/contract/scoring';
import type { MemberErased, MemberRegistered, Profile, ProfileChanged } from '../domain/member/events.js';
import type { PracticeLogged } from '../domain/practice/events.js';
import { addActiveDay, KEPT_DATES } from '../domain/scoring/active-days.js';
import { advanceStreak, type Streak } from '../domain/scoring/streak.js';
import {
  defineProjection,
  type ReadModel,
  withoutData,
  type Folded,
  type Projection,
} from '../kernel/projection.js';
import { requireFields } from '../kernel/fields.js';
import type { Sealed } from '../kernel/sealed.js';

type DashboardEvent = MemberRegistered | ProfileChanged | PracticeLogged | MemberErased;

export interface Totals {
  sessions: number;
  minutes: number;
  /** Sum of the ratings, for averages. */
  qualitySum: number;
}

export interface StreamDocument extends Totals {
  /** Exact points: whole units of contract/scoring. */
  units: number;
  /** The stream's own streak; what multiplies points is the member's. */
  streak: Streak | null;
  lastAt: number | null;
  lastDate: string | null;
}

export interface AbilityDocument {
  name: string;
  units: number;
  times: number;
}

/** A practice as it was logged, and when (epoch milliseconds); its zone is the document's. */
export type RecentPractice = Omit<PracticeLogged['data'], 'timeZone' | 'utcOffsetMinutes'> & { at: number };

/** All that the dashboard and the progress summary show; "today" is applied when it is read. */
export interface DashboardDocument {
  profile: Sealed<Profile> | null;
  registeredAt: number | null;
  erased: boolean;
  units: number;
  totals: Totals;
  streak: Streak | null;
  /** How many different local dates have a practice, and the latest of them, ascending. */
  daysActive: number;
  days: string[];
  firstDate: string | null;
  /** Of the latest practice. */
  timeZone: string;
  streams: Record<MindStreamType, StreamDocument>;
  abilities: AbilityDocument[];
  /** The newest first. */
  recent: RecentPractice[];
}

/** What names the read model in a read; its projection depends on the rules. */
export const dashboard: ReadModel<DashboardDocument> = { name: 'dashboard' };

const PROFILE = { profile: 'text' } as const;
const PRACTICE = {
  durationMinutes: 'number',
  qualityRating: 'number',
  utcOffsetMinutes: 'number',
  localDate: 'date',
  timeZone: 'text',
  practiceType: 'text',
  notes: 'text',
} as const;

/** A member's journey under the scoring rules given; new rules are a new shape. */
export function dashboardProjection(rules: ScoringRules): Projection<DashboardDocument> {
  const fed = abilitiesFed(rules);
  return defineProjection<DashboardDocument, DashboardEvent>({
    ...dashboard,
    shape: `1/rules-${rules.version}`,
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
      PracticeLogged: (document, event) => addPractice(rules, fed, document, event),
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
    units: 0,
    totals: { sessions: 0, minutes: 0, qualitySum: 0 },
    streak: null,
    daysActive: 0,
    days: [],
    firstDate: null,
    timeZone: 'UTC',
    streams: { power: newStream(), flow: newStream(), clarity: newStream() },
    abilities: rules.abilities.map(({ name }) => ({ name, units: 0, times: 0 })),
    recent: [],
  };
}

function newStream(): StreamDocument {
  return { sessions: 0, minutes: 0, qualitySum: 0, units: 0, streak: null, lastAt: null, lastDate: null };
}

/** Which abilities, by their place in the rules, a practice type of a stream feeds. */
type AbilitiesFed = Readonly<Record<MindStreamType, Map<string, number[]>>>;

function abilitiesFed(rules: ScoringRules): AbilitiesFed {
  const fed: AbilitiesFed = { power: new Map(), flow: new Map(), clarity: new Map() };
  rules.abilities.forEach(({ stream, fedBy }, index) => {
    for (const practiceType of fedBy) {
      fed[stream].set(practiceType, [...(fed[stream].get(practiceType) ?? []), index]);
    }
  });
  return fed;
}

function addPractice(
  rules: ScoringRules,
  fed: AbilitiesFed,
  document: DashboardDocument,
  event: Folded<PracticeLogged>,
): void {
  const { at } = event;
  const data = requireFields(event.data, PRACTICE);
  const { localDate, durationMinutes, qualityRating, utcOffsetMinutes } = data;
  const day = { localDate, at, utcOffsetMinutes };
  document.streak = advanceStreak(rules, document.streak, day);
  const units = practiceUnits(rules, durationMinutes, qualityRating, document.streak.count);
  document.units += units;
  addTo(document.totals, durationMinutes, qualityRating);

  const stream = document.streams[data.mindstream];
  addTo(stream, durationMinutes, qualityRating);
  stream.units += units;
  stream.streak = advanceStreak(rules, stream.streak, day);
  stream.lastAt = at;
  stream.lastDate = stream.streak.lastDate;

  for (const index of fed[data.mindstream].get(data.practiceType) ?? []) {
    const ability = document.abilities[index];
    if (ability === undefined) continue;
    ability.units += units;
    ability.times += 1;
  }
  if (addActiveDay(document.days, localDate)) document.daysActive += 1;
  document.firstDate ??= localDate;
  document.timeZone = data.timeZone;
  if (!document.erased) remember(document.recent, event);
}

function addTo(totals: Totals, minutes: number, quality: number): void {
  totals.sessions += 1;
  totals.minutes += minutes;
  totals.qualitySum += quality;
}

function remember(recent: RecentPractice[], { data, at }: Folded<PracticeLogged>): void {
  const { timeZone: _zone, utcOffsetMinutes: _offset, ...practice } = data;
  recent.unshift({ ...practice, at });
  if (recent.length > LIMITS.recentPracticesKept) recent.pop();
}

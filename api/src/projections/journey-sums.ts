import type { MindStreamType } from '@emit/contract/mindstreams';
import { practiceUnits, type ScoringRules } from '@emit/contract/scoring';
import { addActiveDay } from '../domain/scoring/active-days.js';
import { advanceStreak, type Streak } from '../domain/scoring/streak.js';
import { rowsOf, type LedgerRow, type PracticeLedger } from './practice-ledger.js';

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

/** What practices add up to under scoring rules. */
export interface JourneySums {
  units: number;
  totals: Totals;
  streak: Streak | null;
  /** How many different local dates have a practice, and the latest of them, ascending. */
  daysActive: number;
  days: string[];
  firstDate: string | null;
  streams: Record<MindStreamType, StreamDocument>;
  abilities: AbilityDocument[];
}

/** Counts a practice that follows on those counted; returns the units that it earns. */
export type Score = (sums: JourneySums, row: LedgerRow) => number;

export interface ScoredPractice {
  readonly row: LedgerRow;
  readonly units: number;
  /** Days in a row, its own counted. */
  readonly streakDays: number;
}

export function newSums(rules: ScoringRules): JourneySums {
  return {
    units: 0,
    totals: { sessions: 0, minutes: 0, qualitySum: 0 },
    streak: null,
    daysActive: 0,
    days: [],
    firstDate: null,
    streams: { power: newStream(), flow: newStream(), clarity: newStream() },
    abilities: rules.abilities.map(({ name }) => ({ name, units: 0, times: 0 })),
  };
}

function newStream(): StreamDocument {
  return { sessions: 0, minutes: 0, qualitySum: 0, units: 0, streak: null, lastAt: null, lastDate: null };
}

export function scoreBy(rules: ScoringRules): Score {
  const fed = abilitiesFed(rules);
  return (sums, row) => {
    const { at, localDate, durationMinutes, qualityRating } = row;
    sums.streak = advanceStreak(rules, sums.streak, row);
    const units = practiceUnits(rules, durationMinutes, qualityRating, sums.streak.count);
    sums.units += units;
    addTo(sums.totals, durationMinutes, qualityRating);

    const stream = sums.streams[row.mindstream];
    addTo(stream, durationMinutes, qualityRating);
    stream.units += units;
    stream.streak = advanceStreak(rules, stream.streak, row);
    stream.lastAt = at;
    stream.lastDate = stream.streak.lastDate;

    for (const index of fed[row.mindstream].get(row.practiceType) ?? []) {
      const ability = sums.abilities[index];
      if (ability === undefined) continue;
      ability.units += units;
      ability.times += 1;
    }
    if (addActiveDay(sums.days, localDate)) sums.daysActive += 1;
    sums.firstDate ??= localDate;
    return units;
  };
}

/** Every practice with what it brings, in the order in which they were done. */
export function* scoredPractices(rules: ScoringRules, ledger: PracticeLedger): Generator<ScoredPractice> {
  const sums = newSums(rules);
  const score = scoreBy(rules);
  for (const row of rowsOf(ledger)) {
    const units = score(sums, row);
    yield { row, units, streakDays: sums.streak?.count ?? 0 };
  }
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

function addTo(totals: Totals, minutes: number, quality: number): void {
  totals.sessions += 1;
  totals.minutes += minutes;
  totals.qualitySum += quality;
}

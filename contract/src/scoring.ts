import { ABILITIES, type Ability } from './mindstreams.js';
import { LEVELS, STAGES, type Level, type Stage } from './levels.js';

/**
 * Scoring rules are data with a version, so that an operator can change them and fold the history again.
 *
 * points = duration × quality / qualityScale × (1 + streak × streakBonus), spec §9, kept exact as whole
 * *units*: a unit is 1 / (qualityScale × streakBonus.of) point, 1/200 by default.
 */
export interface ScoringRules {
  readonly version: number;
  readonly qualityScale: number;
  readonly streakBonus: { readonly add: number; readonly of: number };
  readonly streak: { readonly travelHours: number };
  readonly levels: readonly Level[];
  readonly stages: readonly Stage[];
  readonly abilities: readonly Ability[];
  /** Whole points at which an ability counts as fully mastered. */
  readonly masteryPoints: number;
}

export const DEFAULT_SCORING_RULES: ScoringRules = {
  version: 1,
  qualityScale: 10,
  streakBonus: { add: 1, of: 20 },
  streak: { travelHours: 36 },
  levels: LEVELS,
  stages: STAGES,
  abilities: ABILITIES,
  masteryPoints: 1001,
};

export function unitsPerPoint(rules: ScoringRules): number {
  return rules.qualityScale * rules.streakBonus.of;
}

/** Units one practice earns; `streak` counts the practice's own day. */
export function practiceUnits(
  rules: ScoringRules,
  durationMinutes: number,
  qualityRating: number,
  streak: number,
): number {
  return durationMinutes * qualityRating * (rules.streakBonus.of + streak * rules.streakBonus.add);
}

/** Whole points shown for units: rounded down, never up. */
export function wholePoints(rules: ScoringRules, units: number): number {
  return Math.floor(units / unitsPerPoint(rules));
}

export interface LevelProgress {
  level: Level;
  stage: Stage;
  /** First point of the next level; null at the last. */
  nextLevelAt: number | null;
  pointsToNext: number;
  /** Whole per cent of the way through the level; 100 at the last. */
  levelProgress: number;
}

/** Where whole points stand on the level and stage tables; a level begins at its lower bound. */
export function levelProgressOf(rules: ScoringRules, points: number): LevelProgress {
  const level = lastFrom(rules.levels, points);
  const next = rules.levels[rules.levels.indexOf(level) + 1];
  return {
    level,
    stage: lastFrom(rules.stages, points),
    nextLevelAt: next?.from ?? null,
    pointsToNext: next ? next.from - points : 0,
    levelProgress: next ? Math.floor(((points - level.from) * 100) / (next.from - level.from)) : 100,
  };
}

function lastFrom<T extends { readonly from: number }>(table: readonly T[], points: number): T {
  const first = table[0];
  if (first === undefined) throw new RangeError('A scoring table must have a row');
  return table.reduce((found, row) => (row.from <= points ? row : found), first);
}

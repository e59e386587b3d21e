import { MINDSTREAM_TYPES } from '@emit/contract/mindstreams';
import type { ScoringRules } from '@emit/contract/scoring';

/**
 * The first field of the rules that cannot be scored with, or null. Points are exact only while every number of the
 * formula is a whole one (design "Projections"), and a table must begin at 0 and rise.
 */
export function unfitField(rules: ScoringRules): string | null {
  const { qualityScale, streakBonus, streak, levels, stages, abilities, masteryPoints } = rules;
  if (!isWhole(qualityScale, 1)) return 'qualityScale';
  if (!isWhole(streakBonus.add, 0)) return 'streakBonus.add';
  if (!isWhole(streakBonus.of, 1)) return 'streakBonus.of';
  if (!Number.isFinite(streak.travelHours) || streak.travelHours < 0) return 'streak.travelHours';
  if (!rises(levels) || !levels.every((level, index) => level.level === index + 1)) return 'levels';
  if (!rises(stages) || !stages.every((stage, index) => stage.number === index + 1)) return 'stages';
  if (!abilities.every((ability) => MINDSTREAM_TYPES.includes(ability.stream))) return 'abilities';
  if (new Set(abilities.map((ability) => ability.name)).size < abilities.length) return 'abilities';
  return isWhole(masteryPoints, 1) ? null : 'masteryPoints';
}

function isWhole(value: number, from: number): boolean {
  return Number.isSafeInteger(value) && value >= from;
}

function rises(table: readonly { readonly from: number }[]): boolean {
  return (
    table.length > 0 &&
    table.every((row, index) => {
      const before = table[index - 1];
      return before === undefined ? row.from === 0 : isWhole(row.from, before.from + 1);
    })
  );
}

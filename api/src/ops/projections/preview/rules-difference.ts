import type { ScoringRules } from '@emit/contract/scoring';

export interface RuleChange {
  /** '/levels/3/from' */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every place in which two sets of rules differ, besides their version. */
export function rulesDifference(before: ScoringRules, after: ScoringRules): RuleChange[] {
  const found: RuleChange[] = [];
  compare(found, '', before, after);
  return found.filter(({ path }) => path !== '/version');
}

function compare(found: RuleChange[], path: string, before: unknown, after: unknown): void {
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const name of names) compare(found, `${path}/${name}`, before[name], after[name]);
  } else if (JSON.stringify(before) !== JSON.stringify(after)) {
    found.push({ path, before: before ?? null, after: after ?? null });
  }
}

/** A list is one too, by the numbers of its rows. */
function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import type { ScoringRules } from '@emit/contract/scoring';
import type { DashboardDocument } from '../../../projections/dashboard.projection.js';
import { dashboardView } from '../../../projections/views/dashboard.view.js';
import { progressSummaryView } from '../../../projections/views/progress-summary.view.js';

/** One thing that a member is shown. */
export type Shown = string | number | boolean | null;
/** Everything that a member is shown, by what it is: 'mindstreams.power.level'. */
export type Seen = ReadonlyMap<string, Shown>;

/** By what the things of a list are told apart. */
const NAMES = ['stream_type', 'type', 'ability_name'];
/** What no rules change, or what says the same again. */
const LEFT_OUT = new Set([
  ...['recent_practices', 'ecc_alert', 'username', 'email', 'last_session', 'das_type'],
  ...['consciousness_level', 'journey_stage', 'streak_days'],
]);

/** All that the dashboard and the progress summary show of a journey under rules; sealed texts are left out. */
export function seenOf(document: DashboardDocument, rules: ScoringRules, now: number): Seen {
  const seen = new Map<string, Shown>();
  const input = { document, rules, now, notes: () => ({ practiceName: '', insights: '' }) };
  const { profile, mindstreams, das_abilities: abilities } = dashboardView({ ...input, profile: null });
  const { current_level, current_stage, progress } = progressSummaryView(input);
  collect(seen, '', { ...profile, current_level, current_stage, progress, mindstreams, abilities });
  return seen;
}

function collect(seen: Map<string, Shown>, path: string, value: object): void {
  for (const [name, child] of Object.entries(value) as [string, unknown][]) {
    const place = path === '' ? name : `${path}.${name}`;
    if (LEFT_OUT.has(name) || NAMES.includes(name)) continue;
    if (isList(child)) {
      for (const one of child) collect(seen, `${place}.${nameOf(one)}`, one);
    } else if (typeof child === 'object' && child !== null) collect(seen, place, child);
    else seen.set(place, child as Shown);
  }
}

function isList(value: unknown): value is readonly object[] {
  return Array.isArray(value);
}

function nameOf(one: object): string {
  const fields = one as Readonly<Record<string, string | undefined>>;
  return NAMES.map((name) => fields[name]).find((value) => value !== undefined) ?? '';
}

import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import { unfitField } from './check-rules.js';
import type { OperationsEvent, ProjectionRebuilt } from './events.js';

export interface OperationsState {
  /** The rules in force: those that were set or gone back to last, the specification's before any. */
  readonly rules: ScoringRules;
  /** Every set of rules that was ever set, by version, in that order; the specification's is the first. */
  readonly known: ReadonlyMap<number, ScoringRules>;
  /** By read model, the positions of events that it is folded without. */
  readonly skipped: ReadonlyMap<string, ReadonlySet<number>>;
  /** Events that say nothing that could be done: somebody has changed them. They are passed over, and told. */
  readonly unreadable: number;
}

/** How the shape of the read model that scores says its rules: '1/rules-2/…' was folded with rules 2. */
const RULES_IN_SHAPE = /\/rules-(\d+)(?:\/|$)/;
/** The read model that scores. */
const SCORED = 'dashboard';

export function initialOperations(): OperationsState {
  const known = new Map([[DEFAULT_SCORING_RULES.version, DEFAULT_SCORING_RULES]]);
  return { rules: DEFAULT_SCORING_RULES, known, skipped: new Map(), unreadable: 0 };
}

export function evolveOperations(state: OperationsState, event: OperationsEvent): OperationsState {
  try {
    return evolveReadable(state, event);
  } catch {
    return { ...state, unreadable: state.unreadable + 1 };
  }
}

/** Throws for data that are not what the event's type says. */
function evolveReadable(state: OperationsState, event: OperationsEvent): OperationsState {
  switch (event.type) {
    case 'ScoringRulesChanged': {
      const { rules } = event.data;
      if (unfitField(rules) !== null) throw new RangeError('These rules cannot be scored with');
      return { ...state, rules, known: new Map(state.known).set(rules.version, rules) };
    }
    case 'ProjectionRolledBack':
      return withRules(state, event.data.rules);
    case 'ProjectionRebuilt':
      return withRules(state, rulesOfFormerRelease(event.data));
    case 'EventSkipped':
    case 'SkipWithdrawn':
      return { ...state, skipped: withSkip(state.skipped, event.data, event.type === 'EventSkipped') };
    default:
      return state;
  }
}

/** The version of the scoring rules that a shape was folded with; null where it says none. */
export function rulesIn(shape: string): number | null {
  const version = RULES_IN_SHAPE.exec(shape)?.[1];
  return version === undefined ? null : Number(version);
}

function withRules(state: OperationsState, version: number | null | undefined): OperationsState {
  const rules = state.known.get(version ?? NaN);
  return rules ? { ...state, rules } : state;
}

/** Releases before `by` recorded a rollback, and a return to known rules, as the rebuild of what was served then. */
function rulesOfFormerRelease({ projection, shape, by }: ProjectionRebuilt['data']): number | null {
  return projection === SCORED && by === undefined ? rulesIn(shape) : null;
}

function withSkip(
  skipped: OperationsState['skipped'],
  { projection, position }: { readonly projection: string; readonly position: number },
  isSkipped: boolean,
): OperationsState['skipped'] {
  const positions = new Set(skipped.get(projection));
  if (isSkipped) positions.add(position);
  else positions.delete(position);
  return new Map(skipped).set(projection, positions);
}

import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import {
  OPERATIONS_STREAM,
  type ProjectionRebuilt,
  type ScoringRulesChanged,
} from '../domain/operations/events.js';
import type { EventStore } from '../ports/event-store.port.js';
import { DamagedReadModel, type ReadModelStore } from '../ports/read-models.port.js';

/** The read model that scores, and how its shape ends: 'dashboard' of shape '1/rules-2' was folded with rules 2. */
const SCORED = 'dashboard';
const RULES_IN_SHAPE = /\/rules-(\d+)(?:\/|$)/;

/**
 * The scoring rules that what is served was folded with: whoever answers from a read model must show levels by the
 * same rules. They change with the switch of a rebuild or a rollback, whichever process did it.
 */
export class RulesInForce {
  private constructor(
    private readonly log: EventStore,
    private readonly models: ReadModelStore,
    private rules: ScoringRules,
  ) {}

  static async load(log: EventStore, models: ReadModelStore): Promise<RulesInForce> {
    return new RulesInForce(log, models, await readRules(log, models));
  }

  get current(): ScoringRules {
    return this.rules;
  }

  /** Looks at what is served now. True when other rules are in force than before. */
  async refresh(): Promise<boolean> {
    const served = await servedVersion(this.models);
    if (served === null || served === this.rules.version) return false;
    this.rules = await readRules(this.log, this.models);
    return this.rules.version === served;
  }
}

/** Every set of rules that was ever set, by version, in the order in which they were; the specification's is the first. */
export async function allRules(log: EventStore): Promise<Map<number, ScoringRules>> {
  return (await historyOf(log)).rules;
}

interface RulesHistory {
  readonly rules: Map<number, ScoringRules>;
  /** The version that was set last, or went back to. */
  readonly latest: number;
}

async function historyOf(log: EventStore): Promise<RulesHistory> {
  const rules = new Map([[DEFAULT_SCORING_RULES.version, DEFAULT_SCORING_RULES]]);
  let latest = DEFAULT_SCORING_RULES.version;
  for await (const page of log.readStream(OPERATIONS_STREAM)) {
    for (const { type, data } of page) {
      if (type === 'ScoringRulesChanged') {
        const set = (data as ScoringRulesChanged['data']).rules;
        rules.set(set.version, set);
        latest = set.version;
      } else if (type === 'ProjectionRebuilt') {
        const { projection, shape } = data as ProjectionRebuilt['data'];
        // A rollback is recorded as what it made the served version.
        if (projection === SCORED) latest = rulesIn(shape) ?? latest;
      }
    }
  }
  return { rules, latest };
}

/** The rules of what is served; where that cannot be told, those that were set, or went back to, last. */
async function readRules(log: EventStore, models: ReadModelStore): Promise<ScoringRules> {
  const { rules, latest } = await historyOf(log);
  const served = await servedVersion(models);
  return rules.get(served ?? NaN) ?? rules.get(latest) ?? DEFAULT_SCORING_RULES;
}

/** Null when nothing is served, and when what is cannot be read. */
async function servedVersion(models: ReadModelStore): Promise<number | null> {
  const versions = await models.versions().catch((error: unknown) => {
    if (error instanceof DamagedReadModel) return [];
    throw error;
  });
  const active = versions.find(({ collection, status }) => collection === SCORED && status === 'active');
  return rulesIn(active?.shape ?? '');
}

function rulesIn(shape: string): number | null {
  const version = RULES_IN_SHAPE.exec(shape)?.[1];
  return version === undefined ? null : Number(version);
}

import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import { OPERATIONS_STREAM, type ScoringRulesChanged } from '../domain/operations/events.js';
import type { EventStore } from '../ports/event-store.port.js';
import type { ReadModelStore } from '../ports/read-models.port.js';

/** The read model that scores, and how its shape ends: 'dashboard' of shape '1/rules-2' was folded with rules 2. */
const SCORED = 'dashboard';
const RULES_IN_SHAPE = /\/rules-(\d+)$/;

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
  const rules = new Map([[DEFAULT_SCORING_RULES.version, DEFAULT_SCORING_RULES]]);
  for await (const page of log.readStream(OPERATIONS_STREAM)) {
    for (const { type, data } of page) {
      if (type !== 'ScoringRulesChanged') continue;
      const set = (data as ScoringRulesChanged['data']).rules;
      rules.set(set.version, set);
    }
  }
  return rules;
}

/** The rules of what is served; where nothing is served yet, those that were set last. */
async function readRules(log: EventStore, models: ReadModelStore): Promise<ScoringRules> {
  const rules = await allRules(log);
  const served = await servedVersion(models);
  return rules.get(served ?? NaN) ?? [...rules.values()].at(-1) ?? DEFAULT_SCORING_RULES;
}

async function servedVersion(models: ReadModelStore): Promise<number | null> {
  const versions = await models.versions();
  const active = versions.find(({ collection, status }) => collection === SCORED && status === 'active');
  const version = RULES_IN_SHAPE.exec(active?.shape ?? '')?.[1];
  return version === undefined ? null : Number(version);
}

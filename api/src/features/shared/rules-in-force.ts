import { DEFAULT_SCORING_RULES, type ScoringRules } from '@emit/contract/scoring';
import {
  OPERATIONS_STREAM,
  type ProjectionRebuilt,
  type ScoringRulesChanged,
} from '../../domain/operations/events.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { dashboard } from '../../projections/dashboard.projection.js';
import { DamagedReadModel, type ReadModelStore } from '../../ports/read-models.port.js';

/** How the shape of the read model that scores says its rules: '1/rules-2/…' was folded with rules 2. */
const RULES_IN_SHAPE = /\/rules-(\d+)(?:\/|$)/;

/**
 * The scoring rules that a served document was folded with, and those that are served now. They change with the switch
 * of a rebuild or a rollback, whichever process did it.
 */
export class RulesInForce {
  private constructor(
    private readonly eventStore: EventStore,
    private readonly models: ReadModelStore,
    private history: RulesHistory,
    private rules: ScoringRules,
  ) {}

  static async load(eventStore: EventStore, models: ReadModelStore): Promise<RulesInForce> {
    const history = await historyOf(eventStore);
    return new RulesInForce(eventStore, models, history, await servedRules(history, models));
  }

  get current(): ScoringRules {
    return this.rules;
  }

  /** The rules of the version that a document was read from, by that version's shape. */
  async of(shape: string): Promise<ScoringRules> {
    const version = rulesIn(shape);
    if (version === null) return this.rules;
    if (!this.history.rules.has(version)) this.history = await historyOf(this.eventStore);
    return this.history.rules.get(version) ?? this.rules;
  }

  /** Looks at what is served now. True when other rules are in force than before. */
  async refresh(): Promise<boolean> {
    const served = await servedVersion(this.models);
    if (served === null || served === this.rules.version) return false;
    this.history = await historyOf(this.eventStore);
    this.rules = await servedRules(this.history, this.models);
    return this.rules.version === served;
  }
}

/** Every set of rules that was ever set, by version, in the order in which they were; the specification's is the first. */
export async function allRules(eventStore: EventStore): Promise<Map<number, ScoringRules>> {
  return (await historyOf(eventStore)).rules;
}

interface RulesHistory {
  readonly rules: Map<number, ScoringRules>;
  /** The version that was set last, or went back to. */
  readonly latest: number;
}

async function historyOf(eventStore: EventStore): Promise<RulesHistory> {
  const rules = new Map([[DEFAULT_SCORING_RULES.version, DEFAULT_SCORING_RULES]]);
  let latest = DEFAULT_SCORING_RULES.version;
  for await (const page of eventStore.readStream(OPERATIONS_STREAM)) {
    for (const { type, data } of page) {
      if (type === 'ScoringRulesChanged') {
        const set = (data as ScoringRulesChanged['data']).rules;
        rules.set(set.version, set);
        latest = set.version;
      } else if (type === 'ProjectionRebuilt') {
        const { projection, shape } = data as ProjectionRebuilt['data'];
        // A rollback is recorded as what it made the served version.
        if (projection === dashboard.name) latest = rulesIn(shape) ?? latest;
      }
    }
  }
  return { rules, latest };
}

/** The rules of what is served; where that cannot be told, those that were set, or went back to, last. */
async function servedRules({ rules, latest }: RulesHistory, models: ReadModelStore): Promise<ScoringRules> {
  const served = await servedVersion(models);
  return rules.get(served ?? NaN) ?? rules.get(latest) ?? DEFAULT_SCORING_RULES;
}

/** Null when nothing is served, and when what is cannot be read. */
async function servedVersion(models: ReadModelStore): Promise<number | null> {
  const versions = await models.versions().catch((error: unknown) => {
    if (error instanceof DamagedReadModel) return [];
    throw error;
  });
  const active = versions.find(
    ({ collection, status }) => collection === dashboard.name && status === 'active',
  );
  return rulesIn(active?.shape ?? '');
}

function rulesIn(shape: string): number | null {
  const version = RULES_IN_SHAPE.exec(shape)?.[1];
  return version === undefined ? null : Number(version);
}

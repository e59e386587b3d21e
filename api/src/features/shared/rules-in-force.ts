import type { ScoringRules } from '@emit/contract/scoring';
import { OPERATIONS_STREAM, type OperationsEvent } from '../../domain/operations/events.js';
import {
  evolveOperations,
  initialOperations,
  rulesIn,
  type OperationsState,
} from '../../domain/operations/state.js';
import type { EventStore } from '../../ports/event-store.port.js';
import { eventsOf } from './events-of.js';

type Streams = Pick<EventStore, 'readStream'>;

/**
 * The scoring rules in force, which follow from the event store alone, and those that a served document was folded with.
 * Both may differ for a moment, while an operator's switch is under way.
 */
export class RulesInForce {
  private constructor(
    private readonly eventStore: Streams,
    private operations: OperationsState,
    /** Of the last event that is folded into the state. */
    private revision: number,
  ) {}

  static async load(eventStore: Streams): Promise<RulesInForce> {
    const rules = new RulesInForce(eventStore, initialOperations(), -1);
    await rules.refresh();
    return rules;
  }

  get current(): ScoringRules {
    return this.operations.rules;
  }

  /** Every set of rules that was ever set, in that order. */
  get all(): readonly ScoringRules[] {
    return [...this.operations.known.values()];
  }

  /** The positions of events that a read model is folded without. */
  skippedIn(projection: string): ReadonlySet<number> {
    return this.operations.skipped.get(projection) ?? new Set();
  }

  /** Whether any read model is folded without the event at a position; looks at what operators have done since. */
  async isSkipped(position: number): Promise<boolean> {
    await this.refresh();
    return [...this.operations.skipped.values()].some((positions) => positions.has(position));
  }

  /** How many of the operators' events cannot be read: the rules in force may not be what was meant. */
  get unreadable(): number {
    return this.operations.unreadable;
  }

  /** The rules of the version that a document was read from, by that version's shape. */
  async of(shape: string): Promise<ScoringRules> {
    const version = rulesIn(shape);
    if (version === null) return this.current;
    if (!this.operations.known.has(version)) await this.refresh();
    return this.operations.known.get(version) ?? this.current;
  }

  /** Reads what operators have done since. Returns whether other rules are in force than before. Throws StoreUnavailable. */
  async refresh(): Promise<boolean> {
    const before = this.operations.rules.version;
    const events = eventsOf<OperationsEvent>(this.eventStore, OPERATIONS_STREAM, {
      fromRevision: this.revision + 1,
    });
    for await (const event of events) {
      // Two may look at the same time.
      if (event.revision <= this.revision) continue;
      this.operations = evolveOperations(this.operations, event);
      this.revision = event.revision;
    }
    return this.current.version !== before;
  }
}

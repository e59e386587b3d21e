import { DEFAULT_CATEGORY, type Category } from '@emit/contract/categories';
import type { PlanId } from '@emit/contract/plans';
import type { ConversationStarted, MessageSent } from '../../../domain/conversation/events.js';
import type { PlanChanged } from '../../../domain/member/events.js';
import type { FoldEvent } from '../../../kernel/event.js';
import type { Lift } from '../../../kernel/event-catalogue.js';
import type { EventStore } from '../../../ports/event-store.port.js';
import { entryOf, isLedgerType, LEDGER_TYPES, type LedgerEntry, type LedgerEvent } from './ledger-entry.js';

/** Adds entries up, in the order of the event store. */
export interface LedgerFold {
  add(entry: LedgerEntry): void;
}

export interface LedgerReading {
  readonly eventStore: Pick<EventStore, 'replay'>;
  readonly lift: Lift;
  /** The last position that is read. */
  readonly upTo: number;
  /** Whether the entries' plans and categories are looked at: without them less is read and kept. */
  readonly withPlans: boolean;
  readonly withCategories: boolean;
  /** Positions of events that an operator has said to leave out. */
  readonly skipped?: ReadonlySet<number>;
  readonly progress?: { add(events: number, position: number): void };
}

type Surrounding = FoldEvent<PlanChanged> | FoldEvent<ConversationStarted> | FoldEvent<MessageSent>;

/**
 * Feeds folds straight from the event store, in one pass; returns how many events were left out. Throws CommandFailed of an entry
 * that cannot be added.
 */
export async function readLedger(reading: LedgerReading, folds: readonly LedgerFold[]): Promise<number> {
  const { eventStore, lift, upTo, skipped, progress } = reading;
  const types = typesOf(reading);
  const around = new Around();
  let leftOut = 0;
  for await (const page of eventStore.replay({ after: 0, types })) {
    for (const event of page) {
      if (event.position > upTo) return leftOut;
      if (skipped?.has(event.position)) {
        leftOut += 1;
        continue;
      }
      // The types asked for are these, and lifting gives their present shape.
      const lifted = { ...event, data: lift(event.type, event.schema, event.data) } as
        LedgerEvent | Surrounding;
      if (!isLedgerEvent(lifted)) around.hear(lifted);
      else {
        const entry = entryOf(lifted, around.of(lifted));
        for (const fold of folds) fold.add(entry);
      }
    }
    progress?.add(page.length, page.at(-1)?.position ?? 0);
  }
  return leftOut;
}

function typesOf({ withPlans, withCategories }: LedgerReading): string[] {
  const plans = withPlans ? ['PlanChanged'] : [];
  return [...LEDGER_TYPES, ...plans, ...(withCategories ? ['ConversationStarted', 'MessageSent'] : [])];
}

function isLedgerEvent(event: LedgerEvent | Surrounding): event is LedgerEvent {
  return isLedgerType(event.type);
}

/** Members' plans and conversations' categories, as far as the event store is read. */
class Around {
  private readonly plans = new Map<string, PlanId>();
  private readonly categories = new Map<string, Category>();

  hear(event: Surrounding): void {
    if (event.type === 'PlanChanged') this.plans.set(event.memberId, event.data.plan);
    else if (event.type === 'ConversationStarted') this.categories.set(event.stream, event.data.category);
    else if (event.data.role === 'user' && event.data.category !== null)
      this.categories.set(event.stream, event.data.category);
  }

  of({ memberId, stream }: LedgerEvent) {
    return {
      plan: this.plans.get(memberId) ?? 'trial',
      category: this.categories.get(stream) ?? DEFAULT_CATEGORY,
    };
  }
}

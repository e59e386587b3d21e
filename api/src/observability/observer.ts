import type { EventStore } from '../ports/event-store.port.js';
import type { GuidePort } from '../ports/guide.port.js';
import type { GuideCondition } from '../runtime/guide-condition.js';
import type { Log } from '../runtime/log.js';
import { AppendsUnderWay } from './appends-under-way.js';
import { measureStores, type MeasuredStores } from './measure-stores.js';
import { Metrics } from './metrics.js';
import { observedEventStore } from './observed-event-store.js';
import { observedFolds } from './observed-folds.js';
import { ObservedGuide } from './observed-guide.js';
import { observedReadModels } from './observed-read-models.js';
import { RefusedWrites } from './refused-writes.js';

/** Puts what watches around what an application is made of; nothing that is watched knows of it. */
export class Observer {
  readonly metrics = new Metrics();
  readonly writes = new RefusedWrites();
  private readonly underWay = new AppendsUnderWay();

  constructor(
    private readonly log: Log,
    private readonly clock: () => number,
    /** The stream that no read model folds. */
    private readonly unread: string,
  ) {}

  stores<T extends MeasuredStores>(stores: T): T {
    measureStores(this.metrics, stores, { clock: this.clock, unread: this.unread });
    const eventStore = observedEventStore(stores.eventStore, this.metrics, this.underWay, this.writes);
    return { ...stores, eventStore, models: observedReadModels(stores.models, this.metrics) };
  }

  /** The event store as the projector reads it. */
  folds(eventStore: EventStore): EventStore {
    return observedFolds(eventStore, this.metrics, this.underWay);
  }

  guide(guide: GuidePort, condition: GuideCondition): GuidePort {
    return new ObservedGuide(guide, this.metrics, this.log, condition);
  }
}

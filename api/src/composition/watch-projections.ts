import { OPERATIONS_STREAM } from '../domain/operations/events.js';
import { projectionSentences } from '../features/operations/projection-sentences.js';
import { projectionsBy } from '../features/shared/projections-in-force.js';
import type { RulesInForce } from '../features/shared/rules-in-force.js';
import type { Metrics } from '../observability/metrics.js';
import type { LeasedProjector } from '../runtime/leased-projector.js';
import { ProjectionWatch, type ProjectionStatus } from '../runtime/projection-watch.js';
import type { Stores } from './stores.js';

/** Whoever asks twice at once is answered by one look. */
const KEPT_MS = 1_000;
/** With MongoDB it takes up to 3 s to tell that nobody projects. */
const HOLDER_KEPT_MS = 10_000;

/** How every read model is served, for `/health` and the metrics. */
export class WatchedProjections {
  private kept: { readonly at: number; readonly statuses: Promise<ProjectionStatus[]> } | null = null;

  constructor(private readonly watch: ProjectionWatch) {}

  /** At most a second old. Throws StoreUnavailable. */
  statuses(): Promise<ProjectionStatus[]> {
    const now = performance.now();
    if (this.kept === null || now - this.kept.at > KEPT_MS)
      this.kept = { at: now, statuses: this.watch.look() };
    return this.kept.statuses;
  }

  async problems(): Promise<string[]> {
    return projectionSentences(await this.statuses());
  }
}

export function watchProjections(
  { eventStore: store, models, lease }: Stores,
  rules: RulesInForce,
  projector: LeasedProjector | null,
  clock: () => number,
): WatchedProjections {
  const elsewhere = remembered(() => lease.holder(), HOLDER_KEPT_MS);
  const watch = new ProjectionWatch({
    store,
    models,
    wanted: () => Promise.resolve(projectionsBy(rules)),
    holder: () => (projector?.isActive ? Promise.resolve('this process') : elsewhere()),
    unread: OPERATIONS_STREAM,
    clock,
  });
  return new WatchedProjections(watch);
}

/** Figures of what is watched, by read model. */
export function measureProjections(metrics: Metrics, watched: WatchedProjections): void {
  metrics.readings(
    'emit_projection_state',
    'State of each read model: 1 for the one that it is in',
    ['collection', 'state'],
    async () =>
      (await watched.statuses()).map(({ name, state }) => ({
        labels: { collection: name, state },
        value: 1,
      })),
  );
  metrics.readings(
    'emit_parked_documents',
    'Documents that stand at an event which cannot be folded',
    ['collection'],
    async () =>
      (await watched.statuses()).map(({ name, parked }) => ({ labels: { collection: name }, value: parked })),
  );
}

/** Asks anew only after so many milliseconds. */
function remembered<T>(ask: () => Promise<T>, keptMs: number): () => Promise<T> {
  let kept: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (kept === null || now - kept.at > keptMs) kept = { at: now, answer: ask() };
    return kept.answer;
  };
}

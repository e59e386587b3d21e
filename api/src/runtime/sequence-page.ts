import type { FoldEvent } from '../kernel/event.js';
import type { Sequence } from '../kernel/projection.js';
import type { Damage, ReadModelStore, VersionRef, VersionWrite } from '../ports/read-models.port.js';

export interface SequenceTarget {
  readonly ref: VersionRef;
  readonly sequence: Sequence;
  readonly models: ReadModelStore;
  /** Told of a damaged head: nothing can be folded on from it. */
  readonly tell: (damage: Damage) => void;
}

/**
 * Folds a page of the event store into a version of its order. What is complete is committed first: a head that were stored without it
 * would leave it out for ever. Events that the head has already are passed over.
 */
export async function foldSequencePage(
  { ref, sequence, models, tell }: SequenceTarget,
  events: readonly FoldEvent[],
  checkpoint: number,
): Promise<VersionWrite> {
  const write = { ...ref, documents: [], checkpoint: events.at(-1)?.position ?? checkpoint };
  const [head] = await models.load(ref, [sequence.headKey]);
  const damage = head ? head.damage : checkpoint > 0 ? 'it is missing' : undefined;
  if (damage !== undefined) {
    tell({ key: sequence.headKey, what: damage });
    return write;
  }
  const after = Math.max(checkpoint, head?.position ?? 0);
  const fold = sequence.resume(head?.body ?? null);
  const fresh = events.filter(({ position }) => position > after);
  for (const event of fresh) fold.add(event);
  if (fresh.length === 0) return write;
  const complete = fold.take().map((document) => ({ owner: '', ...document }));
  if (complete.length > 0) await models.commit([{ ...ref, documents: complete, checkpoint }]);
  return { ...write, documents: [{ owner: '', ...fold.head() }] };
}

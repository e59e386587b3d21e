import type { FoldEvent } from '../kernel/event.js';
import type { Projection } from '../kernel/projection.js';
import type { CollectionVersion } from '../ports/read-models.port.js';
import { lifted, placed } from './filling/placed.js';
import type { FoldingParts } from './folding-parts.js';

/** Documents that are looked at: where a release has mended one, it has mended the rest. */
const LOOKED_AT = 20;

/**
 * Whether a document of a version stands at an event that can be folded now: its data can be read by this release, or an operator
 * has decided to skip it. What failed with its data at hand is left to the operator, because only a fold could tell.
 */
export async function isMended(
  { store, models, lift }: Pick<FoldingParts, 'store' | 'models' | 'lift'>,
  projection: Projection<unknown>,
  version: CollectionVersion,
): Promise<boolean> {
  if (!version.parks) return false;
  for (const { position, parked } of await models.parked(version, LOOKED_AT)) {
    const event = await eventAt(store, position);
    if (!event) continue;
    const now = placed(projection, lifted(event, lift));
    if (now.key === null || (parked.unread && now.parked === null)) return true;
  }
  return false;
}

async function eventAt(store: FoldingParts['store'], position: number): Promise<FoldEvent | null> {
  for await (const page of store.replay({ after: position - 1 }))
    if (page.length > 0) return page.find((event) => event.position === position) ?? null;
  return null;
}

import { setImmediate as giveWay } from 'node:timers/promises';
import {
  DamagedReadModel,
  type Damage,
  type ReadModelStore,
  type VersionRef,
} from '../ports/read-models.port.js';
import type { Inspect } from './folding-parts.js';

const AT_ONCE = 500;
/** Documents that are named: one is enough to fold all anew. */
const NAMED = 10;

/** Looks through all of a version. Returns what cannot be read in it: the whole, or documents. */
export async function inspectVersion(
  models: Pick<ReadModelStore, 'faultIn' | 'page'>,
  ref: VersionRef,
): Promise<Damage[]> {
  const fault = await models.faultIn(ref);
  return fault === null ? inspectDocuments(models, ref) : [{ key: null, what: fault }];
}

async function inspectDocuments(models: Pick<ReadModelStore, 'page'>, ref: VersionRef): Promise<Damage[]> {
  const found: Damage[] = [];
  let after: string | undefined;
  try {
    for (;;) {
      const page = await models.page(ref, AT_ONCE, after);
      for (const { key, damage } of page) if (damage !== undefined) found.push({ key, what: damage });
      after = page.at(-1)?.key;
      if (page.length < AT_ONCE || found.length >= NAMED) return found.slice(0, NAMED);
      await giveWay();
    }
  } catch (error) {
    if (error instanceof DamagedReadModel) return [error.damage];
    throw error;
  }
}

/** Comes between to whatever else is done, version by version and page by page. */
export function inspectHere(models: Pick<ReadModelStore, 'faultIn' | 'page'>): Inspect {
  return async (versions, found, signal) => {
    for (const version of versions) {
      await giveWay();
      if (signal.aborted) return;
      const [damage] = await inspectVersion(models, version);
      if (damage) await found(version, damage);
    }
  };
}

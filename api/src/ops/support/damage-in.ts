import type { CollectionVersion, ReadModelStore } from '../../ports/read-models.port.js';
import { inspectVersion } from '../../runtime/inspect-version.js';

/** What cannot be read in a version, in a few words; null when all of it can. Looks through all of it. */
export async function damageIn(
  models: Pick<ReadModelStore, 'faultIn' | 'page'>,
  version: CollectionVersion,
): Promise<string | null> {
  const [first, ...more] = await inspectVersion(models, version);
  if (!first) return version.damage ? told(version.damage) : null;
  return `${told(first)}${more.length > 0 ? `, and ${more.length} more` : ''}`;
}

/** What cannot be read in what is served, by name. */
export async function damagedModels(
  models: Pick<ReadModelStore, 'faultIn' | 'page'>,
  versions: readonly CollectionVersion[],
): Promise<string[]> {
  const found: string[] = [];
  for (const version of versions.filter(({ status }) => status === 'active')) {
    const damage = await damageIn(models, version);
    if (damage !== null) found.push(`${version.collection} cannot be read (${damage})`);
  }
  return found;
}

function told({ key, what }: { readonly key: string | null; readonly what: string }): string {
  return key === null ? what : `document ${key}: ${what}`;
}

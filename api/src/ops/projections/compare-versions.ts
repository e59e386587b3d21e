import type { CollectionVersion, FoundDocument, ReadModelStore } from '../../ports/read-models.port.js';
import { differingPaths } from '../audit/differing-paths.js';

/** How the documents of a held version differ from those that are served. */
export interface Comparison {
  readonly name: string;
  readonly held: number;
  readonly served: number | null;
  same: number;
  different: number;
  /** Only in the held version, and only in what is served. */
  added: number;
  gone: number;
  /** Folded up to different positions, so that nothing follows from a difference. */
  movedOn: number;
  /** The first documents that differ, and where. */
  readonly examples: string[];
}

const AT_ONCE = 500;
const EXAMPLES = 3;

const became = (path: string, right: string, wrong: string) => `${path} (${wrong} → ${right})`;

type Pages = Pick<ReadModelStore, 'page'>;

/** Goes through both versions by key, side by side. */
export async function compareVersions(
  models: Pages,
  held: CollectionVersion,
  served: CollectionVersion | undefined,
): Promise<Comparison> {
  const found: Comparison = {
    name: held.collection,
    held: held.version,
    served: served?.version ?? null,
    ...{ same: 0, different: 0, added: 0, gone: 0, movedOn: 0 },
    examples: [],
  };
  const [ours, theirs] = [documents(models, held), served ? documents(models, served) : none()];
  let [one, other] = [await ours.next(), await theirs.next()];
  while (!one.done || !other.done) {
    const isOurs = !one.done && (other.done || one.value.key <= other.value.key);
    const isTheirs = !other.done && (one.done || other.value.key <= one.value.key);
    if (isOurs && isTheirs) compare(found, one.value as FoundDocument, other.value as FoundDocument);
    else if (isOurs) found.added += 1;
    else found.gone += 1;
    [one, other] = [isOurs ? await ours.next() : one, isTheirs ? await theirs.next() : other];
  }
  return found;
}

function compare(found: Comparison, ours: FoundDocument, theirs: FoundDocument): void {
  if (JSON.stringify(ours) === JSON.stringify(theirs)) found.same += 1;
  else if (ours.position !== theirs.position) found.movedOn += 1;
  else {
    found.different += 1;
    if (found.examples.length >= EXAMPLES) return;
    found.examples.push(`${ours.key}: ${differingPaths(ours, theirs, became).join(', ')}`);
  }
}

async function* documents(models: Pages, version: CollectionVersion): AsyncGenerator<FoundDocument> {
  let after: string | undefined;
  for (;;) {
    const page = await models.page(version, AT_ONCE, after);
    yield* page;
    after = page.at(-1)?.key;
    if (page.length < AT_ONCE) return;
  }
}

async function* none(): AsyncGenerator<FoundDocument> {
  // Nothing is served yet.
}

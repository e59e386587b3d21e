import type { ReadModelStore } from '../ports/read-models.port.js';
import type { OnPage, VersionToFill } from './filling/fill-versions.js';

const EVERY_MS = 1_000;

/** As `onPage`, and lets whoever looks at the read models see, about once a second, how far their rebuild is. */
export function tellingProgress(
  models: ReadModelStore,
  versions: readonly VersionToFill[],
  onPage: OnPage,
): OnPage {
  const refs = versions.map(({ ref }) => ref);
  let told = performance.now();
  return (events, position) => {
    onPage(events, position);
    if (performance.now() - told < EVERY_MS) return;
    told = performance.now();
    // That nobody can see it is no reason to end the rebuild.
    models.markReached(refs, position).catch(() => undefined);
  };
}

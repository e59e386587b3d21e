import { counted } from '@emit/contract/english';
import { eventCatalogue } from '../../domain/all-events.js';
import { RebuildUnderWay } from '../../ports/read-models.port.js';
import { foldHere } from '../../runtime/filling/fold-here.js';
import type { FoldingParts } from '../../runtime/folding-parts.js';
import { quietLog } from '../../runtime/log.js';
import { setAsideDamaged } from '../../runtime/mender.js';
import { RebuildCancelled, type RebuildOptions, type Rebuilt } from '../../runtime/rebuild-options.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { Progress } from '../support/progress.js';

const AS_BEFORE = 'the read models are as they were before';

export function foldingParts(
  { eventStore: store, models, scratch }: Stores,
  projections: FoldingParts['projections'],
): FoldingParts {
  const { lift } = eventCatalogue;
  return { store, models, projections, lift, fold: foldHere(lift, { scratch }), log: quietLog };
}

/** Tells how far a rebuild is, what it parked, and what was set aside. Throws CommandFailed when it is stopped, or refused. */
export async function reportRebuild(
  { terminal, signal }: Cli,
  { models }: Stores,
  work: (options: RebuildOptions) => Promise<Rebuilt[]>,
): Promise<Rebuilt[]> {
  const beginPass: RebuildOptions['beginPass'] = (head, after) => {
    const progress = new Progress(terminal, 'rebuild', head, after);
    return (events, position) => progress.add(events, position);
  };
  const rebuilt = await work({ signal, beginPass }).catch((error: unknown) => {
    if (error instanceof RebuildUnderWay) throw new CommandFailed(underWay(error));
    if (error instanceof RebuildCancelled) throw new CommandFailed(`${error.message}: ${AS_BEFORE}`);
    if (signal.aborted) throw new CommandFailed(`stopped: ${AS_BEFORE}`);
    throw error;
  });
  for (const version of rebuilt) {
    const [first] = await models.parked(version, 1);
    if (!first) continue;
    const parked = await models.countParked(version);
    terminal.note(
      `${counted(parked, 'document')} of ${version.collection} ${parked === 1 ? 'stands' : 'stand'} at an event ` +
        `that cannot be folded (${first.parked.why}): emit projections parked list`,
    );
  }
  for (const { version, damage, file } of await setAsideDamaged(models)) {
    const kept = file ? `: it is kept as ${file}` : '';
    terminal.note(
      `${version.collection} version ${version.version} could not be read (${damage.what})${kept}.`,
    );
  }
  return rebuilt;
}

function underWay({ message, version: { collection } }: RebuildUnderWay): string {
  return `${message}: wait for it (emit projections status), or end it with emit projections cancel ${collection}`;
}

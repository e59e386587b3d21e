import type { EventStore } from '../../ports/event-store.port.js';
import { LogTree } from '../../proof/log-tree.js';
import { throwIfStopped } from '../support/failures.js';
import type { Progress } from '../support/progress.js';

export type OnLeaf = (tree: LogTree) => Promise<void> | void;

/** Folds the tree over the event store as it stands, from its events alone; `sizes` are those at which `onSize` is called. */
export async function foldTree(
  eventStore: Pick<EventStore, 'replay'>,
  progress: Pick<Progress, 'add'>,
  signal: AbortSignal,
  onPage: OnLeaf = () => undefined,
  sizes: readonly number[] = [],
  onSize: OnLeaf = () => undefined,
): Promise<LogTree> {
  const tree = new LogTree();
  const wanted = new Set(sizes);
  for await (const page of eventStore.replay({ after: 0, dataOf: [], chains: true })) {
    throwIfStopped(signal);
    for (const { position, chain = '' } of page) {
      tree.add({ position, chain });
      if (wanted.has(tree.size)) await onSize(tree);
    }
    await onPage(tree);
    // Tiles that nobody took by now would hold 40 bytes an event until the end.
    tree.take();
    progress.add(page.length, page.at(-1)?.position ?? 0);
  }
  return tree;
}

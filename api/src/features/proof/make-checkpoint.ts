import type { KeptCheckpoint } from '../../ports/checkpoints.port.js';
import { continues } from '../../proof/proofs.js';
import type { NoteSigner } from '../../proof/signed-note.js';
import { parseCheckpoint, signTreeHead, type SignedCheckpoint } from '../../proof/tree-head.js';
import type { StoredTree } from './stored-tree.js';

/** The event store does not continue a checkpoint that was signed: it must not be signed (C2SP tlog-checkpoint). */
export class ForkedLog extends Error {
  constructor(checkpoint: SignedCheckpoint, size: number, what = differenceFrom(checkpoint, size)) {
    super(what);
    this.name = 'ForkedLog';
  }
}

function differenceFrom(checkpoint: SignedCheckpoint, size: number): string {
  return size < checkpoint.size
    ? `the event store has ${size} events, and a checkpoint was signed over ${checkpoint.size}: events are gone`
    : `the first ${checkpoint.size} events are not those that a checkpoint was signed over: they were changed`;
}

/** Throws ForkedLog where the event store ends before the checkpoint that was signed last; a read model may still hold what is gone. */
export function requireReached({ note, position }: KeptCheckpoint, head: number): void {
  if (head >= position) return;
  const what = `the event store ends at position ${head}, and a checkpoint was signed up to ${position}: events are gone`;
  throw new ForkedLog(parseCheckpoint(note), head, what);
}

/** Signs the tree as it stands. Throws ForkedLog where it does not continue the checkpoint that was signed last. */
export async function makeCheckpoint(
  tree: StoredTree,
  signers: readonly NoteSigner[],
  latest: Pick<KeptCheckpoint, 'note'> | null,
  at: number,
): Promise<KeptCheckpoint> {
  if (latest !== null) await requireContinued(tree, parseCheckpoint(latest.note));
  const { note } = signTreeHead({ size: tree.size, root: tree.root() }, signers);
  return { note, at, position: tree.position };
}

/** Throws ForkedLog where the tree does not continue a checkpoint. */
export async function requireContinued(tree: StoredTree, earlier: SignedCheckpoint): Promise<void> {
  const { size } = tree;
  if (earlier.size > size) throw new ForkedLog(earlier, size);
  const proof = earlier.size === 0 ? [] : await tree.at(size).consistency(earlier.size);
  if (!continues(earlier, { size, root: tree.root() }, proof)) throw new ForkedLog(earlier, size);
}

import { faultyMembers } from '../features/keys/key-sentences.js';
import type { KeyWatch } from '../features/keys/key-watch.js';
import { Problems } from '../features/operations/problems.js';
import type { CheckpointState } from '../features/proof/checkpoint-state.js';
import type { Observer } from '../observability/observer.js';
import type { GuideCondition } from '../runtime/guide-condition.js';
import { freeBytes, fullDisk } from '../runtime/free-space.js';

/** Tells what does not stop the service, and must not go unnoticed: lost keys, a full disk, a refused guide, untaken checkpoints. */
export function watchProblems(
  dataDir: string,
  keys: KeyWatch | null,
  checkpoints: CheckpointState,
  observer: Observer,
  guide: GuideCondition,
): Problems {
  const { metrics, writes } = observer;
  const disk = async () => [fullDisk(await freeBytes(dataDir))].filter((text) => text !== null);
  metrics.readings('emit_disk_free_bytes', 'What may still be written to the data folder', [], async () => [
    { value: await freeBytes(dataDir) },
  ]);
  metrics.readings(
    'emit_members_with_lost_keys',
    'Members whose key is missing in the vault, or opens nothing of theirs',
    [],
    async () => (keys?.report ? [{ value: faultyMembers(keys.report) }] : []),
  );
  return new Problems([
    () => keys?.problems() ?? [],
    disk,
    () => writes.problems(),
    () => guide.problems(),
    () => checkpoints.problems(),
  ]);
}

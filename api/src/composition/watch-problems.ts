import { faultyMembers } from '../features/keys/key-sentences.js';
import type { KeyWatch } from '../features/keys/key-watch.js';
import { backupAges, backupSentences } from '../features/operations/backup-age.js';
import type { EventStoreWatch } from '../features/operations/event-store-watch.js';
import { Problems } from '../features/operations/problems.js';
import type { CheckpointState } from '../features/proof/checkpoint-state.js';
import type { RulesInForce } from '../features/shared/rules-in-force.js';
import type { Metrics } from '../observability/metrics.js';
import type { Observer } from '../observability/observer.js';
import type { GuideCondition } from '../runtime/guide-condition.js';
import { freeBytes, fullDisk } from '../runtime/free-space.js';
import type { Settings } from '../settings/settings.js';
import { measureProjections, type WatchedProjections } from './watch-projections.js';

export interface WatchedParts {
  readonly settings: Pick<Settings, 'dataDir' | 'backups'>;
  readonly keys: KeyWatch | null;
  readonly projections: WatchedProjections;
  readonly rules: RulesInForce;
  /** Null where the event store is on a server. */
  readonly storeWatch: EventStoreWatch | null;
  readonly guide: GuideCondition;
  readonly checkpoints: { readonly state: CheckpointState };
  readonly clock: () => number;
}

/**
 * Tells what does not stop the service, and must not go unnoticed: lost keys, a full disk, a damaged event store, read models
 * that do not get on, old backups, a guide that is refused, checkpoints that nobody takes.
 */
export function watchProblems(parts: WatchedParts, observer: Observer): Problems {
  const { keys, projections, rules, storeWatch, guide, checkpoints, clock } = parts;
  const { dataDir, backups } = parts.settings;
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
  if (backups) measureBackups(metrics, backups.folder, clock);
  measureProjections(metrics, projections);
  return new Problems([
    () => keys?.problems() ?? [],
    disk,
    () => writes.problems(),
    () => storeWatch?.problems() ?? [],
    () => projections.problems(),
    () => unreadableRules(rules),
    () => (backups ? backupSentences(backups, clock()) : []),
    () => guide.problems(),
    () => checkpoints.state.problems(),
  ]);
}

function unreadableRules({ unreadable, current }: RulesInForce): string[] {
  if (unreadable === 0) return [];
  return [
    `${unreadable} of the operators' events cannot be read: scoring rules ${current.version} are in force without them`,
  ];
}

function measureBackups(metrics: Metrics, folder: string, clock: () => number): void {
  metrics.readings(
    'emit_backup_age_seconds',
    'Age of the latest backup in EMIT_BACKUPS, by part; verified: since one of the event store was found whole',
    ['part'],
    async () =>
      Object.entries(await backupAges(folder)).flatMap(([part, at]: [string, number | null]) =>
        at === null ? [] : [{ labels: { part }, value: Math.max(0, clock() - at) / 1_000 }],
      ),
  );
}

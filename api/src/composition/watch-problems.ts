import { setTimeout as pause } from 'node:timers/promises';
import { faultyMembers } from '../features/keys/key-sentences.js';
import { KeyWatch } from '../features/keys/key-watch.js';
import { Problems } from '../features/operations/problems.js';
import type { Observer } from '../observability/observer.js';
import { freeBytes, fullDisk } from '../runtime/free-space.js';
import type { Log } from '../runtime/log.js';
import type { Keyring } from '../runtime/sealing.js';
import type { Settings } from '../settings/settings.js';
import type { Stores } from './stores.js';

export interface Watched {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly keyring: Keyring;
  readonly observer: Observer;
  readonly log: Log;
}

export interface Watching {
  /** Null where nobody needs the members' keys. */
  readonly keys: KeyWatch | null;
  readonly problems: Problems;
  /** Begins to look; returns a function that stops it. */
  start(): Promise<() => Promise<void>>;
}

/** A start waits so long for the first look at the members' keys: whoever asks for `/health` then has its answer. */
const FIRST_LOOK_MS = 2_000;

/** Looks for what does not stop the service, and must not go unnoticed: lost keys, a full disk. */
export function watchProblems({ settings, stores, keyring, observer, log }: Watched): Watching {
  const { dataDir, role } = settings;
  const { metrics, writes } = observer;
  const keys = role === 'projector' ? null : new KeyWatch(stores, keyring, log);
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
  return {
    keys,
    problems: new Problems([() => keys?.problems() ?? [], disk, () => writes.problems()]),
    async start() {
      const stopping = new AbortController();
      const running = keys?.run(stopping.signal);
      await Promise.race([keys?.firstRound, pause(FIRST_LOOK_MS, undefined, { ref: false })]);
      return async () => {
        stopping.abort();
        await running;
      };
    },
  };
}

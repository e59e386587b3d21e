import { join } from 'node:path';
import { FileCheckpointFolder } from '../adapters/checkpoints/file/checkpoint-folder.js';
import { FileCheckpointOutbox } from '../adapters/checkpoints/file/file-outbox.js';
import { HttpCheckpointReceiver } from '../adapters/checkpoint-receiver/http/http-receiver.js';
import { CheckpointState } from '../features/proof/checkpoint-state.js';
import type { Destination } from '../features/proof/hand-on.js';
import type { Metrics } from '../observability/metrics.js';
import type { CheckpointFolder, CheckpointOutbox } from '../ports/checkpoints.port.js';
import type { AuditSettings } from '../settings/audit-settings.js';
import type { Settings } from '../settings/settings.js';

/** What checkpoints are kept with and handed on to. */
export interface CheckpointParts {
  readonly outbox: CheckpointOutbox;
  readonly destination: Destination | null;
  readonly state: CheckpointState;
}

export function checkpointParts(settings: Settings, clock: () => number, metrics: Metrics): CheckpointParts {
  const outbox = checkpointOutbox(settings.dataDir);
  const destination = destinationOf(settings);
  const state = new CheckpointState(outbox, clock, destination !== null);
  state.measure(metrics);
  return { outbox, destination, state };
}

/** In the data folder also with shared stores: each machine hands on what it has signed. */
export function checkpointOutbox(dataDir: string): CheckpointOutbox {
  return new FileCheckpointOutbox(join(dataDir, 'checkpoints'));
}

export function checkpointFolder(path: string): CheckpointFolder {
  return new FileCheckpointFolder(path);
}

function destinationOf({ checkpointsTo }: AuditSettings): Destination | null {
  if (checkpointsTo === null) return null;
  if (checkpointsTo.kind === 'folder')
    return { kind: 'folder', folder: checkpointFolder(checkpointsTo.path) };
  const { url, credentials } = checkpointsTo;
  return { kind: 'url', receiver: new HttpCheckpointReceiver(url, credentials) };
}

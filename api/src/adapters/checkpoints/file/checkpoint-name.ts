import type { KeptCheckpoint } from '../../../ports/checkpoints.port.js';

const NAME = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)_(\d+)\.checkpoint$/;

/** Returns the name of a checkpoint's file: when it was made, and up to where it goes. Names sort as the times do. */
export function checkpointName({ at, position }: Omit<KeptCheckpoint, 'note'>): string {
  return `${new Date(at).toISOString().replaceAll(':', '-')}_${position}.checkpoint`;
}

/** Returns what the name of a file says; of another name, nothing is known. */
export function placeIn(name: string): Omit<KeptCheckpoint, 'note'> {
  const [, hour, minute, second, position] = NAME.exec(name) ?? [];
  if (hour === undefined) return { at: 0, position: 0 };
  return { at: Date.parse(`${hour}:${minute}:${second}`), position: Number(position) };
}

import type { ProjectionState } from '@emit/contract/operations';
import type { CollectionVersion } from '../../ports/read-models.port.js';
import { fields } from '../../features/export/csv.js';
import { figures, type RowLayout } from '../support/rows.js';
import type { Comparison } from './compare-versions.js';
import type { Rebuilt } from '../../runtime/rebuild-options.js';

export interface Status {
  readonly name: string;
  readonly version: number | null;
  readonly shape: string | null;
  readonly checkpoint: number;
  /** Events behind the event store, counted up to 10,000. */
  readonly lag: number;
  /** Age of the oldest of them. */
  readonly seconds: number;
  /** Events a second, where it was looked at twice. */
  readonly rate: number;
  /** Documents that stand at an event which cannot be folded. */
  readonly parked: number;
  readonly state: ProjectionState;
  readonly why: string;
  /** What cannot be read in it. */
  readonly damage?: string;
}

const NONE = 'There are no read models yet: start the server, or run emit projections rebuild --all.';

/** A version as it is listed. */
export interface VersionRow extends Omit<CollectionVersion, 'status'> {
  /** abandoned: it was being folded, and whoever did is gone; held: filled, and not served before a switch. */
  readonly status: CollectionVersion['status'] | 'abandoned' | 'held';
}

export const versionLayout: RowLayout<VersionRow> = {
  none: NONE,
  // Also by the name that every other list of read models has.
  json: (row) => ({ name: row.collection, ...row }),
  columns: [
    { title: 'name', value: ({ collection }) => collection },
    ...figures<VersionRow>('version'),
    { title: 'status', value: ({ status, damage }) => (damage ? `${status}, damaged` : status) },
    ...fields<VersionRow>('shape'),
    ...figures<VersionRow>('checkpoint'),
  ],
};

export const statusLayout: RowLayout<Status> = {
  none: NONE,
  columns: [
    ...fields<Status>('name'),
    ...figures<Status>('version'),
    ...fields<Status>('shape'),
    ...figures<Status>('checkpoint', 'lag', 'seconds', 'rate', 'parked'),
    { title: 'state', value: ({ state }) => state, shown: ({ state }) => state.replace('_', ' ') },
    ...fields<Status>('why'),
  ],
};

export const rebuiltLayout: RowLayout<Rebuilt> = {
  none: NONE,
  json: (row) => ({ name: row.collection, ...row }),
  columns: [
    { title: 'name', value: ({ collection }) => collection },
    ...figures<Rebuilt>('version'),
    ...fields<Rebuilt>('shape'),
    ...figures<Rebuilt>('events', 'position'),
  ],
};

export const comparisonLayout: RowLayout<Comparison> = {
  none: NONE,
  columns: [
    ...fields<Comparison>('name'),
    ...figures<Comparison>('held', 'served', 'same', 'different', 'added', 'gone'),
    { title: 'moved on', value: ({ movedOn }) => movedOn, align: 'right' },
  ],
};

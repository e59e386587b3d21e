import type { CollectionVersion } from '../../ports/read-models.port.js';
import { numberOf } from '../support/numbers.js';
import { figures, words, writeRows, type Column, type RowLayout } from '../support/rows.js';
import type { Terminal } from '../support/terminal.js';
import type { MemberChange, Preview } from './preview.js';
import type { Rebuilt } from '../../runtime/rebuild.js';

export interface Status {
  readonly name: string;
  readonly version: number | null;
  readonly shape: string | null;
  readonly checkpoint: number;
  /** Events behind the log, counted up to 10,000. */
  readonly lag: number;
  readonly state: string;
  /** What cannot be read in it. */
  readonly damage?: string;
}

const right = 'right' as const;
const NONE = 'There are no read models yet: start the server, or run emit projections rebuild --all.';

/** A version as it is listed. */
export interface VersionRow extends Omit<CollectionVersion, 'status'> {
  /** abandoned: it was being folded, and whoever did is gone. */
  readonly status: CollectionVersion['status'] | 'abandoned';
}

export const versionLayout: RowLayout<VersionRow> = {
  none: NONE,
  columns: [
    { title: 'name', value: ({ collection }) => collection },
    ...figures<VersionRow>('version'),
    { title: 'status', value: ({ status, damage }) => (damage ? `${status}, damaged` : status) },
    ...words<VersionRow>('shape'),
    ...figures<VersionRow>('checkpoint'),
  ],
};

export const statusLayout: RowLayout<Status> = {
  none: NONE,
  columns: [
    ...words<Status>('name'),
    ...figures<Status>('version'),
    ...words<Status>('shape'),
    ...figures<Status>('checkpoint', 'lag'),
    ...words<Status>('state'),
  ],
};

export const rebuiltLayout: RowLayout<Rebuilt> = {
  none: NONE,
  columns: [
    { title: 'name', value: ({ collection }) => collection },
    ...figures<Rebuilt>('version'),
    ...words<Rebuilt>('shape'),
    ...figures<Rebuilt>('events', 'position'),
  ],
};

const changeColumns: Column<MemberChange>[] = [
  ...words<MemberChange>('member'),
  { title: 'before', value: ({ pointsBefore }) => pointsBefore, align: right },
  { title: 'after', value: ({ pointsAfter }) => pointsAfter, align: right },
  ...figures<MemberChange>('change'),
  { title: 'level', value: ({ levelBefore, levelAfter }) => `${levelBefore} → ${levelAfter}` },
  { title: 'stage', value: ({ stageBefore, stageAfter }) => `${stageBefore} → ${stageAfter}` },
];

export async function writePreview(
  terminal: Terminal,
  format: 'table' | 'json',
  found: Preview,
): Promise<void> {
  if (format === 'json') return terminal.write(`${JSON.stringify(found, null, 2)}\n`);
  const { members, changeLevel, changeStage, distribution, largest } = found;
  await terminal.write(
    `${numberOf(members, 'member')} with a practice: ${changing(changeLevel)} level, ${changing(changeStage)} stage.\n\n`,
  );
  await writeRows(terminal, 'table', distribution, {
    none: '',
    columns: [
      { title: 'points', value: ({ change }) => change },
      { title: 'members', value: (row) => row.members, align: right },
    ],
  });
  await terminal.write('\nThe largest changes:\n');
  await writeRows(terminal, 'table', largest, { none: 'None.', columns: changeColumns });
}

function changing(members: number): string {
  return `${members.toLocaleString('en-US')} ${members === 1 ? 'changes' : 'change'}`;
}

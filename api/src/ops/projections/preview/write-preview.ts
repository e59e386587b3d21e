import { counted } from '@emit/contract/english';
import { fields } from '../../../features/export/csv.js';
import { figures, writeRows, type Column, type RowLayout } from '../../support/rows.js';
import type { Terminal } from '../../support/terminal.js';
import type { Change, FieldChange, MemberChange, Preview } from './changes.js';
import type { RuleChange } from './rules-difference.js';

const right = 'right' as const;

const ruleColumns: Column<RuleChange>[] = [
  ...fields<RuleChange>('path'),
  { title: 'before', value: ({ before }) => textOf(before) },
  { title: 'after', value: ({ after }) => textOf(after) },
];

const fieldColumns: Column<FieldChange>[] = [
  ...fields<FieldChange>('what'),
  ...figures<FieldChange>('members', 'up', 'down'),
];

const largestColumns: Column<MemberChange>[] = [
  ...fields<MemberChange>('member'),
  { title: 'before', value: ({ pointsBefore }) => pointsBefore, align: right },
  { title: 'after', value: ({ pointsAfter }) => pointsAfter, align: right },
  ...figures<MemberChange>('change'),
  { title: 'level', value: ({ levelBefore, levelAfter }) => `${levelBefore} → ${levelAfter}` },
  { title: 'stage', value: ({ stageBefore, stageAfter }) => `${stageBefore} → ${stageAfter}` },
];

/** Every single change, for programs. */
export const changeLayout: RowLayout<Change> = {
  none: 'No member would see anything else.',
  columns: [
    ...fields<Change>('member', 'what'),
    { title: 'before', value: ({ before }) => textOf(before) },
    { title: 'after', value: ({ after }) => textOf(after) },
  ],
};

export async function writePreview(terminal: Terminal, found: Preview): Promise<void> {
  const { rules, members, changed, parked, changeLevel, changeStage, fields, distribution, largest } = found;
  const section = async <Row>(title: string, rows: readonly Row[], columns: Column<Row>[], none: string) => {
    await terminal.write(`\n${title}\n`);
    await writeRows(terminal, 'table', rows, { none, columns });
  };
  await terminal.write(
    `${counted(members, 'member')} with a practice: ${seeing(changed)}, ${changing(changeLevel)} level, ${changing(changeStage)} stage.\n`,
  );
  if (parked > 0)
    await terminal.write(`${counted(parked, 'journey')} compared up to an event that cannot be folded.\n`);
  await section('The rules differ in:', rules, ruleColumns, 'Nothing but their version.');
  await section('What members would see otherwise:', fields, fieldColumns, 'Nothing.');
  await section(
    'Points:',
    distribution,
    [
      { title: 'change', value: ({ change }) => change },
      { title: 'members', value: (row) => row.members, align: right },
    ],
    '',
  );
  await section('The largest changes of points:', largest, largestColumns, 'None.');
}

function seeing(members: number): string {
  const many = members.toLocaleString('en-US');
  return members === 1 ? '1 sees something else' : `${members === 0 ? 'none' : many} see something else`;
}

function changing(members: number): string {
  return `${members.toLocaleString('en-US')} ${members === 1 ? 'changes' : 'change'}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

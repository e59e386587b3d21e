import { counted } from '@emit/contract/english';
import { KEY_FAULTS, type KeyFault, type KeyReport } from './check-keys.js';

/** What is wrong, said of so many members. */
const SAYS: Readonly<Record<KeyFault, (members: string, of: string) => string>> = {
  missing: (members, of) =>
    `${members} of ${of} without a key in the vault: they cannot sign in, nobody can read what they wrote`,
  unopened: (members, of) =>
    `${members} of ${of} with a key that this master key does not open: it is damaged, another member's, or wrapped by another master key`,
  foreign: (members, of) => `${members} of ${of} with a key that opens nothing of theirs: it is another's`,
  misfiled: (members, of) =>
    `${members} of ${of} under another e-mail address than theirs: they cannot sign in`,
};

/** One sentence for each kind of fault, without ids; none when all is well. */
export function keySentences(report: KeyReport): string[] {
  const of = report.members.toLocaleString('en-US');
  const { all, lost } = report.applications;
  const ofApplications = `${counted(lost.length, 'application')} of ${all.toLocaleString('en-US')} without a key that opens it: nobody can read it`;
  return [
    ...KEY_FAULTS.filter((fault) => report.faults[fault].length > 0).map((fault) =>
      SAYS[fault](counted(report.faults[fault].length, 'member'), of),
    ),
    ...(lost.length > 0 ? [ofApplications] : []),
  ];
}

/** Members with whose key something is wrong. */
export function faultyMembers({ faults }: KeyReport): number {
  return KEY_FAULTS.reduce((sum, fault) => sum + faults[fault].length, 0);
}

/** Members and applications with whose key something is wrong. */
export function faultyKeys(report: KeyReport): number {
  return faultyMembers(report) + report.applications.lost.length;
}

/** '2 members', '2 members and 1 application'. */
export function holdersOf(members: number, applications: number): string {
  const ofMembers = counted(members, 'member');
  return applications === 0 ? ofMembers : `${ofMembers} and ${counted(applications, 'application')}`;
}

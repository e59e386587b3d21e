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
  return KEY_FAULTS.filter((fault) => report.faults[fault].length > 0).map((fault) =>
    SAYS[fault](membersOf(report.faults[fault].length), of),
  );
}

/** Members with whose key something is wrong. */
export function faultyMembers({ faults }: KeyReport): number {
  return KEY_FAULTS.reduce((sum, fault) => sum + faults[fault].length, 0);
}

function membersOf(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`;
}

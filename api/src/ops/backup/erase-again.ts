import { eventCatalogue } from '../../domain/all-events.js';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ApplicationErased, ApplicationReceived } from '../../domain/application/events.js';
import type { MemberErased, MemberRegistered } from '../../domain/member/events.js';
import { eraseMember } from '../../features/accounts/erasure/erase-member.js';
import { eraseApplication } from '../../features/applications/erase-application.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import { CommandRunner } from '../../runtime/run-command.js';
import type { Stores } from '../../composition/stores.js';
import { withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';

const MEMBER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The events by which a member, and an application, come and go. */
const COMES: readonly string[] = ['MemberRegistered', 'ApplicationReceived'] satisfies (
  MemberRegistered | ApplicationReceived
)['type'][];
const GOES: readonly string[] = ['MemberErased', 'ApplicationErased'] satisfies (
  MemberErased | ApplicationErased
)['type'][];

/** How many of each. */
export interface Erasures {
  readonly members: number;
  readonly applications: number;
}

/** Ids: a line each, or an event of an erasure as `emit events export` writes it. Throws UsageError. */
export async function readErased(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read`);
  });
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), place: `${file}, line ${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => (MEMBER_ID.test(line) ? line : erasedIn(line, place)));
}

function erasedIn(line: string, place: string): string {
  try {
    const { type, metadata } = JSON.parse(line) as { type?: unknown; metadata?: { memberId?: unknown } };
    const memberId = metadata?.memberId;
    if (typeof type === 'string' && GOES.includes(type) && typeof memberId === 'string') return memberId;
  } catch {
    // Said below.
  }
  throw new UsageError(`${place}: neither an event MemberErased or ApplicationErased nor an id`);
}

/**
 * Erases, in a folder that nobody serves yet, the members and applications given, those whom its log says are erased, and those
 * without a key: they were erased between the copy of the event store and that of the keys. Not those who had none when the backup was
 * taken: theirs may be in an earlier one. Returns how many were not erased in it before, and how many of those given it never had.
 */
export function eraseAgain(
  cli: Cli,
  dataDir: string,
  given: readonly string[],
  lost: readonly string[],
  by: OperatorAct,
): Promise<{ erasures: Erasures; unknown: number }> {
  const there: Cli = {
    ...cli,
    dataDir: () => dataDir,
    settings: () => cli.settings({ EMIT_DATA_DIR: dataDir }),
  };
  return withStores(there, async (stores) => {
    const { vault } = stores;
    const { present, erased } = await peopleOf(stores);
    for (const id of erased) await vault.destroy(id);
    const keyless: string[] = [];
    for (const id of present.keys()) if (!(await vault.find(id))) keyless.push(id);
    const without = new Set(lost);
    const now = [...given, ...keyless.filter((id) => !without.has(id))];
    const due = new Set(now.filter((id) => present.has(id)));
    const parts = { runner: new CommandRunner(stores.eventStore, eventCatalogue, cli.clock), vault };
    const isMember = (id: string) => present.get(id) === 'MemberRegistered';
    for (const memberId of due) {
      const context = { memberId, correlationId: randomUUID() };
      if (isMember(memberId)) await eraseMember(parts, context, { by });
      else await eraseApplication(parts, context, { cause: 'operator', by });
    }
    const members = [...due].filter(isMember).length;
    const unknown = given.filter((id) => !present.has(id) && !erased.has(id));
    return { erasures: { members, applications: due.size - members }, unknown: new Set(unknown).size };
  });
}

/** Members and applications that are not erased, by the event with which they came, and those that are. */
async function peopleOf({
  eventStore,
}: Stores): Promise<{ present: Map<string, string>; erased: Set<string> }> {
  const [present, erased] = [new Map<string, string>(), new Set<string>()];
  for await (const page of eventStore.replay({ after: 0, types: [...COMES, ...GOES] })) {
    for (const { type, memberId } of page) {
      if (GOES.includes(type)) {
        erased.add(memberId);
        present.delete(memberId);
      } else if (!erased.has(memberId)) present.set(memberId, type);
    }
  }
  return { present, erased };
}

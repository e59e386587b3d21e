import { eventCatalogue } from '../../domain/all-events.js';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eraseMember } from '../../features/accounts/erasure/erase-member.js';
import type { OperatorAct } from '../../kernel/operator-act.js';
import { CommandRunner } from '../../runtime/run-command.js';
import type { Stores } from '../../composition/stores.js';
import { withStores, type Cli } from '../support/cli.js';
import { UsageError } from '../support/failures.js';

const MEMBER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Members' ids: a line each, or an event MemberErased as `emit events export` writes it. Throws UsageError. */
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
    if (type === 'MemberErased' && typeof metadata?.memberId === 'string') return metadata.memberId;
  } catch {
    // Said below.
  }
  throw new UsageError(`${place}: neither an event MemberErased nor a member's id`);
}

/**
 * Erases, in a folder that nobody serves yet, the members given, those whom its log says are erased, and those without a
 * key: they were erased between the copy of the log and that of the keys. Not those who had none when the backup was taken:
 * theirs may be in an earlier one. Returns how many were not erased in it before, and how many of those given it never had.
 */
export function eraseAgain(
  cli: Cli,
  dataDir: string,
  given: readonly string[],
  lost: readonly string[],
  by: OperatorAct,
): Promise<{ erasures: number; unknown: number }> {
  const there: Cli = {
    ...cli,
    dataDir: () => dataDir,
    settings: () => cli.settings({ EMIT_DATA_DIR: dataDir }),
  };
  return withStores(there, async (stores) => {
    const { registered, erased } = await membersOf(stores);
    for (const memberId of erased) await stores.vault.destroy(memberId);
    const keyless: string[] = [];
    for (const memberId of registered) if (!(await stores.vault.find(memberId))) keyless.push(memberId);
    const without = new Set(lost);
    const now = [...given, ...keyless.filter((memberId) => !without.has(memberId))];
    const due = new Set(now.filter((memberId) => registered.has(memberId)));
    const runner = new CommandRunner(stores.eventStore, eventCatalogue, cli.clock);
    for (const memberId of due) {
      await eraseMember({ runner, vault: stores.vault }, { memberId, correlationId: randomUUID() }, { by });
    }
    const unknown = given.filter((memberId) => !registered.has(memberId) && !erased.has(memberId));
    return { erasures: due.size, unknown: new Set(unknown).size };
  });
}

async function membersOf({ eventStore }: Stores): Promise<{ registered: Set<string>; erased: Set<string> }> {
  const [registered, erased] = [new Set<string>(), new Set<string>()];
  for await (const page of eventStore.replay({ after: 0, types: ['MemberRegistered', 'MemberErased'] })) {
    for (const { type, memberId } of page) {
      if (type === 'MemberErased') {
        erased.add(memberId);
        registered.delete(memberId);
      } else if (!erased.has(memberId)) registered.add(memberId);
    }
  }
  return { registered, erased };
}

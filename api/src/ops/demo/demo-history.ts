import { DEFAULT_SCORING_RULES } from '@emit/contract/scoring';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { RevisionConflict } from '../../ports/event-store.port.js';
import { Keyring, type MemberKey } from '../../runtime/sealing.js';
import type { Settings } from '../../settings.js';
import type { Stores } from '../../stores.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { DemoMember } from './demo-member.js';
import { Random } from './random.js';
import { HistoryWriter } from './write-history.js';

export interface DemoRequest {
  readonly members: number;
  readonly days: number;
  readonly seed: string;
  /** Midnight (UTC) of the last day, epoch milliseconds. */
  readonly end: number;
  readonly append: boolean;
  readonly passwordHash: string;
}

export interface DemoResult {
  readonly events: number;
  readonly seconds: number;
  readonly emails: readonly string[];
}

const MS_PER_DAY = 86_400_000;

/**
 * Writes a history that is the same for the same seed and end: every id, time and number. Only what is sealed differs,
 * and the chain over it, for keys are never made from a seed. Throws CommandFailed when the log is not empty.
 */
export async function writeDemo(
  cli: Cli,
  stores: Stores,
  settings: Settings,
  request: DemoRequest,
): Promise<DemoResult> {
  const { members, days, seed, end, append } = request;
  const { log } = stores;
  if (!append && (await log.head()) > 0) {
    throw new CommandFailed('the log is not empty; --append adds to it all the same');
  }
  const began = performance.now();
  const keys = new Map<string, MemberKey>();
  const people = Array.from({ length: members }, (_, index) => {
    const email = `demo-${seed}-${index + 1}@example.org`;
    return new DemoMember(new Random(`${seed}/${index}`), (id) => keyOf(keys, id), email, days);
  });
  await enrol(stores, settings, people, keys, request);
  const writer = new HistoryWriter(log, new Random(`${seed}/ids`));
  if (!append) writeOperations(writer, end - (days - 1) * MS_PER_DAY);
  await writeDays(cli, writer, people, request);
  for (const { memberId } of people.filter(({ erased }) => erased)) await stores.vault.destroy(memberId);
  const emails = people.filter(({ erased, since }) => !erased && since < days).map(({ email }) => email);
  return { events: writer.written, seconds: (performance.now() - began) / 1000, emails };
}

function keyOf(keys: ReadonlyMap<string, MemberKey>, memberId: string): MemberKey {
  const key = keys.get(memberId);
  if (key === undefined) throw new Error(`Member ${memberId} has no key yet`);
  return key;
}

async function enrol(
  { vault }: Stores,
  { masterKey }: Settings,
  people: readonly DemoMember[],
  keys: Map<string, MemberKey>,
  { passwordHash, end, days }: DemoRequest,
): Promise<void> {
  const keyring = new Keyring(masterKey);
  for (const { memberId, email, since } of people) {
    const { key, wrappedKey } = keyring.newKey(memberId);
    keys.set(memberId, key);
    const createdAt = end - (days - 1 - since) * MS_PER_DAY;
    const emailHash = keyring.emailHash(email);
    const added = await vault.add({
      memberId,
      emailHash,
      passwordHash,
      wrappedKey,
      sessions: [],
      createdAt,
    });
    if (!added) throw new CommandFailed(`${email} is there already; take another --seed`);
  }
}

/** An early change of the rules that changes no number, and the rebuild that followed: every event type is there. */
function writeOperations(writer: HistoryWriter, at: number): void {
  const rules = { ...DEFAULT_SCORING_RULES, version: 2 };
  const rebuilt = { projection: 'dashboard', version: 1, shape: '1/rules-2', events: 0, position: 0 };
  writer.add(OPERATIONS_STREAM, '', at, [
    { type: 'ScoringRulesChanged', data: { rules } },
    { type: 'ProjectionRebuilt', data: rebuilt },
  ]);
}

async function writeDays(
  { terminal, signal }: Cli,
  writer: HistoryWriter,
  people: readonly DemoMember[],
  { days, end }: DemoRequest,
): Promise<void> {
  for (let day = 0; day < days; day++) {
    const midnight = end - (days - 1 - day) * MS_PER_DAY;
    const happenings = people.flatMap((member) => member.live(day, midnight)).sort((a, b) => a.at - b.at);
    for (const { stream, memberId, at, events } of happenings) {
      if (signal.aborted) throw new CommandFailed('stopped before the end: the history is cut short');
      if (writer.add(stream, memberId, at, events)) await added(writer.flush());
    }
    // A batch goes stream by stream: ended with the day, it leaves the log in the order of days.
    await added(writer.flush());
    const share = Math.floor(((day + 1) / days) * 100);
    terminal.progress(
      `demo  day ${day + 1} of ${days}  ${share} %  ${writer.written.toLocaleString('en-US')} events`,
    );
  }
}

async function added(writing: Promise<unknown>): Promise<void> {
  await writing.catch((error: unknown) => {
    if (error instanceof RevisionConflict) {
      throw new CommandFailed(`${error.stream} is there already; take another --seed`);
    }
    throw error;
  });
}

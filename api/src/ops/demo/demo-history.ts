import { RevisionConflict } from '../../ports/event-store.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { hasEvents } from '../../runtime/has-events.js';
import { Keyring } from '../../runtime/sealing.js';
import type { Settings } from '../../settings/settings.js';
import type { Stores } from '../../composition/stores.js';
import type { Cli } from '../support/cli.js';
import { CommandFailed } from '../support/failures.js';
import { requireMasterKey } from '../support/master-key.js';
import { Progress } from '../support/progress.js';
import { MS_PER_DAY } from '../support/moments.js';
import { DemoApplications } from './demo-applications.js';
import { DemoMember } from './demo-member.js';
import { DemoOperations } from './demo-operations.js';
import { inOrderOfTime } from './in-order-of-time.js';
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
  /** A member who is there at the end, if any is. */
  readonly email: string | null;
}

const ENROLLED_AT_ONCE = 1_000;

/**
 * Writes a history that is the same for the same seed and end: every id, time and number. Only what is sealed differs,
 * and the chain over it, for keys are never made from a seed. Memory grows by some 7 KB a member, and hardly with the days.
 * Throws CommandFailed when the event store is not empty.
 */
export async function writeDemo(
  cli: Cli,
  stores: Stores,
  settings: Settings,
  request: DemoRequest,
): Promise<DemoResult> {
  const { members, days, seed, end, append } = request;
  const { eventStore } = stores;
  if (!append && (await hasEvents(eventStore))) {
    throw new CommandFailed('the log is not empty; --append adds to it all the same');
  }
  const masterKey = { key: settings.masterKey, from: settings.masterKeyFrom };
  await requireMasterKey(stores, { masterKey });
  const began = performance.now();
  const keyring = new Keyring(settings.masterKey);
  const people = Array.from({ length: members }, (_, index) => {
    const email = `demo-${seed}-${index + 1}@example.org`;
    return new DemoMember(new Random(`${seed}/${index}`), keyring, email, days);
  });
  await enrol(stores.vault, keyring, people, request);
  const writer = new HistoryWriter(eventStore, new Random(`${seed}/ids`));
  const ids = new Random(`${seed}/operations`);
  const operations = append ? null : new DemoOperations(eventStore, writer, ids, days);
  operations?.begin(end - (days - 1) * MS_PER_DAY);
  const applications = new DemoApplications(eventStore, stores.vault, keyring, request);
  const besides = await writeDays(cli, writer, { people, applications, operations }, request);
  for (const { memberId } of people.filter(({ erased }) => erased)) await stores.vault.destroy(memberId);
  const there = people.find(({ erased, since }) => !erased && since < days);
  const seconds = (performance.now() - began) / 1000;
  return { events: writer.written + besides, seconds, email: there?.email ?? null };
}

/** Whose history it is. */
interface Cast {
  readonly people: readonly DemoMember[];
  readonly applications: DemoApplications;
  readonly operations: DemoOperations | null;
}

async function enrol(
  vault: Vault,
  keyring: Keyring,
  people: readonly DemoMember[],
  { passwordHash, end, days }: DemoRequest,
): Promise<void> {
  for (let first = 0; first < people.length; first += ENROLLED_AT_ONCE) {
    const several = people.slice(first, first + ENROLLED_AT_ONCE);
    const entries = several.map(({ memberId, email, since, wrappedKey }) => {
      const createdAt = end - (days - 1 - since) * MS_PER_DAY;
      const emailHash = keyring.emailHash(email);
      const nobodySignedIn = { sessions: [], markGeneration: 0, marksGiven: 0 };
      return { memberId, emailHash, passwordHash, wrappedKey, ...nobodySignedIn, createdAt };
    });
    const taken = new Set((await vault.addAll(entries)).map(({ memberId }) => memberId));
    const other = several.find(({ memberId }) => taken.has(memberId));
    if (!other) continue;
    const added = people.slice(0, first + several.length).filter(({ memberId }) => !taken.has(memberId));
    for (const { memberId } of added) await vault.destroy(memberId);
    throw new CommandFailed(`${other.email} is there already; take another --seed`);
  }
}

/** Returns how many events are neither the members' nor of the first day: of applications, and the operators' later acts. */
async function writeDays(
  { terminal, signal }: Cli,
  writer: HistoryWriter,
  { people, applications, operations }: Cast,
  { days, end }: DemoRequest,
): Promise<number> {
  let besides = 0;
  const progress = new Progress(terminal, 'demo', days);
  for (let day = 0; day < days; day++) {
    const midnight = end - (days - 1 - day) * MS_PER_DAY;
    for (const { stream, at, events, ids } of inOrderOfTime(livesOn(people, day, midnight))) {
      if (signal.aborted) throw new CommandFailed('stopped before the end: the history is cut short');
      if (writer.add(stream, at, events, ids))
        progress.add(await flushed(writer), day + (at - midnight) / MS_PER_DAY);
    }
    // A batch goes stream by stream: ended with the day, it leaves the event store in the order of days.
    progress.add(await flushed(writer), day + 1);
    besides += (await applications.evening(midnight)) + ((await operations?.evening(day, midnight)) ?? 0);
  }
  return besides;
}

/** One by one: most members do nothing on a day, and leave nothing in memory. */
function* livesOn(people: readonly DemoMember[], day: number, midnight: number) {
  for (const member of people) yield member.live(day, midnight);
}

/** How many events were written. Throws CommandFailed for a stream that is there already. */
async function flushed(writer: HistoryWriter): Promise<number> {
  try {
    return await writer.flush();
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    throw new CommandFailed(`${error.stream} is there already; take another --seed`);
  }
}

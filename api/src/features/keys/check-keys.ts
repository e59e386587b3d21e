import type {
  AddressChanged,
  MemberErased,
  MemberRegistered,
  Profile,
  ProfileChanged,
} from '../../domain/member/events.js';
import { memberStream } from '../../domain/member/events.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { VaultEntry, VaultReading } from '../../ports/vault.port.js';
import { CannotOpen, type Keyring } from '../../runtime/sealing.js';
import { checkApplicationKeys, type ApplicationKeys } from './check-application-keys.js';

/**
 * missing: the vault has no entry of the member. unopened: its key is wrapped by another master key, is damaged, or is
 * another member's. foreign: the key does not open a profile of the member's. misfiled: the entry stands under another e-mail
 * hash than that of the last profile.
 */
export const KEY_FAULTS = ['missing', 'unopened', 'foreign', 'misfiled'] as const;
export type KeyFault = (typeof KEY_FAULTS)[number];

/** Members of the event store who are not erased, and those with whose key something is wrong. */
export interface KeyReport {
  readonly members: number;
  readonly faults: Readonly<Record<KeyFault, readonly string[]>>;
  readonly applications: ApplicationKeys;
  /** Without the master key only that each has an entry is known. */
  readonly opened: boolean;
}

export interface KeyStores {
  readonly eventStore: Pick<EventStore, 'replay' | 'readStream'>;
  readonly vault: VaultReading;
}

type WithProfile = MemberRegistered | AddressChanged | ProfileChanged;
const WITH_PROFILE: readonly WithProfile['type'][] = ['MemberRegistered', 'AddressChanged', 'ProfileChanged'];
const TYPES: readonly (WithProfile | MemberErased)['type'][] = [...WITH_PROFILE, 'MemberErased'];
/** Looked up in the vault at the same time. */
const AT_ONCE = 100;

/**
 * Compares the members of the event store with the vault, all of them: that each has a key, and with the master key that
 * each key opens what its member has sealed. Members who register or are erased meanwhile are no fault. Applications, which
 * have keys of their own, likewise.
 */
export async function checkKeys(
  { eventStore, vault }: KeyStores,
  keyring: Keyring | null,
): Promise<KeyReport> {
  const faulty = new Map<string, KeyFault>();
  let members = 0;
  for await (const page of eventStore.replay({ after: 0, types: TYPES, dataOf: WITH_PROFILE })) {
    // In the event store's order: who is erased was registered before, and the last profile counts.
    for (const part of partsOf(page)) {
      const faults = await Promise.all(part.map((event) => faultOf(event, vault, keyring)));
      for (const [index, event] of part.entries()) {
        note(faulty, event, faults[index] ?? null);
        members += event.type === 'MemberRegistered' ? 1 : event.type === 'MemberErased' ? -1 : 0;
      }
    }
  }
  members -= await leaveOutChanged({ eventStore, vault }, keyring, faulty);
  const applications = await checkApplicationKeys({ eventStore, vault }, keyring);
  return { members, faults: byFault(faulty), applications, opened: keyring !== null };
}

/** A key that does not open an earlier profile is lost, whatever it opens of what came later. */
function note(faulty: Map<string, KeyFault>, event: FoldEvent, fault: KeyFault | null): void {
  const memberId = memberOf(event);
  const before = faulty.get(memberId) ?? 'misfiled';
  if (event.type === 'MemberErased') faulty.delete(memberId);
  else if (before !== 'misfiled') return;
  else if (fault) faulty.set(memberId, fault);
  else faulty.delete(memberId);
}

/** What is wrong with a member's entry; null when nothing is. */
export function faultIn(
  memberId: string,
  profile: Sealed<Profile> | null,
  entry: VaultEntry | null,
  keyring: Keyring | null,
): KeyFault | null {
  if (entry === null) return 'missing';
  if (keyring === null) return null;
  const key = keyring.keyIn(memberId, entry.wrappedKey);
  if (key === null) return 'unopened';
  if (profile === null) return null;
  try {
    const { email } = key.openOnce(profile);
    return keyring.emailHash(email) === entry.emailHash ? null : 'misfiled';
  } catch (error) {
    if (error instanceof CannotOpen) return 'foreign';
    throw error;
  }
}

/**
 * Takes from the suspects who were erased, or whose address was changed, since they were looked at. Returns how many were
 * erased.
 */
export async function leaveOutChanged(
  { eventStore, vault }: Pick<KeyStores, 'vault'> & { readonly eventStore: Pick<EventStore, 'readStream'> },
  keyring: Keyring | null,
  faulty: Map<string, KeyFault>,
): Promise<number> {
  let erased = 0;
  for (const [memberId, fault] of [...faulty]) {
    if (fault === 'missing' && (await isErased(eventStore, memberId))) erased += 1;
    else if (fault !== 'misfiled' || (await isStillMisfiled({ eventStore, vault }, keyring, memberId)))
      continue;
    faulty.delete(memberId);
  }
  return erased;
}

async function isStillMisfiled(
  { eventStore, vault }: Parameters<typeof leaveOutChanged>[0],
  keyring: Keyring | null,
  memberId: string,
): Promise<boolean> {
  const entry = await vault.find(memberId);
  let profile: Sealed<Profile> | null = null;
  for await (const page of eventStore.readStream(memberStream(memberId)))
    for (const event of page) profile = isWithProfile(event) ? profileIn(event) : profile;
  return faultIn(memberId, profile, entry, keyring) !== null;
}

export function byFault(faulty: Iterable<readonly [string, KeyFault]>): KeyReport['faults'] {
  const faults: Record<KeyFault, string[]> = { missing: [], unopened: [], foreign: [], misfiled: [] };
  for (const [memberId, fault] of faulty) faults[fault].push(memberId);
  return faults;
}

async function faultOf(
  event: FoldEvent,
  vault: VaultReading,
  keyring: Keyring | null,
): Promise<KeyFault | null> {
  if (!isWithProfile(event)) return null;
  const memberId = memberOf(event);
  return faultIn(memberId, profileIn(event), await vault.find(memberId), keyring);
}

function isWithProfile({ type }: Pick<FoldEvent, 'type'>): boolean {
  return WITH_PROFILE.some((one) => one === type);
}

/** By the stream's name, which the chain covers. */
function memberOf({ stream }: FoldEvent): string {
  return stream.slice(memberStream('').length);
}

/** Null in an event that somebody has made unreadable. */
function profileIn({ data }: Pick<FoldEvent, 'data'>): Sealed<Profile> | null {
  const { profile } = (data ?? {}) as Partial<WithProfile['data']>;
  return typeof profile === 'string' ? profile : null;
}

async function isErased(eventStore: Pick<EventStore, 'readStream'>, memberId: string): Promise<boolean> {
  for await (const page of eventStore.readStream(memberStream(memberId))) {
    if (page.some(({ type }) => type === 'MemberErased')) return true;
  }
  return false;
}

function* partsOf(page: readonly FoldEvent[]): Generator<readonly FoldEvent[]> {
  for (let first = 0; first < page.length; first += AT_ONCE) yield page.slice(first, first + AT_ONCE);
}

import type { MemberErased, MemberRegistered, Profile } from '../../domain/member/events.js';
import { memberStream } from '../../domain/member/events.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { VaultEntry, VaultReading } from '../../ports/vault.port.js';
import { CannotOpen, type Keyring } from '../../runtime/sealing.js';

/**
 * missing: the vault has no entry of the member. unopened: its key is wrapped by another master key, is damaged, or is
 * another member's. foreign: the key opens nothing of the member's. misfiled: the entry stands under another e-mail hash.
 */
export const KEY_FAULTS = ['missing', 'unopened', 'foreign', 'misfiled'] as const;
export type KeyFault = (typeof KEY_FAULTS)[number];

/** Members of the event store who are not erased, and those with whose key something is wrong. */
export interface KeyReport {
  readonly members: number;
  readonly faults: Readonly<Record<KeyFault, readonly string[]>>;
  /** Without the master key only that each has an entry is known. */
  readonly opened: boolean;
}

export interface KeyStores {
  readonly eventStore: Pick<EventStore, 'replay' | 'readStream'>;
  readonly vault: VaultReading;
}

type Registration = MemberRegistered | MemberErased;
const TYPES: readonly Registration['type'][] = ['MemberRegistered', 'MemberErased'];
/** Looked up in the vault at the same time. */
const AT_ONCE = 100;

/**
 * Compares the members of the event store with the vault, all of them: that each has a key, and with the master key that
 * each key opens what its member has sealed. Members who register or are erased meanwhile are no fault.
 */
export async function checkKeys(
  { eventStore, vault }: KeyStores,
  keyring: Keyring | null,
): Promise<KeyReport> {
  const faulty = new Map<string, KeyFault>();
  let members = 0;
  for await (const page of eventStore.replay({ after: 0, types: TYPES, dataOf: ['MemberRegistered'] })) {
    // In the log's order: who is erased was registered before.
    for (const part of partsOf(page)) {
      const faults = await Promise.all(part.map((event) => faultOf(event, vault, keyring)));
      part.forEach((event, index) => {
        const { type } = event;
        const memberId = memberOf(event);
        const fault = faults[index];
        members += type === 'MemberErased' ? -1 : 1;
        if (fault) faulty.set(memberId, fault);
        else if (type === 'MemberErased') faulty.delete(memberId);
      });
    }
  }
  for (const memberId of await erasedMeanwhile(eventStore, faulty)) {
    faulty.delete(memberId);
    members -= 1;
  }
  return { members, faults: byFault(faulty), opened: keyring !== null };
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

/** Of members whose key is gone: those who were erased since they were looked at. */
export async function erasedMeanwhile(
  eventStore: Pick<EventStore, 'readStream'>,
  suspects: Iterable<readonly [string, KeyFault]>,
): Promise<string[]> {
  const erased: string[] = [];
  for (const [memberId, fault] of suspects) {
    if (fault === 'missing' && (await isErased(eventStore, memberId))) erased.push(memberId);
  }
  return erased;
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
  if (event.type !== 'MemberRegistered') return null;
  const memberId = memberOf(event);
  return faultIn(memberId, profileIn(event), await vault.find(memberId), keyring);
}

/** By the stream's name, which the chain covers. */
function memberOf({ stream }: FoldEvent): string {
  return stream.slice(memberStream('').length);
}

/** Null in an event that somebody has made unreadable. */
function profileIn({ data }: FoldEvent): Sealed<Profile> | null {
  const { profile } = (data ?? {}) as Partial<MemberRegistered['data']>;
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

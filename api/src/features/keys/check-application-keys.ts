import type { ApplicationForm } from '@emit/contract/applications';
import {
  applicationList,
  applicationStream,
  type Applicant,
  type ApplicationErased,
  type ApplicationReceived,
} from '../../domain/application/events.js';
import type { FoldEvent } from '../../kernel/event.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { VaultEntry, VaultReading } from '../../ports/vault.port.js';
import { CannotOpen, type Keyring } from '../../runtime/sealing.js';

const RECEIVED: ApplicationReceived['type'] = 'ApplicationReceived';
const ERASED: ApplicationErased['type'] = 'ApplicationErased';

/** Applications that are not erased: how many, and the ids of those that no key opens. */
export interface ApplicationKeys {
  readonly all: number;
  readonly lost: readonly string[];
}

interface Sent {
  readonly form: ApplicationForm | null;
  readonly applicant: Sealed<Applicant> | null;
}

/** As `checkKeys` does of members: that each application which is not erased has a key, and that it opens what was typed. */
export async function checkApplicationKeys(
  {
    eventStore,
    vault,
  }: {
    readonly eventStore: Pick<EventStore, 'replay' | 'readStream'>;
    readonly vault: Pick<VaultReading, 'find'>;
  },
  keyring: Keyring | null,
): Promise<ApplicationKeys> {
  const [present, lost] = [new Set<string>(), new Set<string>()];
  for await (const page of eventStore.replay({ after: 0, types: [RECEIVED, ERASED], dataOf: [RECEIVED] })) {
    for (const event of page) {
      const id = event.stream.slice(applicationStream('').length);
      if (event.type === ERASED) {
        present.delete(id);
        lost.delete(id);
        continue;
      }
      present.add(id);
      if (isApplicationLost(id, sentIn(event), await vault.find(id), keyring)) lost.add(id);
    }
  }
  const erased = await leaveOutErased(eventStore, lost);
  return { all: present.size - erased, lost: [...lost] };
}

/** Whether the key is gone, opens nothing of the application, or stands under another address than was typed. */
export function isApplicationLost(
  id: string,
  { form, applicant }: Sent,
  entry: VaultEntry | null,
  keyring: Keyring | null,
): boolean {
  if (entry === null || keyring === null) return entry === null;
  const key = keyring.keyIn(id, entry.wrappedKey);
  if (key === null || form === null || applicant === null) return key === null;
  try {
    const { email, product } = key.openOnce(applicant);
    return keyring.applicationHash(applicationList(form, product), email) !== entry.emailHash;
  } catch (error) {
    if (error instanceof CannotOpen) return true;
    throw error;
  }
}

/** Takes from the lost ones those that were erased since they were looked at. Returns how many. */
export async function leaveOutErased(
  eventStore: Pick<EventStore, 'readStream'>,
  lost: Set<string>,
): Promise<number> {
  const before = lost.size;
  for (const id of [...lost])
    for await (const page of eventStore.readStream(applicationStream(id)))
      if (page.some(({ type }) => type === ERASED)) lost.delete(id);
  return before - lost.size;
}

/** Null in an event that somebody has made unreadable. */
function sentIn({ data }: Pick<FoldEvent, 'data'>): Sent {
  const { form, applicant } = (data ?? {}) as Partial<ApplicationReceived['data']>;
  return { form: form ?? null, applicant: typeof applicant === 'string' ? applicant : null };
}

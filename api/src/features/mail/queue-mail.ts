import { randomUUID } from 'node:crypto';
import type { Vault } from '../../ports/vault.port.js';
import type { Keyring } from '../../runtime/sealing.js';
import type { Clock } from '../shared/injection-tokens.js';
import type { MailFacts, MailKind } from './mail-texts.js';

const HOUR_MS = 3_600_000;
/** A mail that could not be sent for so long is of no use any more. */
const GIVEN_UP_AFTER_MS: Readonly<Record<MailKind, number>> = {
  verify: 48 * HOUR_MS,
  'application-link': 48 * HOUR_MS,
  'application-arrived': 48 * HOUR_MS,
  reset: HOUR_MS / 2,
  'password-changed': 48 * HOUR_MS,
  'factor-added': 48 * HOUR_MS,
  'factor-removed': 48 * HOUR_MS,
  'factors-taken': 48 * HOUR_MS,
  'new-sign-in': 48 * HOUR_MS,
  'address-new': 24 * HOUR_MS,
  'address-former': 24 * HOUR_MS,
  'address-changed': 48 * HOUR_MS,
  erased: 48 * HOUR_MS,
  'plan-asked': 48 * HOUR_MS,
  'plan-answered': 48 * HOUR_MS,
};
export interface Recipient {
  /** Null once the member is erased. */
  readonly memberId: string | null;
  readonly to: string;
}

/** What an entry of the outbox holds, sealed. */
export interface MailContent {
  readonly to: string;
  readonly kind: MailKind;
  readonly facts: MailFacts[MailKind];
}

interface Parts {
  readonly vault: Pick<Vault, 'outbox'>;
  readonly keyring: Pick<Keyring, 'sealOwn'>;
  readonly clock: Clock;
}

/** Puts a mail into the outbox, from where whichever server runs sends it. Durable when it resolves. Throws StoreUnavailable. */
export async function queueMail<K extends MailKind>(
  { vault, keyring, clock }: Parts,
  { memberId, to }: Recipient,
  kind: K,
  facts: MailFacts[K],
): Promise<void> {
  const now = clock();
  const content: MailContent = { to, kind, facts };
  await vault.outbox.add({
    id: randomUUID(),
    memberId,
    sealed: keyring.sealOwn(content),
    dueAt: now,
    giveUpAt: now + GIVEN_UP_AFTER_MS[kind],
    attempts: 0,
  });
}

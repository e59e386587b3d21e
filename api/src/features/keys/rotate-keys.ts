import { applicationDecider } from '../../domain/application/decide.js';
import { applicationList, applicationStream } from '../../domain/application/events.js';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream, type Profile } from '../../domain/member/events.js';
import type { Sealed } from '../../kernel/sealed.js';
import type { Vault, VaultEntry, VaultReading } from '../../ports/vault.port.js';
import type { CommandRunner } from '../../runtime/run-command.js';
import { CannotOpen, type Keyring, type MemberKey } from '../../runtime/sealing.js';

export interface RotationParts {
  readonly vault: Vault;
  readonly runner: Pick<CommandRunner, 'read'>;
}

const PAGE = 500;

/**
 * Wraps every member's key by another master key, one after another; those that are wrapped by it already are passed over,
 * so that a rotation which was cut short goes on. Nobody else may use the vault meanwhile. Returns how many were wrapped
 * anew. Until it is done the vault says so, and no server starts. Throws CannotOpen, before anything is changed, where a key is
 * wrapped by neither, and StoreUnavailable.
 */
export async function rotateKeys(
  parts: RotationParts,
  from: Keyring,
  to: Keyring,
  onMember: () => void = () => undefined,
): Promise<number> {
  await requireOpened(parts.vault, from, to);
  await parts.vault.setRotating(true);
  let rotated = 0;
  for await (const entry of entriesOf(parts.vault)) {
    if (!to.opens(entry.memberId, entry.wrappedKey)) {
      await rotate(parts, from, to, entry);
      rotated += 1;
    }
    onMember();
  }
  await parts.vault.setRotating(false);
  return rotated;
}

/** Throws CannotOpen where a key is wrapped by none of these, and StoreUnavailable. */
export async function requireOpened(vault: VaultReading, ...keyrings: readonly Keyring[]): Promise<void> {
  for await (const { memberId, wrappedKey } of entriesOf(vault)) {
    if (!keyrings.some((keyring) => keyring.opens(memberId, wrappedKey))) throw new CannotOpen();
  }
}

/** The key and the e-mail address's hash in one step: the address itself is in the event store alone, sealed. */
async function rotate({ vault, runner }: RotationParts, from: Keyring, to: Keyring, entry: VaultEntry) {
  const { memberId, wrappedKey } = entry;
  const { profile } = await runner.read(memberDecider, memberStream(memberId), memberId);
  const key = from.unwrap(memberId, wrappedKey);
  const hash = profile ? memberHash(profile, key, to) : await applicationHash(runner, key, to);
  // None is in a registration or an erasure that died half-way, nor in a damaged log: nobody signs in with that entry.
  await vault.rewrap(entry, from.rewrap(memberId, wrappedKey, to), hash ?? entry.emailHash);
}

function memberHash(profile: Sealed<Profile>, key: MemberKey, to: Keyring): string | null {
  const email = openedBy(key, profile)?.email;
  return email === undefined ? null : to.emailHash(email);
}

/** Of an entry that is no member's. */
async function applicationHash(
  runner: RotationParts['runner'],
  key: MemberKey,
  to: Keyring,
): Promise<string | null> {
  const { memberId } = key;
  const { form, applicant } = await runner.read(applicationDecider, applicationStream(memberId), memberId);
  const opened = form && applicant && openedBy(key, applicant);
  return opened ? to.applicationHash(applicationList(form, opened.product), opened.email) : null;
}

function openedBy<T>(key: MemberKey, sealed: Sealed<T>): T | null {
  try {
    return key.openOnce(sealed);
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}

async function* entriesOf(vault: VaultReading): AsyncGenerator<VaultEntry> {
  let page = await vault.page('', PAGE);
  while (page.length > 0) {
    yield* page;
    page = await vault.page(page.at(-1)?.memberId ?? '', PAGE);
  }
}

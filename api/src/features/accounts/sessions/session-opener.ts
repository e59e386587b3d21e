import { Inject, Injectable } from '@nestjs/common';
import type { ConfirmedBy } from '@emit/contract/second-factors';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { newSession, SESSION } from '../../../http/session/open-session.js';
import type { SignedIn } from '../../../http/session/signed-in.js';
import type { FactorSet } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { DAY_MS, UseLimit } from '../../shared/use-limit.js';
import type { Device } from './device-cookie.js';
import { KnownDevices } from './known-devices.js';

/** A script that keeps no cookies would fill its member's mailbox. */
const MOST_TOLD_A_DAY = 10;

/** What was shown of whom. */
export interface Verified {
  readonly entry: VaultEntry;
  /** The device's number; null for one that is not known yet. */
  readonly known: number | null;
  readonly device: Device;
  /** The same password hashed anew. */
  readonly rehashed?: string;
  /** By what besides the password, or without one, and the second factors with this use. */
  readonly shown?: { readonly by: ConfirmedBy; readonly factors: FactorSet };
}

/** Opens the session at the end of every sign-in, and tells the member of a browser that was not known. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    private readonly devices: KnownDevices,
    private readonly mail: MailQueue,
    private readonly uses: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * The session that this browser opened last ends: the new one takes its place, and keeps its daily reminder. Null when the member has been erased
   * meanwhile, or password or second factors have been changed.
   */
  async open({
    entry,
    known,
    device: { client, lastSession },
    rehashed,
    shown,
  }: Verified): Promise<SignedIn | null> {
    const { memberId, wrappedKey } = entry;
    const { profile } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (profile === null) return null;
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const { email, fullName } = key.open(profile);
    const former = entry.sessions.find(({ id }) => id === lastSession)?.id;
    if (former !== undefined) await this.vault.endSession(memberId, former);
    const session = newSession(key, client, this.clock(), shown?.by);
    const opening = {
      most: SESSION.mostOpen,
      newMark: known === null,
      ...(rehashed !== undefined && { rehashed }),
      ...(shown && { factors: shown.factors }),
    };
    if (!(await this.vault.openSession(entry, session, opening))) return null;
    if (former !== undefined) await this.vault.reminders.carry(memberId, former, session.id);
    if (known === null) await this.tellOfNewDevice(memberId, email, client);
    const mark = this.devices.markOf(entry, known ?? this.devices.nextNumber(entry));
    return { memberId, sessionId: session.id, mark, user: { id: memberId, email, full_name: fullName } };
  }

  private async tellOfNewDevice(memberId: string, to: string, client: string): Promise<void> {
    if (!this.mail.delivers) return;
    try {
      if (!(await this.uses.allows(`new-sign-in/${memberId}`, MOST_TOLD_A_DAY, DAY_MS))) return;
      await this.mail.add({ memberId, to }, 'new-sign-in', { at: this.clock(), client });
    } catch (error) {
      this.log.error({ err: error, memberId }, 'a sign-in from a new browser could not be told');
    }
  }
}

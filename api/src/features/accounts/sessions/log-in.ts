import { Inject, Injectable } from '@nestjs/common';
import { memberDecider } from '../../../domain/member/decide.js';
import { memberStream } from '../../../domain/member/events.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { MailQueue } from '../../mail/mail-queue.service.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { DAY_MS, UseLimit } from '../../shared/use-limit.js';
import { accountOf, GuessLimit, knownDevice, STRANGERS } from '../passwords/guess-limit.js';
import { KnownDevices, type Generation } from './known-devices.js';
import { newSession, SESSION } from '../../../http/session/open-session.js';
import { hashPassword, isOfFormerCost, passwordMatches } from '../passwords/passwords.js';
import type { SignedIn } from '../../../http/session/signed-in.js';

/** A script that keeps no cookies would fill its member's mailbox. */
const MOST_TOLD_A_DAY = 10;
/** Looked for alike where there is no account, so that time does not tell. */
const NOBODY: Generation = { memberId: '', markGeneration: 0 };

@Injectable()
export class LogInHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly keyring: Keyring,
    private readonly limit: GuessLimit,
    private readonly devices: KnownDevices,
    private readonly mail: MailQueue,
    private readonly uses: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Throws WRONG_CREDENTIALS, the same and after the same time whether or not there is such an account, and after
   * several of them TOO_MANY_REQUESTS.
   */
  async execute(
    email: string,
    password: string,
    /** What the device shows to be known; null when it shows nothing. */
    mark: string | null,
    client: string,
    correlationId: string,
    /** Where it comes from: said of wrong guesses alone, beside nothing that names a member. */
    network: string,
  ): Promise<SignedIn> {
    const emailHash = this.keyring.emailHash(email);
    const entry = await this.vault.findByEmail(emailHash);
    const number = this.devices.numberOf(entry ?? NOBODY, mark);
    const from = entry && number ? knownDevice(entry.markGeneration, number) : STRANGERS;
    const at = { ...accountOf(emailHash), network };
    const signedIn = await this.limit.guess({ emailHash, from, at }, async () => {
      const isRight = await passwordMatches(entry?.passwordHash ?? null, password);
      if (!entry || !isRight) return null;
      const opened = await this.open(entry, password, client, number);
      return opened ?? this.openRehashed(entry, password, client, number);
    });
    if (!signedIn) {
      this.log.warn(at, 'sign-in refused');
      throw new Refusal('WRONG_CREDENTIALS');
    }
    this.log.info({ memberId: signedIn.memberId, correlationId }, 'signed in');
    return signedIn;
  }

  /** Null when the member has been erased meanwhile, or the password has been changed. */
  private async open(
    entry: VaultEntry,
    password: string,
    client: string,
    known: number | null,
  ): Promise<SignedIn | null> {
    const { memberId, wrappedKey, passwordHash } = entry;
    const { profile } = await this.commands.read(memberDecider, memberStream(memberId), memberId);
    if (profile === null) return null;
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const { email, fullName } = key.open(profile);
    const session = newSession(key, client, this.clock());
    const rehashed = isOfFormerCost(passwordHash) ? await hashPassword(password) : passwordHash;
    const opening = { most: SESSION.mostOpen, newMark: known === null, rehashed };
    if (!(await this.vault.openSession(entry, session, opening))) return null;
    if (known === null) await this.tellOfNewDevice(memberId, email, client);
    const mark = this.devices.markOf(entry, known ?? this.devices.nextNumber(entry));
    return { memberId, sessionId: session.id, mark, user: { id: memberId, email, full_name: fullName } };
  }

  /** Another sign-in with the same password may have hashed it anew meanwhile. */
  private async openRehashed(
    verified: VaultEntry,
    password: string,
    client: string,
    known: number | null,
  ): Promise<SignedIn | null> {
    if (!isOfFormerCost(verified.passwordHash)) return null;
    const entry = await this.vault.find(verified.memberId);
    if (!entry || !(await passwordMatches(entry.passwordHash, password))) return null;
    return this.open(entry, password, client, known);
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

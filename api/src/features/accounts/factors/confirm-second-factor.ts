import { Inject, Injectable } from '@nestjs/common';
import type { SignedIn } from '../../../http/session/signed-in.js';
import { Refusal } from '../../../kernel/refusal.js';
import { hasFactor } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';
import { accountOf, knownDevice, STRANGERS } from '../passwords/guess-limit.js';
import type { Device } from '../sessions/device-cookie.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SessionOpener } from '../sessions/session-opener.js';
import { Challenges, passwordSumOf, type Opened } from './challenges.js';
import { CheckCode, type Shown } from './check-code.js';
import { Passkeys, type Sent } from './passkeys.js';

/** Other uses of the same member's factors at the same time, before it is given up. */
export const TRIES = 3;

type Challenge = Opened<'second-factor'>;
type Check = (entry: VaultEntry) => Promise<Shown | null> | Shown | null;

/** Opens the session after the password, by a second factor. */
@Injectable()
export class ConfirmSecondFactorHandler {
  constructor(
    private readonly challenges: Challenges,
    private readonly codes: CheckCode,
    private readonly passkeys: Passkeys,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Throws WRONG_SECOND_FACTOR, for a used code too; CHALLENGE_EXPIRED when it took too long, was done already or the
   * password has been changed; TOO_MANY_REQUESTS.
   */
  async byCode(token: string, code: string, device: Device, correlationId: string): Promise<SignedIn> {
    const challenge = this.challenges.open('second-factor', token);
    const entry = await this.entryOf(challenge);
    const known = this.devices.numberOf(entry, device.mark);
    const from = known === null ? STRANGERS : knownDevice(entry.markGeneration, known);
    const guess = { from, at: accountOf(entry.emailHash) };
    const check: Check = (now) => this.codes.check(now, code, device.client);
    const signedIn = await this.codes.guess(entry, guess, () => this.open(challenge, device, check));
    return this.done(signedIn, entry, 'WRONG_SECOND_FACTOR', correlationId);
  }

  /** It cannot be guessed, and waits for nobody's guesses. Throws PASSKEY_REFUSED and CHALLENGE_EXPIRED. */
  async byPasskey(token: string, sent: Sent, device: Device, correlationId: string): Promise<SignedIn> {
    const challenge = this.challenges.open('second-factor', token);
    const entry = await this.entryOf(challenge);
    const check: Check = (now) => this.passkeys.check(now, sent, challenge.signed, device.client);
    const signedIn = await this.open(challenge, device, check);
    return this.done(signedIn, entry, 'PASSKEY_REFUSED', correlationId);
  }

  private done(
    signedIn: SignedIn | null,
    { memberId, emailHash }: VaultEntry,
    refusal: 'WRONG_SECOND_FACTOR' | 'PASSKEY_REFUSED',
    correlationId: string,
  ): SignedIn {
    if (!signedIn) {
      this.log.warn(accountOf(emailHash), 'second factor refused');
      throw new Refusal(refusal);
    }
    this.log.info({ memberId, correlationId }, 'signed in');
    return signedIn;
  }

  /** Null for what is not right. */
  private async open(challenge: Challenge, device: Device, check: Check): Promise<SignedIn | null> {
    const { rehashed } = challenge;
    let isSpent = false;
    for (let tried = 0; tried < TRIES; tried++) {
      const entry = await this.entryOf(challenge);
      const shown = await check(entry);
      if (!shown) return null;
      if (!isSpent) await this.challenges.spend('second-factor', challenge);
      isSpent = true;
      const known = this.devices.numberOf(entry, device.mark);
      const verified = { entry, known, device, shown };
      const opened = await this.opener.open({ ...verified, ...(rehashed !== undefined && { rehashed }) });
      if (opened) return opened;
    }
    throw new Refusal('CHALLENGE_EXPIRED');
  }

  private async entryOf({ memberId, passwordSum }: Challenge): Promise<VaultEntry> {
    const entry = await this.vault.find(memberId);
    if (!entry || passwordSumOf(entry) !== passwordSum || !hasFactor(entry.factors))
      throw new Refusal('CHALLENGE_EXPIRED');
    return entry;
  }
}

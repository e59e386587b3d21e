import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import { hasFactor } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';
import { AskSecondFactor } from '../factors/ask-second-factor.js';
import { accountOf, GuessLimit, knownDevice, STRANGERS } from '../passwords/guess-limit.js';
import type { Device } from './device-cookie.js';
import { KnownDevices, type Generation } from './known-devices.js';
import { SecondFactorRequired } from '../../../http/session/second-factor-required.js';
import { hashPassword, isOfFormerKind, passwordMatches } from '../passwords/passwords.js';
import type { SignedIn } from '../../../http/session/signed-in.js';
import { SessionOpener } from './session-opener.js';

/** Looked for alike where there is no account, so that time does not tell. */
const NOBODY: Generation = { memberId: '', markGeneration: 0 };

@Injectable()
export class LogInHandler {
  constructor(
    private readonly keyring: Keyring,
    private readonly limit: GuessLimit,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    private readonly secondFactor: AskSecondFactor,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Throws WRONG_CREDENTIALS, the same and after the same time whether or not there is such an account, and after
   * several of them TOO_MANY_REQUESTS; and SECOND_FACTOR_REQUIRED where the right password is not enough.
   */
  async execute(
    email: string,
    password: string,
    device: Device,
    correlationId: string,
    /** Where it comes from: said of wrong guesses alone, beside nothing that names a member. */
    network: string,
  ): Promise<SignedIn> {
    const emailHash = this.keyring.emailHash(email);
    const entry = await this.vault.findByEmail(emailHash);
    const number = this.devices.numberOf(entry ?? NOBODY, device.mark);
    const from = entry && number ? knownDevice(entry.markGeneration, number) : STRANGERS;
    const at = { ...accountOf(emailHash), network };
    const signedIn = await this.limit.guess({ emailHash, from, at }, async () => {
      const isRight = await passwordMatches(entry?.passwordHash ?? null, password);
      if (!entry || !isRight) return null;
      const opened = await this.open(entry, password, device, number);
      return opened ?? this.openRehashed(entry, password, device, number);
    });
    if (!signedIn) {
      this.log.warn(at, 'sign-in refused');
      throw new Refusal('WRONG_CREDENTIALS');
    }
    if (signedIn instanceof SecondFactorRequired) throw signedIn;
    this.log.info({ memberId: signedIn.memberId, correlationId }, 'signed in');
    return signedIn;
  }

  /** Null when the member has been erased meanwhile, or the password has been changed. */
  private async open(
    entry: VaultEntry,
    password: string,
    device: Device,
    known: number | null,
  ): Promise<SignedIn | SecondFactorRequired | null> {
    const rehashed = isOfFormerKind(entry.passwordHash) ? { rehashed: await hashPassword(password) } : {};
    if (hasFactor(entry.factors)) return this.secondFactor.ask(entry, rehashed);
    return this.opener.open({ entry, known, device, ...rehashed });
  }

  /** Another sign-in with the same password may have hashed it anew meanwhile. */
  private async openRehashed(
    verified: VaultEntry,
    password: string,
    device: Device,
    known: number | null,
  ): Promise<SignedIn | SecondFactorRequired | null> {
    if (!isOfFormerKind(verified.passwordHash)) return null;
    const entry = await this.vault.find(verified.memberId);
    if (!entry || !(await passwordMatches(entry.passwordHash, password))) return null;
    return this.open(entry, password, device, known);
  }
}

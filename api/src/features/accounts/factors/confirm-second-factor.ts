import { Inject, Injectable } from '@nestjs/common';
import type { SignedIn } from '../../../http/session/signed-in.js';
import { Refusal } from '../../../kernel/refusal.js';
import { hasFactor } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';
import { accountOf, knownDevice, STRANGERS } from '../passwords/guess-limit.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SessionOpener } from '../sessions/session-opener.js';
import { Challenges, passwordSumOf, type Opened } from './challenges.js';
import { CheckCode, type Shown } from './check-code.js';

/** Other uses of the same member's factors at the same time, before it is given up. */
const TRIES = 3;

export interface Device {
  /** What it shows to be known; null when it shows nothing. */
  readonly mark: string | null;
  readonly client: string;
}

/** Opens the session after the password, by a second factor. */
@Injectable()
export class ConfirmSecondFactorHandler {
  constructor(
    private readonly challenges: Challenges,
    private readonly codes: CheckCode,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Throws WRONG_SECOND_FACTOR, for a used code too; CHALLENGE_EXPIRED when it took too long, was done already or the
   * password has been changed; TOO_MANY_REQUESTS.
   */
  async execute(token: string, code: string, device: Device, correlationId: string): Promise<SignedIn> {
    const challenge = this.challenges.open('second-factor', token);
    const { memberId } = challenge;
    const entry = await this.entryOf(challenge);
    const known = this.devices.numberOf(entry, device.mark);
    const from = known === null ? STRANGERS : knownDevice(entry.markGeneration, known);
    const guess = { from, at: accountOf(entry.emailHash) };
    const signedIn = await this.codes.guess(entry, guess, () => this.tryCode(challenge, code, device, known));
    if (!signedIn) {
      this.log.warn(guess.at, 'second factor refused');
      throw new Refusal('WRONG_SECOND_FACTOR');
    }
    this.log.info({ memberId, correlationId }, 'signed in');
    return signedIn;
  }

  private async tryCode(
    challenge: Opened<'second-factor'>,
    code: string,
    { client }: Device,
    known: number | null,
  ): Promise<SignedIn | null> {
    let isSpent = false;
    for (let tried = 0; tried < TRIES; tried++) {
      const entry = await this.entryOf(challenge);
      const shown = this.codes.check(entry, code, client);
      if (!shown) return null;
      if (!isSpent) await this.challenges.spend('second-factor', challenge);
      isSpent = true;
      const opened = await this.open(challenge, entry, shown, client, known);
      if (opened) return opened;
    }
    throw new Refusal('CHALLENGE_EXPIRED');
  }

  private open(
    { rehashed }: Opened<'second-factor'>,
    entry: VaultEntry,
    shown: Shown,
    client: string,
    known: number | null,
  ): Promise<SignedIn | null> {
    return this.opener.open({ entry, known, client, shown, ...(rehashed !== undefined && { rehashed }) });
  }

  private async entryOf({ memberId, passwordSum }: Opened<'second-factor'>): Promise<VaultEntry> {
    const entry = await this.vault.find(memberId);
    if (!entry || passwordSumOf(entry) !== passwordSum || !hasFactor(entry.factors))
      throw new Refusal('CHALLENGE_EXPIRED');
    return entry;
  }
}

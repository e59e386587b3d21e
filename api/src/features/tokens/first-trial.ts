import { Inject, Injectable } from '@nestjs/common';
import type { MemberState } from '../../domain/member/state.js';
import type { MailPort } from '../../ports/mail.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { Keyring, type MemberKey } from '../../runtime/sealing.js';
import type { Settings } from '../../settings/settings.js';
import { CLOCK, MAIL, SETTINGS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { DAY_MS, UseLimit } from '../shared/use-limit.js';

/** That an address had a trial is kept for so long after its last grant, also after an erasure (docs/security.md). */
const KEPT_MS = 365 * DAY_MS;

/** The tokens of a trial cost the operator money: they are given once for an address. */
@Injectable()
export class FirstTrial {
  constructor(
    private readonly keyring: Keyring,
    private readonly limit: UseLimit,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Whether a month's tokens may be granted. Those of a plan, and those of a trial that has begun, always. The first of a
   * trial: with the verified address where mail is delivered, otherwise so many a day to one network; and to no address that
   * had a trial as another member.
   */
  async isDue(
    { plan, profile, isAddressVerified, allowances }: MemberState,
    memberId: string,
    key: MemberKey,
    network: string | null,
  ): Promise<boolean> {
    if (plan !== 'trial' || profile === null) return true;
    const hasBegun = Object.keys(allowances).length > 0;
    if (!hasBegun && this.mail.delivers && !isAddressVerified) return false;
    const addressHash = this.keyring.trialHash(key.open(profile).email);
    const isOwn = await this.vault.trials.claim(addressHash, memberId, this.clock(), KEPT_MS);
    if (hasBegun) return true;
    return isOwn && (this.mail.delivers || this.fromNetwork(network));
  }

  private async fromNetwork(network: string | null): Promise<boolean> {
    if (network === null) return !this.settings.rateLimits;
    return this.limit.allows(`trial/${network}`, this.settings.trialsPerAddress, DAY_MS);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import type { Settings } from '../../settings/settings.js';
import { CLOCK, SETTINGS, VAULT, type Clock } from './injection-tokens.js';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How often something may be done in hours or days, for all processes together. What it is counted by is kept as a keyed hash. */
@Injectable()
export class UseLimit {
  constructor(
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts one more use of `name`; false beyond `most` in `forMs` from the first. Throws StoreUnavailable. */
  async allows(name: string, most: number, forMs: number): Promise<boolean> {
    if (!this.settings.rateLimits) return true;
    const now = this.clock();
    return this.vault.uses.spend(this.keyring.nameHash(name), most, now + forMs, now);
  }

  /** Counts one more use in a day. Throws TOO_MANY_REQUESTS beyond `most`. */
  async checkDaily(name: string, most: number): Promise<void> {
    if (!(await this.allows(name, most, DAY_MS)))
      throw new Refusal('TOO_MANY_REQUESTS', { seconds: DAY_MS / 1_000 });
  }
}

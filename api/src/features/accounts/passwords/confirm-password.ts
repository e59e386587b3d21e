import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { VAULT } from '../../shared/injection-tokens.js';
import { GuessLimit } from './guess-limit.js';
import { hasEnded } from '../../../http/session/open-session.js';
import { passwordMatches } from './passwords.js';

/** The signed-in member gives the password again, before what a stolen session must not do. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly limit: GuessLimit,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /**
   * Returns the entry whose password it is, for whoever acts later to see that it still is. Throws
   * WRONG_CURRENT_PASSWORD; after several of them TOO_MANY_REQUESTS, for this session alone.
   */
  async confirm({ memberId, sessionId, correlationId }: Caller, password: string): Promise<VaultEntry> {
    const entry = await this.vault.find(memberId);
    if (!entry) throw new Refusal('NOT_AUTHENTICATED');
    const guess = { emailHash: entry.emailHash, from: sessionId, at: { memberId, correlationId } };
    const confirmed = await this.limit.guess(guess, async () =>
      (await passwordMatches(entry.passwordHash, password)) ? entry : null,
    );
    if (!confirmed) throw new Refusal('WRONG_CURRENT_PASSWORD');
    return confirmed;
  }

  /**
   * For whoever acts on a password that was confirmed. Throws WRONG_CURRENT_PASSWORD when it has been changed since, and
   * NOT_AUTHENTICATED when the session has ended.
   */
  async checkStillHolds({ memberId, sessionId }: Caller, confirmed: VaultEntry): Promise<void> {
    const entry = await this.vault.find(memberId);
    if (entry && entry.passwordHash !== confirmed.passwordHash) throw new Refusal('WRONG_CURRENT_PASSWORD');
    if (!entry || hasEnded(entry, sessionId)) throw new Refusal('NOT_AUTHENTICATED');
  }
}

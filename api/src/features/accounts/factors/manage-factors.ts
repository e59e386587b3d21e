import { Inject, Injectable } from '@nestjs/common';
import type { FactorAdded } from '@emit/contract/account';
import { Refusal } from '../../../kernel/refusal.js';
import type { FactorSet } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { VAULT } from '../../shared/injection-tokens.js';
import { ConfirmPassword } from '../passwords/confirm-password.js';
import { ChangeFactors } from './change-factors.js';
import { CheckCode } from './check-code.js';

/** What the member shows again: a session that was stolen must not take a second factor away. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

interface Proven {
  readonly entry: VaultEntry;
  /** With the use of the code. */
  readonly factors: FactorSet;
}

/**
 * Takes second factors away, and makes recovery codes anew. Every one throws WRONG_CURRENT_PASSWORD, WRONG_SECOND_FACTOR,
 * TOO_MANY_REQUESTS, and CONCURRENT_CHANGE.
 */
@Injectable()
export class ManageFactorsHandler {
  constructor(
    private readonly password: ConfirmPassword,
    private readonly codes: CheckCode,
    private readonly changes: ChangeFactors,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Throws FACTOR_NOT_FOUND besides. */
  async removeTotp(caller: Caller, proof: Proof): Promise<void> {
    await this.requireThere(caller, ({ totp }) => totp !== null);
    const { entry, factors } = await this.prove(caller, proof);
    await this.changes.remove(caller, entry, 'totp', { ...factors, totp: null });
  }

  /** Throws FACTOR_NOT_FOUND besides. */
  async removePasskey(caller: Caller, id: string, proof: Proof): Promise<void> {
    await this.requireThere(caller, ({ passkeys }) => passkeys.some((one) => one.id === id));
    const { entry, factors } = await this.prove(caller, proof);
    const passkeys = factors.passkeys.filter((one) => one.id !== id);
    await this.changes.remove(caller, entry, 'passkey', { ...factors, passkeys });
  }

  async renewRecoveryCodes(caller: Caller, proof: Proof): Promise<FactorAdded> {
    const { entry, factors } = await this.prove(caller, proof);
    return { recovery_codes: await this.changes.renewRecoveryCodes(caller, entry, factors) };
  }

  private async requireThere({ memberId }: Caller, isThere: (factors: FactorSet) => boolean): Promise<void> {
    const factors = (await this.vault.find(memberId))?.factors;
    if (!factors || !isThere(factors)) throw new Refusal('FACTOR_NOT_FOUND');
  }

  private async prove(caller: Caller, { password, code }: Proof): Promise<Proven> {
    const { memberId, sessionId, correlationId } = caller;
    await this.password.confirm(caller, password);
    const guess = { from: sessionId, at: { memberId, correlationId } };
    const proven = await this.codes.guess(caller, guess, async () => {
      // As it is now: of two who show one code at the same time, one is refused when it is put back.
      const entry = await this.vault.find(memberId);
      const shown = entry && this.codes.check(entry, code, '');
      return entry && shown && { entry, factors: shown.factors };
    });
    if (!proven) throw new Refusal('WRONG_SECOND_FACTOR');
    return proven;
  }
}

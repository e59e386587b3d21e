import { Inject, Injectable } from '@nestjs/common';
import type { FactorAdded, MemberProof } from '@emit/contract/account';
import { Refusal } from '../../../kernel/refusal.js';
import { hasFactor, type FactorSet } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { VAULT } from '../../shared/injection-tokens.js';
import { ChangeFactors } from './change-factors.js';
import { ProveMember } from './prove-member.js';

/** Takes second factors away, and makes recovery codes anew. Every one throws what `ProveMember` does, and FACTOR_NOT_FOUND. */
@Injectable()
export class ManageFactorsHandler {
  constructor(
    private readonly member: ProveMember,
    private readonly changes: ChangeFactors,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async removeTotp(caller: Caller, proof: MemberProof): Promise<void> {
    await this.requireThere(caller, ({ totp }) => totp !== null);
    const { entry, factors } = await this.prove(caller, proof);
    await this.changes.remove(caller, entry, 'totp', { ...factors, totp: null });
  }

  async removePasskey(caller: Caller, id: string, proof: MemberProof): Promise<void> {
    await this.requireThere(caller, ({ passkeys }) => passkeys.some((one) => one.id === id));
    const { entry, factors } = await this.prove(caller, proof);
    const passkeys = factors.passkeys.filter((one) => one.id !== id);
    await this.changes.remove(caller, entry, 'passkey', { ...factors, passkeys });
  }

  async renewRecoveryCodes(caller: Caller, proof: MemberProof): Promise<FactorAdded> {
    const { entry, factors } = await this.prove(caller, proof);
    return { recovery_codes: await this.changes.renewRecoveryCodes(caller, entry, factors) };
  }

  private async requireThere({ memberId }: Caller, isThere: (factors: FactorSet) => boolean): Promise<void> {
    const factors = (await this.vault.find(memberId))?.factors;
    if (!factors || !isThere(factors)) throw new Refusal('FACTOR_NOT_FOUND');
  }

  private async prove(
    caller: Caller,
    proof: MemberProof,
  ): Promise<{ entry: VaultEntry; factors: FactorSet }> {
    const entry = await this.member.prove(caller, proof);
    const { factors } = entry;
    if (!factors || !hasFactor(factors)) throw new Refusal('FACTOR_NOT_FOUND');
    return { entry, factors };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { FactorList, FactorUsed } from '@emit/contract/account';
import { NO_FACTORS, type FactorUse } from '../../../ports/second-factors.port.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { MemberKey } from '../../../runtime/sealing.js';
import type { Caller } from '../../shared/caller.js';
import { VAULT } from '../../shared/injection-tokens.js';
import { factorPlace } from './factor-place.js';

/** What the member has set up besides the password, and when it was used last. */
@Injectable()
export class ListFactorsHandler {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async execute({ memberId, key }: Caller): Promise<FactorList> {
    const entry = await this.vault.find(memberId);
    const { totp, passkeys, recoveryHashes } = entry?.factors ?? NO_FACTORS;
    return {
      totp: totp && { added_at: instant(totp.addedAt), last_use: used(key, memberId, totp.lastUse) },
      passkeys: passkeys.map(({ id, name, addedAt, lastUse }) => ({
        id,
        name: key.open(name, factorPlace(id, 'name')),
        added_at: instant(addedAt),
        last_use: used(key, id, lastUse),
      })),
      recovery_codes_left: recoveryHashes.length,
    };
  }
}

function used(key: MemberKey, id: string, use: FactorUse | null): FactorUsed | null {
  return use && { used_at: instant(use.at), client: key.open(use.client, factorPlace(id, 'client')) };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}

import { Inject, Injectable } from '@nestjs/common';
import { STORAGE_QUOTAS } from '@emit/contract/limits';
import type { CurrentUser } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { memberStorage } from '../../projections/member-storage.projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import type { Caller } from './caller.js';
import { READ_MODELS } from './injection-tokens.js';

/** How much a member has stored, and may. Saves that are under way at once may end above it by what they bring. */
@Injectable()
export class StorageQuota {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async of({ memberId }: Pick<Caller, 'memberId'>): Promise<CurrentUser['storage']> {
    const [storage, account] = await Promise.all([
      this.models.get(memberStorage, memberId),
      this.models.get(tokenBalance, memberId),
    ]);
    return { used: storage?.body.bytes ?? 0, quota: STORAGE_QUOTAS[account?.body.plan ?? 'trial'] };
  }

  /** Throws STORAGE_FULL. */
  async check(caller: Pick<Caller, 'memberId'>): Promise<void> {
    const { used, quota } = await this.of(caller);
    if (used >= quota) throw new Refusal('STORAGE_FULL', { quota });
  }
}

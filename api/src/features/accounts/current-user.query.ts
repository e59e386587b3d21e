import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CurrentUser } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { DirectoryEntry } from '../../projections/member-directory.projection.js';
import type { TokenBalance } from '../../projections/token-balance.projection.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, READ_MODELS, type Clock } from '../shared/injection-tokens.js';
import { AllowanceRenewal, nextRenewal } from '../tokens/allowance.service.js';

export class GetCurrentUser extends Query<CurrentUser> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(GetCurrentUser)
export class GetCurrentUserHandler implements IQueryHandler<GetCurrentUser> {
  constructor(
    private readonly allowance: AllowanceRenewal,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ caller }: GetCurrentUser): Promise<CurrentUser> {
    const { memberId, key } = caller;
    // Opening the app is a use: the month's allowance shows at once.
    await this.allowance.renew(caller);
    const [entry, balance] = await Promise.all([
      this.models.get<DirectoryEntry>('member-directory', memberId),
      this.models.get<TokenBalance>('token-balance', memberId),
    ]);
    if (!entry?.body.profile) throw new Refusal('MEMBER_NOT_FOUND');
    const profile = key.open(entry.body.profile);
    return {
      id: memberId,
      email: profile.email,
      full_name: profile.fullName,
      tokens: balance?.body.balance ?? 0,
      plan: entry.body.plan,
      allowance_renews_at: nextRenewal(this.clock()).toISOString(),
    };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { CurrentUser } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { MailPort } from '../../ports/mail.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { memberDirectory, type DirectoryEntry } from '../../projections/member-directory.projection.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, MAIL, READ_MODELS, type Clock } from '../shared/injection-tokens.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { nextRenewal } from '../tokens/allowance.service.js';
import { translationIn } from './reading-translation.service.js';

@Injectable()
export class GetCurrentUserHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
    private readonly quota: StorageQuota,
  ) {}

  async execute(caller: Caller): Promise<CurrentUser> {
    const { memberId, key } = caller;
    const [entry, balance] = await Promise.all([
      this.models.get(memberDirectory, memberId),
      this.models.get(tokenBalance, memberId),
    ]);
    if (!entry?.body.profile) throw new Refusal('MEMBER_NOT_FOUND');
    const profile = key.open(entry.body.profile);
    return {
      id: memberId,
      email: profile.email,
      full_name: profile.fullName,
      tokens: balance?.body.balance ?? 0,
      email_status: this.emailStatus(entry.body),
      plan: entry.body.plan,
      role: entry.body.role ?? 'member',
      storage: await this.quota.of(caller),
      allowance_renews_at: nextRenewal(this.clock()).toISOString(),
      translation: translationIn(entry.body, caller),
      weekly_goal: entry.body.weeklyGoal ? key.open(entry.body.weeklyGoal).minutes : null,
      privacy_version: entry.body.privacyVersion ?? null,
      texts_key: key.textsKey(),
    };
  }

  private emailStatus({ isAddressVerified = false }: DirectoryEntry): CurrentUser['email_status'] {
    if (isAddressVerified) return 'verified';
    return this.mail.delivers ? 'unverified' : 'unchecked';
  }
}

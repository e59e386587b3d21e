import { Inject, Injectable } from '@nestjs/common';
import { monthlyAllowance } from '@emit/contract/plans';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { tokenBalance } from '../../projections/token-balance.projection.js';
import type { CommandContext } from '../../runtime/run-command.js';
import type { MemberKey } from '../../runtime/sealing.js';
import type { Settings } from '../../settings/settings.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, READ_MODELS, SETTINGS, type Clock } from '../shared/injection-tokens.js';
import { FirstTrial } from './first-trial.js';

/** The command that grants a plan's tokens once a calendar month (UTC), at the month's first use, never twice. */
@Injectable()
export class MonthlyAllowance {
  constructor(
    private readonly commands: CommandService,
    private readonly firstTrial: FirstTrial,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The read model only spares the look into the event store; it is the member's stream that decides. `network`: where the member is,
   * by which first trials are limited where no mail shows who somebody is; null where that is not known.
   */
  async grantOnce(
    context: CommandContext & { readonly key: MemberKey },
    network: string | null,
  ): Promise<void> {
    const { memberId, correlationId, key } = context;
    const month = monthOf(this.clock());
    const balance = await this.models.get(tokenBalance, memberId);
    if (balance?.body.allowanceMonths.includes(month)) return;
    const stream = memberStream(memberId);
    const state = await this.commands.read(memberDecider, stream, memberId);
    const amount = monthlyAllowance(state.plan, this.settings.trialTokens);
    if (amount > 0 && !(await this.firstTrial.isDue(state, memberId, key, network))) return;
    const command = { type: 'GrantAllowance', month, amount } as const;
    await this.commands.run(memberDecider, stream, command, { memberId, correlationId });
  }
}

/** 'YYYY-MM' in UTC. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** The first instant of the month after `at`, UTC. */
export function nextRenewal(at: number): Date {
  const now = new Date(at);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

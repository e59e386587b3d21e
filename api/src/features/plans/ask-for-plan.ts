import { Inject, Injectable } from '@nestjs/common';
import type { AskForPlanRequest } from '@emit/contract/plan-requests';
import { memberDecider } from '../../domain/member/decide.js';
import { memberStream } from '../../domain/member/events.js';
import { TellOperator } from '../mail/tell-operator.service.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { CLOCK, type Clock } from '../shared/injection-tokens.js';
import { UseLimit } from '../shared/use-limit.js';
import { idFor } from '../shared/id-for.js';

/** Each is in the event store for ever, and a mail to the operator. */
const MOST_A_DAY = 10;

/** A member asks the operator for another plan, or to end the own one. With an idempotency key the same again is the same request. */
@Injectable()
export class AskForPlanHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly operator: TellOperator,
    private readonly limit: UseLimit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws PLAN_IN_FORCE, PLAN_REQUEST_WAITS and TOO_MANY_REQUESTS. */
  async ask(caller: Caller, { plan, note = '' }: AskForPlanRequest, idempotencyKey: string | null) {
    const { memberId, correlationId, key } = caller;
    await this.limit.checkDaily(`plan-request/${memberId}`, MOST_A_DAY);
    const stream = memberStream(memberId);
    const requestId = idFor(caller, idempotencyKey, 'plan-request');
    const sealed = note === '' ? null : key.seal(note, { stream, id: requestId, field: 'note' });
    const command = { type: 'RequestPlan', requestId, plan, note: sealed } as const;
    const context = { memberId, correlationId, commandId: requestId };
    const { events, state } = await this.commands.run(memberDecider, stream, command, context);
    if (events.length === 0) return;
    const facts = { at: this.clock(), memberId, plan: state.plan, wanted: plan };
    await this.operator.tell('plan-asked', facts, memberId);
  }

  /** Again changes nothing. Throws PLAN_REQUEST_NOT_FOUND and PLAN_REQUEST_SETTLED. */
  async withdraw({ memberId, correlationId }: Caller, requestId: string): Promise<void> {
    const command = { type: 'WithdrawPlanRequest', requestId } as const;
    await this.commands.run(memberDecider, memberStream(memberId), command, { memberId, correlationId });
  }
}

import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { AskForPlanHandler } from './ask-for-plan.js';
import { GetPlanHandler } from './plan.query.js';
import { AskForPlanDto } from './plans.dto.js';

@ApiTags('members')
@Controller('api/v1/plan')
export class PlansController {
  constructor(
    private readonly plan: GetPlanHandler,
    private readonly askForPlan: AskForPlanHandler,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The plan that the member has, and the request for another one' })
  @Responds(200, 'PlanAccount', [401, 404])
  current(@CurrentCaller() caller: Caller): Promise<PlanAccount> {
    return this.plan.execute(caller);
  }

  @Post('requests')
  @HttpCode(201)
  @RateLimited(10)
  @ApiOperation({ summary: 'Ask the operator for another plan; for the trial to end the own one' })
  @TakesIdempotencyKey('request')
  @Responds(201, 'PlanAccount', [400, 401, 404, 409, 429])
  async ask(
    @Body() request: AskForPlanDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<PlanAccount> {
    await this.askForPlan.ask(caller, request, idempotencyKey);
    return this.plan.execute(caller);
  }

  @Delete('requests/:id')
  @HttpCode(200)
  @RateLimited(30)
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOperation({ summary: 'Withdraw a request that waits; again changes nothing' })
  @Responds(200, 'PlanAccount', [401, 404, 409, 429])
  async withdraw(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<PlanAccount> {
    await this.askForPlan.withdraw(caller, id);
    return this.plan.execute(caller);
  }
}

import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { PlanAccount } from '@emit/contract/plan-requests';
import type { PaymentPage } from '@emit/contract/subscriptions';
import type { FastifyRequest } from 'fastify';
import { ApiOperation, ApiTags } from '../../../http/openapi/annotations.js';
import { Responds } from '../../../http/openapi/responds.js';
import { RateLimited } from '../../../http/rate-limits/rate-limit.guard.js';
import { SignedBySender } from '../../../http/raw-body.js';
import { CurrentCaller } from '../../../http/session/caller.decorator.js';
import type { Caller } from '../../shared/caller.js';
import { GetPlanHandler } from '../plan.query.js';
import { CheckoutDto } from '../plans.dto.js';
import { PaymentPages } from './payment-pages.js';
import { TakeNoticeHandler } from './take-notice.js';
import { done, type Done } from '../../../http/done.js';

@ApiTags('members')
@Controller('api/v1')
export class PaymentsController {
  constructor(
    private readonly pages: PaymentPages,
    private readonly plan: GetPlanHandler,
    private readonly notices: TakeNoticeHandler,
  ) {}

  @Post('plan/checkout')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: "The payment provider's page on which a plan is paid" })
  @Responds(200, 'PaymentPage', [400, 401, 404, 409, 429])
  checkout(@Body() { plan }: CheckoutDto, @CurrentCaller() caller: Caller): Promise<PaymentPage> {
    return this.pages.checkout(caller, plan);
  }

  @Post('plan/portal')
  @HttpCode(200)
  @RateLimited(10)
  @ApiOperation({ summary: "The payment provider's page on which a paid plan is changed and cancelled" })
  @Responds(200, 'PaymentPage', [401, 404, 429])
  portal(@CurrentCaller() caller: Caller): Promise<PaymentPage> {
    return this.pages.portal(caller);
  }

  @Post('plan/check')
  @HttpCode(200)
  @RateLimited(60)
  @ApiOperation({ summary: 'Ask the payment provider how things stand, as after its page was left' })
  @Responds(200, 'PlanAccount', [401, 404, 429])
  async check(@CurrentCaller() caller: Caller): Promise<PlanAccount> {
    await this.pages.check(caller);
    return this.plan.execute(caller);
  }

  @Post('payments/notices')
  @HttpCode(200)
  @SignedBySender()
  @ApiOperation({ summary: 'What the payment provider tells of a subscription, signed by it' })
  @Responds(200, 'Done', [400, 404])
  notice(
    @Req() { body, id }: FastifyRequest,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<Done> {
    const sent = Buffer.from(typeof body === 'string' ? body : '');
    return this.notices.execute(sent, signature ?? '', id).then(done);
  }
}

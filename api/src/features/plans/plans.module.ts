import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { AskForPlanHandler } from './ask-for-plan.js';
import { GetPlanHandler } from './plan.query.js';
import { EndPayments } from './payments/end-payments.service.js';
import { FollowSubscription } from './payments/follow-subscription.js';
import { PaymentPages } from './payments/payment-pages.js';
import { PaymentsController } from './payments/payments.controller.js';
import { Payments } from './payments/payments.service.js';
import { TakeNoticeHandler } from './payments/take-notice.js';
import { PlansController } from './plans.controller.js';

@Module({
  imports: [MailModule],
  controllers: [PlansController, PaymentsController],
  providers: [
    GetPlanHandler,
    AskForPlanHandler,
    Payments,
    PaymentPages,
    FollowSubscription,
    TakeNoticeHandler,
    EndPayments,
  ],
  exports: [EndPayments],
})
export class PlansModule {}

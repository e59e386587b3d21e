import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { AskForPlanHandler } from './ask-for-plan.js';
import { GetPlanHandler } from './plan.query.js';
import { PlansController } from './plans.controller.js';

@Module({
  imports: [MailModule],
  controllers: [PlansController],
  providers: [GetPlanHandler, AskForPlanHandler],
})
export class PlansModule {}

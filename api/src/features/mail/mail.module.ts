import { Module } from '@nestjs/common';
import { MailQueue } from './mail-queue.service.js';
import { MailSender } from './mail-sender.js';
import { TellOperator } from './tell-operator.service.js';

@Module({ providers: [MailQueue, MailSender, TellOperator], exports: [MailQueue, TellOperator] })
export class MailModule {}

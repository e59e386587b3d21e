import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ApplicationLinkHandler } from './application-link.js';
import { ApplicationMail } from './application-mail.js';
import { ApplicationsController } from './applications.controller.js';
import { ExpiredApplications } from './expired-applications.js';
import { ReceiveApplicationHandler } from './receive-application.js';
import { TellOfApplication } from './tell-of-application.js';

@Module({
  imports: [MailModule],
  controllers: [ApplicationsController],
  providers: [
    ReceiveApplicationHandler,
    ApplicationLinkHandler,
    ApplicationMail,
    TellOfApplication,
    ExpiredApplications,
  ],
})
export class ApplicationsModule {}

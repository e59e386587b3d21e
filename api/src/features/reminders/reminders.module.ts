import { Module } from '@nestjs/common';
import { ListRemindersHandler } from './list-reminders.service.js';
import { ReminderSender } from './reminder-sender.js';
import { RemindersController } from './reminders.controller.js';
import { RemoveReminderHandler } from './remove-reminder.js';
import { SetReminderHandler } from './set-reminder.js';

@Module({
  controllers: [RemindersController],
  providers: [ListRemindersHandler, SetReminderHandler, RemoveReminderHandler, ReminderSender],
  exports: [ListRemindersHandler],
})
export class RemindersModule {}

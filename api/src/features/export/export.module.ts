import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { ProofModule } from '../proof/proof.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { ExportOwnDataHandler } from './export-own-data.query.js';
import { ExportController } from './export.controller.js';

@Module({
  imports: [ProofModule, AccountsModule, ConversationsModule, RemindersModule],
  controllers: [ExportController],
  providers: [ExportOwnDataHandler],
})
export class ExportModule {}

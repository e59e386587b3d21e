import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PartsModule, type AppParts } from './composition/parts.module.js';
import { AccountsModule } from './features/accounts/accounts.module.js';
import { ApplicationsModule } from './features/applications/applications.module.js';
import { ConversationsModule } from './features/conversations/conversations.module.js';
import { ExportModule } from './features/export/export.module.js';
import { GuideModule } from './features/guide/guide.module.js';
import { MarksModule } from './features/marks/marks.module.js';
import { OperationsStatusModule } from './features/operations/operations-status.module.js';
import { OperationsModule } from './features/operations/operations.module.js';
import { PracticesModule } from './features/practices/practices.module.js';
import { ProofModule } from './features/proof/proof.module.js';
import { ProgressModule } from './features/progress/progress.module.js';
import { PlansModule } from './features/plans/plans.module.js';
import { ReadingModule } from './features/reading/reading.module.js';
import { RemindersModule } from './features/reminders/reminders.module.js';
import { ScriptureModule } from './features/scripture/scripture.module.js';
import { ServiceModule } from './features/service/service.module.js';
import { TokensModule } from './features/tokens/tokens.module.js';
import { RateLimitGuard } from './http/rate-limits/rate-limit.guard.js';
import { RoleGuard } from './http/session/role.guard.js';
import { SessionGuard } from './http/session/session.guard.js';

const MEMBERS: Type[] = [
  AccountsModule,
  TokensModule,
  ExportModule,
  PracticesModule,
  ProgressModule,
  ConversationsModule,
  GuideModule,
  ScriptureModule,
  MarksModule,
  ReadingModule,
  PlansModule,
  ApplicationsModule,
  RemindersModule,
  ServiceModule,
  OperationsStatusModule,
];

@Module({})
export class AppModule {
  /** A projector tells of its health alone; every other role serves members. */
  static with(parts: AppParts): DynamicModule {
    const serving = parts.settings.role === 'projector' ? [] : MEMBERS;
    return {
      module: AppModule,
      imports: [PartsModule.with(parts), OperationsModule, ProofModule, ...serving],
      providers: [
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: RoleGuard },
      ],
    };
  }
}

import { eventCatalogue } from './domain/all-events.js';
import { createSecretKey } from 'node:crypto';
import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { ThrottlerModule } from '@nestjs/throttler';
import { ChangePasswordHandler } from './application/auth/change-password.js';
import { ConfirmPassword } from './application/auth/confirm-password.js';
import { EndSessionHandler } from './application/auth/end-session.js';
import { GuessLimit } from './application/auth/guess-limit.js';
import { KnownDevices } from './application/auth/known-devices.js';
import { ListSessionsHandler } from './application/auth/list-sessions.query.js';
import { LogInHandler } from './application/auth/log-in.js';
import { SESSION } from './application/auth/open-session.js';
import { RegisterMemberHandler } from './application/auth/register-member.js';
import { CommandService } from './application/command-service.js';
import { Conversations } from './application/conversation/conversations.js';
import { CreateConversationHandler } from './application/conversation/create-conversation.js';
import { DeleteConversationHandler } from './application/conversation/delete-conversation.js';
import { GetConversationHandler } from './application/conversation/get-conversation.query.js';
import {
  ListConversationsHandler,
  ListConversationSummariesHandler,
} from './application/conversation/list-conversations.query.js';
import { SyncConversationsHandler } from './application/conversation/sync-conversations.js';
import { UpdateConversationHandler } from './application/conversation/update-conversation.js';
import { ExportOwnDataHandler } from './application/export/export-own-data.query.js';
import { AskGuideHandler } from './application/guide/ask-guide.js';
import { FollowReplyHandler } from './application/guide/follow-reply.query.js';
import { QuestionsInFlight } from './application/guide/questions-in-flight.js';
import { RepliesUnderWay } from './application/guide/replies-under-way.js';
import { JournalledTurns } from './application/guide/record-journalled-turns.js';
import { UnrecordedTurns } from './application/guide/unrecorded-turns.js';
import { GetCurrentUserHandler } from './application/member/current-user.query.js';
import { EraseOwnAccountHandler } from './application/member/erase-own-account.js';
import { ErasedMembers } from './application/member/forget-member-when-erased.reaction.js';
import { AllowanceRenewal } from './application/member/renew-allowance-when-month-begins.reaction.js';
import { GetTokenUsageHandler } from './application/member/token-usage.query.js';
import { LogPracticeHandler } from './application/practice/log-practice.js';
import { GetDashboardHandler, GetProgressSummaryHandler } from './application/progress/journey.query.js';
import { GetPracticeCalendarHandler } from './application/progress/practice-calendar.query.js';
import * as tokens from './application/tokens.js';
import { AccountController } from './http/account/account.controller.js';
import { TokensController } from './http/account/tokens.controller.js';
import { AuthController } from './http/auth/auth.controller.js';
import { SessionGuard } from './http/auth/session.guard.js';
import { Sessions } from './http/auth/sessions.js';
import { SessionsController } from './http/auth/sessions.controller.js';
import { SteadyThrottlerStorage } from './http/auth/steady-throttler-storage.js';
import { UsersController } from './http/auth/users.controller.js';
import { ConversationsController } from './http/conversations/conversations.controller.js';
import { ErrorFilter } from './http/errors/error.filter.js';
import { GuideController } from './http/guide/guide.controller.js';
import { ApiDocument } from './http/openapi/api-document.js';
import { HealthController } from './http/operations/health.controller.js';
import { ObservedRequests } from './http/operations/observed-requests.js';
import { Problems } from './http/operations/problems.js';
import { Standing } from './http/operations/standing.js';
import { OperationsController } from './http/operations/operations.controller.js';
import { FhoController } from './http/practices/fho.controller.js';
import { ScriptureController } from './http/scripture/scripture.controller.js';
import { Metrics } from './observability/metrics.js';
import type { GuidePort } from './ports/guide.port.js';
import type { Freshness } from './runtime/freshness.js';
import type { Log } from './runtime/log.js';
import type { RulesInForce } from './runtime/rules-in-force.js';
import { CommandRunner } from './runtime/run-command.js';
import { Keyring } from './runtime/sealing.js';
import type { Settings } from './settings.js';
import type { Stores } from './stores.js';

/** What the application is made of; `create-app.ts` chooses it. */
export interface AppParts {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly guide: GuidePort;
  readonly freshness: Freshness;
  readonly rules: RulesInForce;
  readonly clock: tokens.Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly standing: Standing;
  readonly problems: Problems;
  readonly keyring: Keyring;
}

/** Who a token is for: one made with the same secret for another service is worth nothing here. */
const AUDIENCE = 'emit';

const HANDLERS = [
  RegisterMemberHandler,
  LogInHandler,
  ChangePasswordHandler,
  ListSessionsHandler,
  EndSessionHandler,
  GetCurrentUserHandler,
  GetTokenUsageHandler,
  EraseOwnAccountHandler,
  ExportOwnDataHandler,
  LogPracticeHandler,
  GetDashboardHandler,
  GetProgressSummaryHandler,
  GetPracticeCalendarHandler,
  CreateConversationHandler,
  UpdateConversationHandler,
  DeleteConversationHandler,
  SyncConversationsHandler,
  GetConversationHandler,
  ListConversationsHandler,
  ListConversationSummariesHandler,
  AskGuideHandler,
  FollowReplyHandler,
];

const SERVICES = [
  CommandService,
  Conversations,
  QuestionsInFlight,
  RepliesUnderWay,
  JournalledTurns,
  UnrecordedTurns,
  AllowanceRenewal,
  ErasedMembers,
  ConfirmPassword,
  GuessLimit,
  KnownDevices,
  Sessions,
  ObservedRequests,
  ApiDocument,
];

const OPERATIONS: Type[] = [HealthController, OperationsController];
const MEMBERS: Type[] = [
  AuthController,
  SessionsController,
  UsersController,
  TokensController,
  AccountController,
  FhoController,
  ConversationsController,
  GuideController,
  ScriptureController,
];

@Module({})
export class AppModule {
  /** A projector answers for its health alone; every other role serves members. */
  static with(parts: AppParts): DynamicModule {
    const { settings } = parts;
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        // A KeyObject: with a string the secret is parsed anew for every request (docs/adr/0007).
        JwtModule.register({
          secret: createSecretKey(settings.jwtSecret),
          signOptions: { expiresIn: SESSION.longest / 1_000, algorithm: 'HS256', audience: AUDIENCE },
          verifyOptions: { algorithms: ['HS256'], audience: AUDIENCE },
        }),
        ThrottlerModule.forRoot({
          throttlers: [{ ttl: 60_000, limit: 60 }],
          storage: new SteadyThrottlerStorage(),
        }),
      ],
      controllers: settings.role === 'projector' ? OPERATIONS : [...OPERATIONS, ...MEMBERS],
      providers: [
        ...partProviders(parts),
        ...SERVICES,
        ...HANDLERS,
        { provide: APP_GUARD, useClass: SessionGuard },
      ],
    };
  }
}

function partProviders({
  settings,
  stores,
  guide,
  freshness,
  rules,
  clock,
  log,
  metrics,
  standing,
  problems,
  keyring,
}: AppParts): Provider[] {
  return [
    { provide: tokens.SETTINGS, useValue: settings },
    { provide: tokens.EVENT_STORE, useValue: stores.log },
    { provide: tokens.READ_MODELS, useValue: stores.models },
    { provide: tokens.VAULT, useValue: stores.vault },
    { provide: tokens.TURN_JOURNAL, useValue: stores.journal },
    { provide: tokens.QUESTION_CLAIMS, useValue: stores.claims },
    { provide: tokens.GUIDE, useValue: guide },
    { provide: tokens.FRESHNESS, useValue: freshness },
    { provide: tokens.SCORING_RULES, useValue: rules },
    { provide: tokens.CLOCK, useValue: clock },
    { provide: tokens.LOG, useValue: log },
    { provide: Metrics, useValue: metrics },
    { provide: Standing, useValue: standing },
    { provide: Problems, useValue: problems },
    { provide: Keyring, useValue: keyring },
    { provide: CommandRunner, useValue: new CommandRunner(stores.log, eventCatalogue, clock) },
    { provide: ErrorFilter, useValue: new ErrorFilter(log) },
  ];
}

import { eventCatalogue } from './domain/all-events.js';
import { createSecretKey } from 'node:crypto';
import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { JwtModule } from '@nestjs/jwt';
import { ThrottlerModule } from '@nestjs/throttler';
import { ChangePasswordHandler } from './features/accounts/passwords/change-password.js';
import { ConfirmPassword } from './features/accounts/passwords/confirm-password.js';
import { EndSessionHandler } from './features/accounts/sessions/end-session.js';
import { GuessLimit } from './features/accounts/passwords/guess-limit.js';
import { KnownDevices } from './features/accounts/sessions/known-devices.js';
import { ListSessionsHandler } from './features/accounts/sessions/open-sessions.service.js';
import { LogInHandler } from './features/accounts/sessions/log-in.js';
import { SESSION } from './http/session/open-session.js';
import { RegisterMemberHandler } from './features/accounts/register-member.js';
import { CommandService } from './features/shared/command-service.js';
import { Conversations } from './features/conversations/conversations.service.js';
import { CreateConversationHandler } from './features/conversations/create-conversation.js';
import { DeleteConversationHandler } from './features/conversations/delete-conversation.js';
import { GetConversationHandler } from './features/conversations/get-conversation.query.js';
import {
  ListConversationsHandler,
  ListConversationSummariesHandler,
} from './features/conversations/list-conversations.query.js';
import { SyncConversationsHandler } from './features/conversations/sync-conversations.js';
import { UpdateConversationHandler } from './features/conversations/update-conversation.js';
import { ExportOwnDataHandler } from './features/export/export-own-data.query.js';
import { AskGuideHandler } from './features/guide/ask-guide.js';
import { FollowReplyHandler } from './features/guide/follow-reply.query.js';
import { QuestionsInFlight } from './features/guide/questions-in-flight.js';
import { RepliesUnderWay } from './features/guide/replies-under-way.js';
import { JournalledTurns } from './features/guide/record-journalled-turns.js';
import { UnrecordedTurns } from './features/conversations/unrecorded-turns.js';
import { GetCurrentUserHandler } from './features/accounts/current-user.query.js';
import { EraseOwnAccountHandler } from './features/accounts/erasure/erase-own-account.js';
import { ErasedMembers } from './features/accounts/erasure/erased-members.service.js';
import { AllowanceRenewal } from './features/tokens/allowance.service.js';
import { GetTokenUsageHandler } from './features/tokens/token-usage.query.js';
import { LogPracticeHandler } from './features/practices/log-practice.js';
import { GetDashboardHandler, GetProgressSummaryHandler } from './features/progress/journey.query.js';
import { GetPracticeCalendarHandler } from './features/progress/practice-calendar.query.js';
import * as tokens from './features/shared/injection-tokens.js';
import { AccountController } from './features/accounts/account.controller.js';
import { TokensController } from './features/tokens/tokens.controller.js';
import { AuthController } from './features/accounts/auth.controller.js';
import { SessionGuard } from './http/session/session.guard.js';
import { Sessions } from './http/session/sessions.js';
import { SessionsController } from './features/accounts/sessions/sessions.controller.js';
import { SteadyThrottlerStorage } from './http/rate-limits/monotonic-throttler-storage.js';
import { UsersController } from './features/accounts/users.controller.js';
import { ConversationsController } from './features/conversations/conversations.controller.js';
import { ErrorFilter } from './http/errors/error.filter.js';
import { GuideController } from './features/guide/guide.controller.js';
import { ApiDocument } from './http/openapi/api-document.js';
import { HealthController } from './features/operations/health.controller.js';
import { ObservedRequests } from './http/observed-requests.js';
import { Problems } from './features/operations/problems.js';
import { Standing } from './http/process-status.js';
import { OperationsController } from './features/operations/operations.controller.js';
import { FhoController } from './features/practices/practices.controller.js';
import { ScriptureController } from './features/scripture/scripture.controller.js';
import { Metrics } from './observability/metrics.js';
import type { GuidePort } from './ports/guide.port.js';
import type { Freshness } from './runtime/freshness.js';
import type { Log } from './runtime/log.js';
import type { RulesInForce } from './runtime/rules-in-force.js';
import { CommandRunner } from './runtime/run-command.js';
import { Keyring } from './runtime/sealing.js';
import type { Settings } from './settings/settings.js';
import type { Stores } from './composition/stores.js';

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

import type { ProjectionCondition } from '@emit/contract/operations';
import { createSecretKey } from 'node:crypto';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { ThrottlerModule } from '@nestjs/throttler';
import { eventCatalogue } from '../domain/all-events.js';
import { CommandService } from '../features/shared/command-service.js';
import { refuseMoved } from '../features/shared/moved-values.js';
import { MemberRoles } from '../features/shared/member-roles.js';
import * as tokens from '../features/shared/injection-tokens.js';
import type { RulesInForce } from '../features/shared/rules-in-force.js';
import { StorageQuota } from '../features/shared/storage-quota.js';
import { UseLimit } from '../features/shared/use-limit.js';
import { RulesWatch } from '../features/shared/rules-watch.js';
import type { KeyWatch } from '../features/keys/key-watch.js';
import type { EventStoreWatch } from '../features/operations/event-store-watch.js';
import { CheckpointState } from '../features/proof/checkpoint-state.js';
import { CHECKPOINT_DESTINATION, CHECKPOINT_OUTBOX } from '../features/proof/proof-tokens.js';
import { Problems } from '../features/operations/problems.js';
import { ErrorFilter } from '../http/errors/error.filter.js';
import { ObservedRequests } from '../http/observed-requests.js';
import { ApiDocument } from '../http/openapi/api-document.js';
import { ProcessStatus } from '../http/process-status.js';
import { CallWindows, OwnWindows } from '../http/rate-limits/call-windows.js';
import { SharedWindows } from '../http/rate-limits/shared-windows.js';
import { MonotonicThrottlerStorage } from '../http/rate-limits/monotonic-throttler-storage.js';
import { THROTTLERS } from '../http/rate-limits/rate-limit.guard.js';
import { SESSION } from '../http/session/open-session.js';
import { Sessions } from '../http/session/sessions.js';
import { Metrics } from '../observability/metrics.js';
import type { PushPort } from '../ports/push.port.js';
import type { PaymentPort } from '../ports/payments.port.js';
import type { MailPort } from '../ports/mail.port.js';
import type { GuidePort } from '../ports/guide.port.js';
import type { Freshness } from '../runtime/freshness.js';
import type { Log } from '../runtime/log.js';
import { CommandRunner } from '../runtime/run-command.js';
import { Keyring } from '../runtime/sealing.js';
import type { Settings } from '../settings/settings.js';
import type { CheckpointParts } from './checkpoint-parts.js';
import type { Stores } from './stores.js';

/** What the application is made of; `create-app.ts` chooses it. */
export interface AppParts {
  readonly settings: Settings;
  readonly stores: Stores;
  readonly guide: GuidePort;
  readonly mail: MailPort;
  readonly push: PushPort | null;
  readonly payments: PaymentPort | null;
  readonly freshness: Freshness;
  readonly rules: RulesInForce;
  readonly clock: tokens.Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly status: ProcessStatus;
  readonly problems: Problems;
  readonly projections: { statuses(): Promise<readonly ProjectionCondition[]> };
  /** Null where the event store is on a server. */
  readonly storeWatch: EventStoreWatch | null;
  readonly keyring: Keyring;
  readonly checkpoints: CheckpointParts;
  /** Null where nobody needs the members' keys. */
  readonly keys: KeyWatch | null;
}

/** Who a session token is for: one made with the same secret for another service is worth nothing here. */
const AUDIENCE = 'emit';

const SERVICES = [
  CommandService,
  MemberRoles,
  UseLimit,
  StorageQuota,
  RulesWatch,
  Sessions,
  ObservedRequests,
  ApiDocument,
];

/** What every feature is given: ports, settings, the clock, and the services of the edge. */
@Module({})
export class PartsModule {
  static with(parts: AppParts): DynamicModule {
    const windows = windowsOf(parts);
    const given = [...providersOf(parts), { provide: CallWindows, useValue: windows }];
    return {
      module: PartsModule,
      global: true,
      imports: [
        // A KeyObject: with a string the secret is parsed anew for every request (docs/adr/0007).
        JwtModule.register({
          secret: createSecretKey(parts.settings.jwtSecret),
          signOptions: { expiresIn: SESSION.longest / 1_000, algorithm: 'HS256', audience: AUDIENCE },
          verifyOptions: { algorithms: ['HS256'], audience: AUDIENCE },
        }),
        ThrottlerModule.forRoot({
          throttlers: THROTTLERS,
          storage: new MonotonicThrottlerStorage(windows),
        }),
      ],
      providers: [...given, ...SERVICES],
      exports: [...given, ...SERVICES, ThrottlerModule],
    };
  }
}

/** Embedded stores are of one process; others may be shared. */
function windowsOf({ settings, stores, keyring, clock, log }: AppParts): CallWindows {
  if (settings.mongoUrl === null) return new OwnWindows();
  const nameHash = (name: string) => keyring.nameHash(name);
  return new SharedWindows({ counts: stores.vault.uses, nameHash, clock, log });
}

function runnerOf({ stores, clock, rules }: AppParts): CommandRunner {
  const isSkipped = (position: number) => rules.isSkipped(position);
  return new CommandRunner(stores.eventStore, eventCatalogue, clock, { isSkipped, check: refuseMoved });
}

function providersOf(parts: AppParts): Provider[] {
  const { stores } = parts;
  return [
    { provide: tokens.SETTINGS, useValue: parts.settings },
    { provide: tokens.EVENT_STORE, useValue: stores.eventStore },
    { provide: tokens.READ_MODELS, useValue: stores.models },
    { provide: tokens.VAULT, useValue: stores.vault },
    { provide: tokens.TURN_JOURNAL, useValue: stores.journal },
    { provide: tokens.QUESTION_LOCKS, useValue: stores.questionLocks },
    { provide: tokens.MAIL, useValue: parts.mail },
    { provide: tokens.PUSH, useValue: parts.push },
    { provide: tokens.PAYMENTS, useValue: parts.payments },
    { provide: tokens.GUIDE, useValue: parts.guide },
    { provide: tokens.FRESHNESS, useValue: parts.freshness },
    { provide: tokens.SCORING_RULES, useValue: parts.rules },
    { provide: tokens.CLOCK, useValue: parts.clock },
    { provide: tokens.LOG, useValue: parts.log },
    { provide: tokens.KEY_WATCH, useValue: parts.keys },
    { provide: tokens.EVENT_STORE_WATCH, useValue: parts.storeWatch },
    { provide: tokens.PROJECTIONS, useValue: parts.projections },
    { provide: CHECKPOINT_OUTBOX, useValue: parts.checkpoints.outbox },
    { provide: CHECKPOINT_DESTINATION, useValue: parts.checkpoints.destination },
    { provide: CheckpointState, useValue: parts.checkpoints.state },
    { provide: Metrics, useValue: parts.metrics },
    { provide: ProcessStatus, useValue: parts.status },
    { provide: Problems, useValue: parts.problems },
    { provide: Keyring, useValue: parts.keyring },
    { provide: CommandRunner, useValue: runnerOf(parts) },
    { provide: ErrorFilter, useValue: new ErrorFilter(parts.log) },
  ];
}

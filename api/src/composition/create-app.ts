import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import type { AppParts } from './parts.module.js';
import { wayBackOf, wayBackOfEvents } from '../features/shared/lost-data.js';
import { EventStoreWatch } from '../features/operations/event-store-watch.js';
import { KeyWatch } from '../features/keys/key-watch.js';
import { requireKeys } from '../features/keys/require-keys.js';
import type { Clock } from '../features/shared/injection-tokens.js';
import { OPERATIONS_STREAM } from '../domain/operations/events.js';
import { ProcessStatus } from '../http/process-status.js';
import { configureServer, fastifyAdapter } from '../http/server.js';
import { nestLogger } from '../observability/logger.js';
import type { Metrics } from '../observability/metrics.js';
import { Observer } from '../observability/observer.js';
import type { GuidePort } from '../ports/guide.port.js';
import type { PushPort } from '../ports/push.port.js';
import type { ReadModelStore, VersionRef } from '../ports/read-models.port.js';
import { checkpointParts } from './checkpoint-parts.js';
import { openMail } from './mail.js';
import { openPayments } from './payments.js';
import { openPush } from './push.js';
import { makeProjector } from './make-projector.js';
import { reportingDamage } from './report-damage.js';
import { inspectHere } from '../runtime/inspect-version.js';
import { PolledFreshness } from '../runtime/freshness.js';
import { GuideCondition } from '../runtime/guide-condition.js';
import type { LeasedProjector } from '../runtime/leased-projector.js';
import type { Log } from '../runtime/log.js';
import { RulesInForce } from '../features/shared/rules-in-force.js';
import { Keyring } from '../runtime/sealing.js';
import type { Settings } from '../settings/settings.js';
import { closeStores, openStores, type Stores } from './stores.js';
import { watchProblems } from './watch-problems.js';
import { watchProjections } from './watch-projections.js';

export interface AppOptions {
  readonly settings: Settings;
  readonly log: Log;
  /** The built web app; null when only the API answers. */
  readonly webRoot: string | null;
  readonly clock?: Clock;
  readonly guide: GuidePort;
  /** Otherwise as EMIT_PUSH_KEYS says. */
  readonly push?: PushPort;
}

export interface EmitApp {
  readonly nest: NestFastifyApplication;
  readonly stores: Stores;
  /** Null of a projector. */
  readonly keys: KeyWatch | null;
  /** Goes on answering, and asks whoever sends requests here to send no more. */
  leave(): void;
  /** Lets every answer under way end and be recorded, then closes the stores. */
  close(): Promise<void>;
}

/** Opens the stores, folds what is not folded yet, and puts the application together; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<EmitApp> {
  const { settings, log, webRoot, clock = Date.now } = options;
  const observer = new Observer(log, clock, OPERATIONS_STREAM);
  const { metrics } = observer;
  const stores = reporting(observer.stores(await openStores(settings, log)));
  const keyring = new Keyring(settings.masterKey);
  if (settings.role !== 'projector') await refuseLostKeys(stores, settings, keyring);
  const rules = await RulesInForce.load(stores.eventStore);
  const folding = { ...stores, eventStore: observer.folds(stores.eventStore) };
  const inspect = inspectHere(inspectable(stores.models, settings));
  const isServing = settings.role !== 'projector';
  const projector = settings.role === 'api' ? null : makeProjector(folding, rules, log, inspect, isServing);
  await projector?.start();
  const freshness = projector ?? new PolledFreshness(stores.models);
  const condition = new GuideCondition(settings.dataDir, clock, log);
  const guide = observer.guide(options.guide, condition);
  const status = processStatusOf(projector, metrics);
  const keys = settings.role === 'projector' ? null : new KeyWatch(stores, keyring, log);
  const projections = watchProjections(stores, rules, projector, clock);
  const checkpoints = checkpointParts(settings, clock, metrics);
  const watched = { keys, projections, checkpoints, storeWatch: watchStore(stores, settings, log) };
  const problems = watchProblems({ settings, rules, clock, guide: condition, ...watched }, observer);
  const mail = await openMail(settings);
  const push = options.push ?? (await openPush(settings));
  const payments = await openPayments(settings);
  const kept = { settings, stores, guide, freshness, rules, clock, log, mail, push, payments };
  const nest = await createNest({ ...kept, metrics, status, problems, keyring, ...watched });
  await configureServer(nest, webRoot);
  await nest.init();
  return {
    nest,
    stores,
    keys,
    leave: () => status.leave(),
    close: () => close(nest, projector, condition, stores),
  };
}

/** What is under way ends first: it needs the stores. */
async function close(
  nest: NestFastifyApplication,
  projector: LeasedProjector | null,
  condition: GuideCondition,
  stores: Stores,
): Promise<void> {
  await nest.close();
  await projector?.stop();
  await condition.kept();
  await closeStores(stores);
}

/** Null where the event store is on a server, which looks after its files itself. */
function watchStore({ eventStore }: Stores, settings: Settings, log: Log): EventStoreWatch | null {
  if (settings.eventStoreUrl !== null || settings.role === 'projector') return null;
  return new EventStoreWatch(eventStore, log, wayBackOfEvents(settings.dataDir));
}

function reporting(stores: Stores): Stores {
  return { ...stores, models: reportingDamage(stores.models) };
}

/** From a server every document would come over the network: damage is met there when one is asked for. */
function inspectable(
  models: ReadModelStore,
  { mongoUrl }: Settings,
): Pick<ReadModelStore, 'faultIn' | 'page'> {
  const faultIn = (ref: VersionRef) => models.faultIn(ref);
  return mongoUrl === null ? models : { faultIn, page: async () => [] };
}

/** Throws LostData and BadSetting. */
async function refuseLostKeys(stores: Stores, settings: Settings, keyring: Keyring): Promise<void> {
  const { masterKeyFrom: from } = settings;
  try {
    await requireKeys(stores, { keyring, from, wayBack: wayBackOf(settings) });
  } catch (error) {
    await closeStores(stores);
    throw error;
  }
}

function createNest(parts: AppParts): Promise<NestFastifyApplication> {
  return NestFactory.create<NestFastifyApplication>(
    AppModule.with(parts),
    fastifyAdapter(parts.settings.trustProxy),
    {
      logger: nestLogger(parts.log),
      abortOnError: false,
      // Fastify's own JSON parser alone: Nest would also take forms, which no route is made for.
      bodyParser: false,
    },
  );
}

function processStatusOf(projector: LeasedProjector | null, metrics: Metrics): ProcessStatus {
  const status = new ProcessStatus(() => {
    if (projector === null) return 'none';
    return projector.isActive ? 'active' : 'standing_by';
  });
  metrics.readings('emit_projector_active', 'Whether this process folds the read models', [], async () => [
    { value: Number(status.projector === 'active') },
  ]);
  return status;
}

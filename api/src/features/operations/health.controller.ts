import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Health, ProjectionCondition, StoreCondition } from '@emit/contract/operations';
import type { FastifyReply } from 'fastify';
import { ApiOperation, ApiResponse, ApiTags } from '../../http/openapi/annotations.js';
import { EVENT_STORE, PROJECTIONS, READ_MODELS, VAULT } from '../shared/injection-tokens.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { servedCheckpoint } from '../../runtime/freshness.js';
import { OPERATIONS_STREAM } from '../../domain/operations/events.js';
import { lagInEvents } from '../../runtime/lag.js';
import { Public } from '../../http/session/session.guard.js';
import { Problems } from './problems.js';
import { ProcessStatus } from '../../http/process-status.js';

const HEALTH_SCHEMA = { 'application/json': { schema: { $ref: '#/components/schemas/Health' } } };
const LIVE_SCHEMA = { 'application/json': { schema: { $ref: '#/components/schemas/Done' } } };
const READY_SCHEMA = { 'application/json': { schema: { $ref: '#/components/schemas/Ready' } } };

@ApiTags('operations')
@Controller('health')
export class HealthController {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(VAULT) private readonly vault: Vault,
    private readonly status: ProcessStatus,
    private readonly problems: Problems,
    @Inject(PROJECTIONS) private readonly projections: WatchedStates,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Whether Emit is alive, reaches its stores, and how far its read models lag' })
  @ApiResponse({
    status: 200,
    description: 'Members are served; degraded: something is wrong all the same, and `problems` says what',
    content: HEALTH_SCHEMA,
  })
  @ApiResponse({
    status: 503,
    description: 'Alive, but stopping, or a store cannot be reached',
    content: HEALTH_SCHEMA,
  })
  async health(@Res() reply: FastifyReply): Promise<void> {
    const [event_log, read_models, vault, lag, projections, problems] = await Promise.all([
      condition(this.eventStore.head()),
      condition(this.models.ping()),
      condition(this.vault.ping()),
      this.lag().catch(() => null),
      this.projections.statuses().then(shown, () => null),
      this.problems.list(),
    ]);
    const stores = { event_log, read_models, vault };
    const { isLeaving, projector } = this.status;
    const isReached = !Object.values(stores).includes('unavailable');
    const working = problems.length > 0 ? 'degraded' : 'ok';
    const status = isLeaving ? 'stopping' : isReached ? working : 'unavailable';
    const health: Health = {
      status,
      stores,
      projection_lag_events: lag,
      projector,
      ...(projections && { projections }),
      ...(problems.length > 0 && { problems }),
    };
    await reply.status(isReached && !isLeaving ? 200 : 503).send(health);
  }

  /** Asks nothing and waits for nothing: a restart mends neither a store that is away nor a process that is about to stop. */
  @Get('live')
  @Public()
  @ApiOperation({ summary: 'Whether this process answers at all; whoever gets no answer may restart it' })
  @ApiResponse({ status: 200, description: 'It does', content: LIVE_SCHEMA })
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Stores do not count: where one is away, it is away for every process, and nobody would be left to say so. */
  @Get('ready')
  @Public()
  @ApiOperation({ summary: 'Whether a reverse proxy may send requests here' })
  @ApiResponse({ status: 200, description: 'It may', content: READY_SCHEMA })
  @ApiResponse({ status: 503, description: 'This process is about to stop', content: READY_SCHEMA })
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const { isLeaving } = this.status;
    await reply.status(isLeaving ? 503 : 200).send({ status: isLeaving ? 'stopping' : 'ok' });
  }

  private async lag(): Promise<number> {
    return lagInEvents(this.eventStore, await servedCheckpoint(this.models), OPERATIONS_STREAM);
  }
}

/** How every read model is served. */
export interface WatchedStates {
  statuses(): Promise<readonly ProjectionCondition[]>;
}

/** As the contract has it, and nothing besides. */
function shown(conditions: readonly ProjectionCondition[]): ProjectionCondition[] {
  return conditions.map(({ name, state, lag_events, lag_seconds, events_per_second, parked, why }) => {
    const figures = { lag_events, lag_seconds, events_per_second, parked };
    return { name, state, ...figures, ...(why !== undefined && { why }) };
  });
}

async function condition(asked: Promise<unknown>): Promise<StoreCondition> {
  try {
    await asked;
    return 'ok';
  } catch {
    return 'unavailable';
  }
}

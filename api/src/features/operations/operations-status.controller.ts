import { Controller, Get, Inject } from '@nestjs/common';
import type { OperationsStatus } from '@emit/contract/operations';
import { ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import type { ProjectionStatus } from '../../runtime/projection-watch.js';
import { Responds } from '../../http/openapi/responds.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { RequiresRole } from '../../http/session/role.guard.js';
import { PROJECTIONS } from '../shared/injection-tokens.js';

/** What operators and analysts see over HTTP. */
@ApiTags('operations')
@Controller('api/v1/operations')
@RequiresRole('analyst')
export class OperationsStatusController {
  constructor(
    @Inject(PROJECTIONS)
    private readonly projections: { statuses(): Promise<readonly ProjectionStatus[]> },
  ) {}

  @Get('status')
  @RateLimited(60)
  @ApiOperation({ summary: 'How every read model is served, as `emit projections status` tells it' })
  @Responds(200, 'OperationsStatus', [401, 403, 429])
  async status(): Promise<OperationsStatus> {
    const statuses = await this.projections.statuses();
    return { projections: statuses.map(statusRow) };
  }
}

function statusRow(status: ProjectionStatus): OperationsStatus['projections'][number] {
  const { name, state, served, lag_events, lag_seconds, events_per_second, parked, why } = status;
  return {
    ...{ name, state, version: served?.version ?? null, shape: served?.shape ?? null },
    ...{ checkpoint: served?.checkpoint ?? 0, lag_events, lag_seconds, events_per_second, parked },
    ...(why !== undefined && { why }),
  };
}

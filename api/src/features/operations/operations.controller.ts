import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiOperation, ApiResponse, ApiTags } from '../../http/openapi/annotations.js';
import { Responds } from '../../http/openapi/responds.js';
import { Public } from '../../http/session/session.guard.js';
import { ApiDocument } from '../../http/openapi/api-document.js';
import { Metrics } from '../../observability/metrics.js';

@ApiTags('operations')
@Controller()
export class OperationsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly document: ApiDocument,
  ) {}

  @Get('metrics')
  @Public()
  @ApiOperation({ summary: 'Figures of this process, in the text format of Prometheus' })
  @ApiResponse({
    status: 200,
    description: 'The figures',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  async prometheus(@Res() reply: FastifyReply): Promise<void> {
    const { registry } = this.metrics;
    await reply.type(registry.contentType).send(await registry.metrics());
  }

  @Get('api/docs')
  @Public()
  @ApiOperation({ summary: 'This document' })
  @Responds(200, 'ApiDocument', [])
  async docs(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('application/json').send(await this.document.json());
  }
}

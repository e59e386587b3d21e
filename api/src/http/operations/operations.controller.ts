import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/session.guard.js';
import { ApiDocument } from '../openapi/api-document.js';
import { Metrics } from '../../observability/metrics.js';

@ApiExcludeController()
@Controller()
@Public()
export class OperationsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly document: ApiDocument,
  ) {}

  @Get('metrics')
  async prometheus(@Res() reply: FastifyReply): Promise<void> {
    const { registry } = this.metrics;
    await reply.type(registry.contentType).send(await registry.metrics());
  }

  @Get('api/docs')
  async docs(@Res() reply: FastifyReply): Promise<void> {
    await reply.type('application/json').send(this.document.json);
  }
}

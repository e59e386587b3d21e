import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ApiOperation, ApiResponse, ApiTags } from '../../http/openapi/annotations.js';
import { ErrorFilter } from '../../http/errors/error.filter.js';
import { Responds } from '../../http/openapi/responds.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import type { Caller } from '../shared/caller.js';
import { ExportOwnDataHandler } from './export-own-data.query.js';
import { utcDayOf } from '../../kernel/local-date.js';

const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('members')
@Controller('api/v1/account/export')
export class ExportController {
  constructor(
    private readonly exportOwnData: ExportOwnDataHandler,
    private readonly errors: ErrorFilter,
  ) {}

  @Get()
  @RateLimited(6)
  @ApiOperation({
    summary: 'What the member wrote and did: a ZIP of pages to read and files to parse',
  })
  @Responds(200, null, [401, 429])
  @ApiResponse({ status: 200, description: 'The ZIP', content: { 'application/zip': { schema: BINARY } } })
  async export(@CurrentCaller() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const pieces = await begun(await this.exportOwnData.execute(caller));
    const zip = Readable.from(pieces, { objectMode: false });
    this.errors.logWhatCuts(zip, caller.correlationId);
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="emit-data-${utcDayOf(Date.now())}.zip"`)
      .send(zip);
  }
}

/** The first piece is made before anything is answered: whatever refuses it is told as of any other request. */
async function begun<T>(pieces: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
}

import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../shared/caller.js';
import { ExportOwnData } from '../export/export-own-data.query.js';
import { EraseOwnAccount } from './erasure/erase-own-account.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { ErrorFilter } from '../../http/errors/error.filter.js';
import { Answers } from '../../http/openapi/answers.js';
import { EraseAccountDto } from './account.dto.js';

const BINARY = { type: 'string', format: 'binary' } as const;

/** What a member does with the account itself. */
@ApiTags('members')
@Controller('api/v1/account')
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly errors: ErrorFilter,
  ) {}

  @Get('export')
  @RateLimited(6)
  @ApiOperation({
    summary: 'What the member wrote and did: a ZIP of pages to read and files to parse',
  })
  @Answers(200, null, [401, 429])
  @ApiResponse({ status: 200, description: 'The ZIP', content: { 'application/zip': { schema: BINARY } } })
  async export(@CurrentCaller() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const pieces = await begun(await this.queries.execute(new ExportOwnData(caller)));
    const zip = Readable.from(pieces, { objectMode: false });
    this.errors.logWhatCuts(zip, caller.correlationId);
    const day = new Date().toISOString().slice(0, 10);
    await reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="emit-data-${day}.zip"`)
      .send(zip);
  }

  /** A POST, because the body of a DELETE may be dropped on its way. */
  @Post('erase')
  @HttpCode(200)
  @RateLimited(5)
  @ApiOperation({ summary: 'Erase the account for ever; the token ledger stays, without any text' })
  @Answers(200, 'Done', [400, 401, 429])
  async erase(
    @Body() { password }: EraseAccountDto,
    @CurrentCaller() caller: Caller,
  ): Promise<{ status: 'ok' }> {
    await this.commands.execute(new EraseOwnAccount(caller, password));
    return { status: 'ok' };
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

import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { GuideCorrection, GuideDelta, GuideResponse } from '@emit/contract/guide';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answeringAtLength } from '../../kernel/answer-time.js';
import { ApiHeader, ApiOperation, ApiTags } from '../../http/openapi/annotations.js';
import type { Caller } from '../shared/caller.js';
import { AskGuideHandler } from './ask-guide.js';
import type { GuideAnswer } from './guide-answer.js';
import { FollowReplyHandler } from './follow-reply.query.js';
import { toldWhileSignedIn } from '../../http/session/while-signed-in.js';
import { CLOCK, VAULT, type Clock } from '../shared/injection-tokens.js';
import type { Vault } from '../../ports/vault.port.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { RateLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { ErrorFilter } from '../../http/errors/error.filter.js';
import { accepts } from '../../http/accepts.js';
import { Responds } from '../../http/openapi/responds.js';
import { ref } from '../../http/openapi/schemas.js';
import { EventStream } from './event-stream.js';
import { GuideDto, ReplyQuery } from './guide.dto.js';
import type { Reader } from './replies-under-way.js';
import { StopReplyHandler } from './stop-reply.js';

const DEBUG_MODE = {
  name: 'X-Debug-Mode',
  required: false,
  description: 'Adds the raw reply before it was cleaned',
};
const REPLY = {
  content: {
    'application/json': { schema: ref('GuideResponse') },
    'text/event-stream': { schema: ref('GuideEvent') },
  },
};

@ApiTags('guide')
@Controller('api/v1')
export class GuideController {
  constructor(
    private readonly askGuide: AskGuideHandler,
    private readonly followReply: FollowReplyHandler,
    private readonly stopReply: StopReplyHandler,
    private readonly errors: ErrorFilter,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('claude-direct')
  @HttpCode(200)
  @RateLimited(60)
  @ApiOperation({
    summary: 'Ask the guide; JSON, or server-sent events (delta, correction, then done or error)',
  })
  @ApiHeader(DEBUG_MODE)
  @Responds(200, null, [400, 401, 402, 404, 409, 429, 502], REPLY)
  async ask(
    @Body() question: GuideDto,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const inDebugMode = request.headers['x-debug-mode'] !== undefined;
    const acceptLanguage = request.headers['accept-language'] ?? null;
    await this.send(caller, request, reply, async (reader) => {
      const answer = await this.askGuide.execute({ caller, request: question, reader, acceptLanguage });
      return inDebugMode ? answer : withoutRaw(answer);
    });
  }

  /** For a page that was loaded anew, and for another tab: to ask again could begin, and charge, another reply. */
  @Get('claude-direct')
  @RateLimited(120)
  @ApiOperation({
    summary: 'Read the reply to a question asked before, also while it is being written; none is begun',
  })
  @Responds(200, null, [400, 401, 404, 409, 429, 502], REPLY)
  async follow(
    @Query() question: ReplyQuery,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.send(caller, request, reply, async (reader) =>
      withoutRaw(await this.followReply.execute(caller, question, reader)),
    );
  }

  /** A client that only stops reading leaves the reply to be written: it may come back for it. */
  @Delete('claude-direct')
  @RateLimited(120)
  @ApiOperation({
    summary: 'Stop a reply that is being written; it is kept, and charged, as far as it has come',
  })
  @Responds(200, 'GuideResponse', [400, 401, 404, 409, 429, 502])
  async stop(@Query() question: ReplyQuery, @CurrentCaller() caller: Caller): Promise<GuideResponse> {
    return withoutRaw(await answeringAtLength(() => this.stopReply.execute(caller, question)));
  }

  /** Refusals before the first word are plain errors; once the stream has begun they come as an `error` event. */
  private async send(
    caller: Caller,
    { headers }: FastifyRequest,
    reply: FastifyReply,
    work: (reader: Required<Reader>) => Promise<GuideResponse>,
  ): Promise<void> {
    const answer = (tell: (event: Told) => void) =>
      toldWhileSignedIn((told) => answeringAtLength(() => work(readerTelling(told))), tell, {
        caller,
        vault: this.vault,
        clock: this.clock,
      });
    if (!accepts(headers.accept, 'text/event-stream')) {
      await reply.send(await answer(() => undefined));
      return;
    }
    let stream: EventStream | null = null;
    const tell = ({ event, data }: Told) => {
      stream ??= new EventStream(reply);
      stream.send(event, data);
    };
    try {
      const whole = await answer(tell);
      stream ??= new EventStream(reply);
      stream.send('done', whole);
    } catch (error) {
      if (stream === null) throw error;
      stream.send('error', this.errors.streamedBodyOf(error, caller.correlationId));
    }
    stream.end();
  }
}

/** What comes of a reply before it is whole. */
type Told = { event: 'delta'; data: GuideDelta } | { event: 'correction'; data: GuideCorrection };

function readerTelling(tell: (event: Told) => void): Required<Reader> {
  return {
    onText: (text) => tell({ event: 'delta', data: { text } }),
    onCorrection: (data) => tell({ event: 'correction', data }),
  };
}

function withoutRaw({ raw: _, ...answer }: GuideAnswer): GuideResponse {
  return answer;
}

import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { GuideDelta } from '@emit/contract/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../application/caller.js';
import { AskGuide, type GuideAnswer } from '../../application/guide/ask-guide.js';
import { toldWhileSignedIn } from '../../application/auth/while-signed-in.js';
import { CLOCK, VAULT, type Clock } from '../../application/tokens.js';
import type { Vault } from '../../ports/vault.port.js';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { RateLimited } from '../auth/rate-limit.guard.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { Answers } from '../openapi/answers.js';
import { ref } from '../openapi/schema.js';
import { EventStream } from './event-stream.js';
import { GuideDto } from './guide.dto.js';

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
    private readonly commands: CommandBus,
    private readonly errors: ErrorFilter,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Refusals before the first word are plain errors; once the stream has begun they come as an `error` event. */
  @Post('claude-direct')
  @HttpCode(200)
  @RateLimited(60)
  @ApiOperation({ summary: 'Ask the guide; JSON, or server-sent events (delta, then done or error)' })
  @ApiHeader(DEBUG_MODE)
  @Answers(200, null, [400, 401, 402, 404, 409, 429, 502], REPLY)
  async ask(
    @Body() question: GuideDto,
    @CurrentCaller() caller: Caller,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = (answer: GuideAnswer) =>
      headers['x-debug-mode'] === undefined ? withoutRaw(answer) : answer;
    const ask = (onText: (text: string) => void) =>
      toldWhileSignedIn((onPiece) => this.commands.execute(new AskGuide(caller, question, onPiece)), onText, {
        caller,
        vault: this.vault,
        clock: this.clock,
      });
    if (!headers.accept?.includes('text/event-stream')) {
      await reply.send(shown(await ask(() => undefined)));
      return;
    }
    let stream: EventStream | null = null;
    const onText = (text: string) => {
      stream ??= new EventStream(reply);
      stream.send('delta', { text } satisfies GuideDelta);
    };
    try {
      const answer = await ask(onText);
      stream ??= new EventStream(reply);
      stream.send('done', shown(answer));
    } catch (error) {
      if (stream === null) throw error;
      stream.send('error', this.errors.bodyOf(error, caller.correlationId));
    }
    stream.end();
  }
}

function withoutRaw(answer: GuideAnswer): Omit<GuideAnswer, 'raw'> {
  const { raw: _, ...rest } = answer;
  return rest;
}

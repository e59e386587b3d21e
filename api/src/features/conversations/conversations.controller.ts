import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ApiOperation, ApiParam, ApiTags } from '../../http/openapi/annotations.js';
import type { Caller } from '../shared/caller.js';
import { CreateConversationHandler } from './create-conversation.js';
import { DeleteConversationHandler } from './delete-conversation.js';
import { GetConversationHandler } from './get-conversation.query.js';
import { ListConversationsHandler, ListConversationSummariesHandler } from './list-conversations.query.js';
import { SyncConversationsHandler } from './sync-conversations.js';
import { UpdateConversationHandler } from './update-conversation.js';
import { CurrentCaller } from '../../http/session/caller.decorator.js';
import { SavesLimited } from '../../http/rate-limits/rate-limit.guard.js';
import { ErrorFilter } from '../../http/errors/error.filter.js';
import { IdempotencyKey, TakesIdempotencyKey } from '../../http/idempotency-key.js';
import { jsonText } from '../../http/json-text.js';
import { Responds } from '../../http/openapi/responds.js';
import {
  CreateConversationDto,
  ListQuery,
  PageQuery,
  pageOf,
  SyncDto,
  UpdateConversationDto,
} from './conversation.dto.js';
import { done, type Done } from '../../http/done.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const CONVERSATION_ID = { name: 'id', schema: { type: 'string', format: 'uuid' } } as const;

@ApiTags('conversations')
@Controller('api/v1/conversations')
export class ConversationsController {
  constructor(
    private readonly createConversation: CreateConversationHandler,
    private readonly listConversationSummaries: ListConversationSummariesHandler,
    private readonly getConversation: GetConversationHandler,
    private readonly syncConversations: SyncConversationsHandler,
    private readonly updateConversation: UpdateConversationHandler,
    private readonly deleteConversation: DeleteConversationHandler,
    private readonly listConversations: ListConversationsHandler,
    private readonly errors: ErrorFilter,
  ) {}

  @Get()
  @ApiOperation({
    summary: "The member's conversations, newest first; the view 'summary' is without messages",
  })
  @Responds(200, 'ConversationList', [401])
  async list(
    @CurrentCaller() caller: Caller,
    @Query() { view }: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (view === 'summary') {
      await reply.send(await this.listConversationSummaries.execute(caller));
      return;
    }
    await this.sendAll(caller, reply);
  }

  @Get(':id')
  @ApiParam(CONVERSATION_ID)
  @ApiOperation({ summary: 'One conversation with its messages, or a page of them from its end' })
  @Responds(200, 'Conversation', [400, 401, 404])
  async get(
    @Param('id') id: string,
    @Query() page: PageQuery,
    @CurrentCaller() caller: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const json = await this.getConversation.execute(caller, id, pageOf(page));
    await this.send(caller, reply, await jsonText(json));
  }

  @Post()
  @SavesLimited()
  @ApiOperation({ summary: 'Save a conversation for the first time' })
  @TakesIdempotencyKey('conversation')
  @Responds(201, 'CreatedConversation', [400, 401, 404, 409, 429])
  async create(
    @Body() conversation: CreateConversationDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<{ id: string }> {
    return { id: await this.createConversation.execute(caller, conversation, idempotencyKey) };
  }

  @Post('sync')
  @HttpCode(200)
  @SavesLimited()
  @ApiOperation({ summary: "Bring a client's copies into the log, and answer the whole list" })
  @Responds(200, 'SyncResponse', [400, 401, 409, 429])
  async sync(
    @Body() body: SyncDto,
    @CurrentCaller() caller: Caller,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const ids = await this.syncConversations.execute(caller, body);
    await this.sendAll(caller, reply, `{"ids":${JSON.stringify(ids)},"conversations":`, '}');
  }

  @Put(':id')
  @SavesLimited()
  @ApiParam(CONVERSATION_ID)
  @ApiOperation({ summary: 'Add messages, rename, pin or archive' })
  @Responds(200, 'Done', [400, 401, 404, 409, 429])
  update(
    @Param('id') id: string,
    @Body() changes: UpdateConversationDto,
    @CurrentCaller() caller: Caller,
  ): Promise<Done> {
    return this.updateConversation.execute(caller, id, changes).then(done);
  }

  @Delete(':id')
  @ApiParam(CONVERSATION_ID)
  @ApiOperation({ summary: 'Delete a conversation; again changes nothing' })
  @Responds(200, 'Done', [401, 404, 409])
  delete(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<Done> {
    return this.deleteConversation.execute(caller, id).then(done);
  }

  /** They may be many: written as they are read. */
  private async sendAll(caller: Caller, reply: FastifyReply, before?: string, after?: string): Promise<void> {
    const all = await this.listConversations.execute(caller);
    await this.send(caller, reply, await jsonText(all, before, after));
  }

  private async send({ correlationId }: Caller, reply: FastifyReply, json: Readable): Promise<void> {
    this.errors.logWhatCuts(json, correlationId);
    await reply.header('content-type', JSON_TYPE).send(json);
  }
}

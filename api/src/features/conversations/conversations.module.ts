import { Module } from '@nestjs/common';
import { ConversationsController } from './conversations.controller.js';
import { Conversations } from './conversations.service.js';
import { CreateConversationHandler } from './create-conversation.js';
import { DeleteConversationHandler } from './delete-conversation.js';
import { GetConversationHandler } from './get-conversation.query.js';
import { ListConversationsHandler, ListConversationSummariesHandler } from './list-conversations.query.js';
import { RateReplyHandler } from './rate-reply.js';
import { RatingsController } from './ratings.controller.js';
import { SyncConversationsHandler } from './sync-conversations.js';
import { UnrecordedTurns } from './unrecorded-turns.service.js';
import { UpdateConversationHandler } from './update-conversation.js';

@Module({
  controllers: [ConversationsController, RatingsController],
  providers: [
    Conversations,
    UnrecordedTurns,
    CreateConversationHandler,
    UpdateConversationHandler,
    DeleteConversationHandler,
    RateReplyHandler,
    SyncConversationsHandler,
    GetConversationHandler,
    ListConversationsHandler,
    ListConversationSummariesHandler,
  ],
  exports: [Conversations, UnrecordedTurns],
})
export class ConversationsModule {}

import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AskGuideHandler } from './ask-guide.js';
import { FollowReplyHandler } from './follow-reply.query.js';
import { GuideController } from './guide.controller.js';
import { QuestionsInFlight } from './questions-in-flight.js';
import { JournalledTurns } from './record-journalled-turns.js';
import { RepliesUnderWay } from './replies-under-way.js';
import { StopReplyHandler } from './stop-reply.js';
import { TurnRecorder } from './turn-recorder.js';

@Module({
  imports: [AccountsModule, ConversationsModule, TokensModule],
  controllers: [GuideController],
  providers: [
    AskGuideHandler,
    FollowReplyHandler,
    StopReplyHandler,
    QuestionsInFlight,
    RepliesUnderWay,
    TurnRecorder,
    JournalledTurns,
  ],
})
export class GuideModule {}

import { Injectable } from '@nestjs/common';
import type { Caller } from '../shared/caller.js';
import { Conversations } from './conversations.service.js';

@Injectable()
export class DeleteConversationHandler {
  constructor(private readonly conversations: Conversations) {}

  /** Deleting again changes nothing. Throws CONVERSATION_NOT_FOUND. */
  async execute(caller: Caller, conversationId: string): Promise<void> {
    await this.conversations.run(caller, conversationId, { type: 'DeleteConversation' });
  }
}

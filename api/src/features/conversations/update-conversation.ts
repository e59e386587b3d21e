import { Injectable } from '@nestjs/common';
import type { UpdateConversationRequest } from '@emit/contract/wire';
import type { Caller } from '../shared/caller.js';
import { Conversations } from './conversations.service.js';

@Injectable()
export class UpdateConversationHandler {
  constructor(private readonly conversations: Conversations) {}

  /** Throws CONVERSATION_NOT_FOUND. */
  async execute(caller: Caller, conversationId: string, changes: UpdateConversationRequest): Promise<void> {
    await this.conversations.update(caller, conversationId, changes);
  }
}

import { Injectable } from '@nestjs/common';
import type { UpdateConversationRequest } from '@emit/contract/wire';
import type { Caller } from '../shared/caller.js';
import { Conversations } from './conversations.service.js';

@Injectable()
export class UpdateConversationHandler {
  constructor(private readonly conversations: Conversations) {}

  /** What is left out stays as it is. Throws CONVERSATION_NOT_FOUND, STORAGE_FULL. */
  async execute(caller: Caller, conversationId: string, changes: UpdateConversationRequest): Promise<void> {
    const { pinned, archived } = changes;
    await this.conversations.update(caller, conversationId, changes);
    if (pinned === undefined && archived === undefined) return;
    await this.conversations.run(caller, conversationId, { type: 'PlaceConversation', pinned, archived });
  }
}

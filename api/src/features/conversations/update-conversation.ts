import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UpdateConversationRequest } from '@emit/contract/wire';
import type { Caller } from '../shared/caller.js';
import { Conversations } from './conversations.service.js';

export class UpdateConversation extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly conversationId: string,
    readonly changes: UpdateConversationRequest,
  ) {
    super();
  }
}

@CommandHandler(UpdateConversation)
export class UpdateConversationHandler implements ICommandHandler<UpdateConversation> {
  constructor(private readonly conversations: Conversations) {}

  /** Throws CONVERSATION_NOT_FOUND. */
  async execute({ caller, conversationId, changes }: UpdateConversation): Promise<void> {
    await this.conversations.update(caller, conversationId, changes);
  }
}

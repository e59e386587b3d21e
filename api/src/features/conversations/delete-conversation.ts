import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../shared/caller.js';
import { Conversations } from './conversations.service.js';

export class DeleteConversation extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly conversationId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteConversation)
export class DeleteConversationHandler implements ICommandHandler<DeleteConversation> {
  constructor(private readonly conversations: Conversations) {}

  /** Deleting again changes nothing. Throws CONVERSATION_NOT_FOUND. */
  async execute({ caller, conversationId }: DeleteConversation): Promise<void> {
    await this.conversations.run(caller, conversationId, { type: 'DeleteConversation' });
  }
}

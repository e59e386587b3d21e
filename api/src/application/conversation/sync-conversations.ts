import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { isTempId } from '@emit/contract/titles';
import type { SyncRequest, SyncResponse, WireConversation } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { Caller } from '../caller.js';
import { Conversations } from './conversations.js';
import { conversationIdFor } from './create-conversation.js';
import { ListConversations } from './list-conversations.query.js';

export class SyncConversations extends Command<SyncResponse> {
  constructor(
    readonly caller: Caller,
    readonly request: SyncRequest,
  ) {
    super();
  }
}

@CommandHandler(SyncConversations)
export class SyncConversationsHandler implements ICommandHandler<SyncConversations> {
  constructor(
    private readonly conversations: Conversations,
    private readonly queries: QueryBus,
  ) {}

  /** Brings a client's copies into the log and answers the whole list; what was deleted stays deleted. */
  async execute({ caller, request }: SyncConversations): Promise<SyncResponse> {
    const ids: Record<string, string> = {};
    for (const conversation of request.conversations) {
      const { id, messages, title } = conversation;
      if (messages.length === 0) continue;
      if (isTempId(id)) {
        ids[id] = conversationIdFor(caller, id);
        await unlessGone(this.conversations.begin(caller, ids[id], conversation));
      } else {
        await unlessGone(this.conversations.update(caller, id, { title, messages }));
      }
    }
    const conversations: WireConversation[] = [];
    for await (const one of await this.queries.execute(new ListConversations(caller)))
      conversations.push(one);
    return { conversations, ids };
  }
}

/** A copy of what is deleted, or was never there, is the client's to drop: not a reason to refuse the rest. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CONVERSATION_NOT_FOUND')) throw error;
  }
}

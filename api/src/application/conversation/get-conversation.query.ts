import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { WireConversation } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { ConversationListItem } from '../../projections/conversation-list.projection.js';
import { pagePrefix, type ConversationPage } from '../../projections/conversation-pages.projection.js';
import { conversationView } from '../../projections/views/conversation.view.js';
import type { Caller } from '../caller.js';
import { READ_MODELS } from '../tokens.js';

export class GetConversation extends Query<WireConversation> {
  constructor(
    readonly caller: Caller,
    readonly conversationId: string,
  ) {
    super();
  }
}

@QueryHandler(GetConversation)
export class GetConversationHandler implements IQueryHandler<GetConversation> {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  /** Throws CONVERSATION_NOT_FOUND, for another member's too. */
  async execute({ caller, conversationId }: GetConversation): Promise<WireConversation> {
    const entry = await this.models.get<ConversationListItem>('conversation-list', conversationId);
    if (!entry || entry.owner !== caller.memberId || entry.body.deleted) {
      throw new Refusal('CONVERSATION_NOT_FOUND');
    }
    const pages = await this.models.list<ConversationPage>('conversation-pages', {
      keyPrefix: pagePrefix(conversationId),
    });
    return conversationView({
      id: conversationId,
      document: entry.body,
      title: entry.body.title && caller.key.open(entry.body.title),
      pages: pages.map(({ body }) => body),
      open: (sealed) => caller.key.open(sealed),
    });
  }
}

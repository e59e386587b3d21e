import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { WireConversation, WireConversationSummary } from '@emit/contract/wire';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { ConversationListItem } from '../../projections/conversation-list.projection.js';
import type { ConversationPage } from '../../projections/conversation-pages.projection.js';
import { conversationSummaryView, conversationView } from '../../projections/views/conversation.view.js';
import type { Caller } from '../caller.js';
import { READ_MODELS } from '../tokens.js';

/** The caller's conversations with their messages, newest first. */
export class ListConversations extends Query<WireConversation[]> {
  constructor(readonly caller: Caller) {
    super();
  }
}

/** The same without messages: what a sidebar needs. */
export class ListConversationSummaries extends Query<WireConversationSummary[]> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(ListConversations)
export class ListConversationsHandler implements IQueryHandler<ListConversations> {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async execute({ caller }: ListConversations): Promise<WireConversation[]> {
    const [entries, pages] = await Promise.all([
      listed(this.models, caller),
      this.models.list<ConversationPage>('conversation-pages', { owner: caller.memberId }),
    ]);
    const pagesOf = new Map<string, ConversationPage[]>(entries.map(({ key }) => [key, []]));
    for (const { key, body } of pages) pagesOf.get(key.slice(0, key.lastIndexOf('/')))?.push(body);
    return entries.map(({ key: id, body }) =>
      conversationView({
        id,
        document: body,
        title: body.title && caller.key.open(body.title),
        pages: pagesOf.get(id) ?? [],
        open: (sealed) => caller.key.open(sealed),
      }),
    );
  }
}

@QueryHandler(ListConversationSummaries)
export class ListConversationSummariesHandler implements IQueryHandler<ListConversationSummaries> {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async execute({ caller }: ListConversationSummaries): Promise<WireConversationSummary[]> {
    const entries = await listed(this.models, caller);
    return entries.map(({ key: id, body }) =>
      conversationSummaryView({ id, document: body, title: body.title && caller.key.open(body.title) }),
    );
  }
}

/** Untitled ones are turns whose client has yet to save them. */
async function listed(models: ReadModelStore, caller: Caller) {
  const all = await models.list<ConversationListItem>('conversation-list', { owner: caller.memberId });
  return all
    .filter(({ body }) => !body.deleted && body.title !== null)
    .sort((a, b) => b.body.updatedAt - a.body.updatedAt || b.position - a.position);
}

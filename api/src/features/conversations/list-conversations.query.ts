import { Inject, Injectable } from '@nestjs/common';
import type { WireConversationSummary } from '@emit/contract/wire';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import type { Vault } from '../../ports/vault.port.js';
import { conversationList, lastMessageAt } from '../../projections/conversation-list.projection.js';
import { conversationSummaryView } from '../../projections/views/conversation.view.js';
import { whileSignedIn } from '../../http/session/while-signed-in.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, EVENT_STORE, READ_MODELS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { conversationsJson } from './conversation-views.js';

/** The caller's conversations with their messages, newest first, as JSON in pieces; they may be many, and are read as they are taken. */
@Injectable()
export class ListConversationsHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller): Promise<AsyncIterable<string>> {
    const all = conversationsJson(this.store, caller, await listed(this.models, caller));
    return whileSignedIn(all, caller, this.vault, this.clock);
  }
}

/** The same without messages: what a sidebar needs. */
@Injectable()
export class ListConversationSummariesHandler {
  constructor(@Inject(READ_MODELS) private readonly models: ReadModelStore) {}

  async execute(caller: Caller): Promise<WireConversationSummary[]> {
    const entries = await listed(this.models, caller);
    return entries.map(({ key: id, body }) =>
      conversationSummaryView({ id, document: body, title: body.title && caller.key.open(body.title) }),
    );
  }
}

/** Untitled ones are turns whose client has yet to save them. */
async function listed(models: ReadModelStore, caller: Caller) {
  const all = await models.list(conversationList, { owner: caller.memberId });
  return all
    .filter(({ body }) => !body.deleted && body.title !== null)
    .sort((a, b) => lastMessageAt(b.body) - lastMessageAt(a.body) || b.position - a.position);
}

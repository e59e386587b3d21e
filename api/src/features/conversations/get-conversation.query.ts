import { Inject, Injectable } from '@nestjs/common';
import type { WireConversation } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import type { Caller } from '../shared/caller.js';
import { EVENT_STORE, READ_MODELS } from '../shared/injection-tokens.js';
import { conversationOf } from './conversation-views.js';

@Injectable()
export class GetConversationHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Throws CONVERSATION_NOT_FOUND, for another member's too. */
  async execute(caller: Caller, conversationId: string): Promise<WireConversation> {
    const entry = await this.models.get(conversationList, conversationId);
    if (!entry || entry.owner !== caller.memberId || entry.body.deleted) {
      throw new Refusal('CONVERSATION_NOT_FOUND');
    }
    return conversationOf(this.store, caller, entry);
  }
}

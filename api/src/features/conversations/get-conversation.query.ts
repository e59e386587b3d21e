import { Inject, Injectable } from '@nestjs/common';
import type { WireConversation } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import type { Caller } from '../shared/caller.js';
import { EVENT_STORE, READ_MODELS } from '../shared/injection-tokens.js';
import { conversationOf } from './conversation-views.js';
import { UnrecordedTurns } from './unrecorded-turns.service.js';

@Injectable()
export class GetConversationHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly unrecorded: UnrecordedTurns,
  ) {}

  /** Throws CONVERSATION_NOT_FOUND, for another member's too; StoreUnavailable while it may begin with a turn that waits. */
  async execute(caller: Caller, conversationId: string): Promise<WireConversation> {
    const listed = () => this.models.get(conversationList, conversationId);
    const entry = await this.unrecorded.found(caller.memberId, listed);
    if (!entry || entry.owner !== caller.memberId || entry.body.deleted) {
      throw new Refusal('CONVERSATION_NOT_FOUND');
    }
    return conversationOf(this.store, caller, entry);
  }
}

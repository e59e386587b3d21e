import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { EventStore } from '../../ports/event-store.port.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import type { Caller } from '../shared/caller.js';
import { whileSignedIn } from '../../http/session/while-signed-in.js';
import type { Vault } from '../../ports/vault.port.js';
import { CLOCK, EVENT_STORE, READ_MODELS, VAULT, type Clock } from '../shared/injection-tokens.js';
import { conversationJson, type MessagePage } from './conversation-views.js';
import { UnrecordedTurns } from './unrecorded-turns.service.js';

@Injectable()
export class GetConversationHandler {
  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly unrecorded: UnrecordedTurns,
  ) {}

  /** Returns its JSON in pieces. Throws CONVERSATION_NOT_FOUND, for another member's too; StoreUnavailable while it may begin with a turn that waits. */
  async execute(caller: Caller, conversationId: string, page?: MessagePage): Promise<AsyncIterable<string>> {
    const listed = () => this.models.get(conversationList, conversationId);
    const entry = await this.unrecorded.found(caller.memberId, listed);
    if (!entry || entry.owner !== caller.memberId || entry.body.deleted) {
      throw new Refusal('CONVERSATION_NOT_FOUND');
    }
    const json = conversationJson(this.store, caller, entry, page);
    return whileSignedIn(json, caller, this.vault, this.clock);
  }
}

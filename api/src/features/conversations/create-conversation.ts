import { Inject, Injectable } from '@nestjs/common';
import type { CreateConversationRequest, WireMessage } from '@emit/contract/wire';
import type { ConversationState } from '../../domain/conversation/state.js';
import { Slices } from '../../kernel/slices.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import type { Caller } from '../shared/caller.js';
import { conversationIdFor, normalText } from '../shared/message-identity.js';
import { READ_MODELS } from '../shared/injection-tokens.js';
import { messagesNotRecorded } from './align-messages.js';
import { Conversations } from './conversations.service.js';

/** Conversations looked through for one that holds these messages already. */
const CANDIDATES = 20;

/** Returns the conversation's id. */
@Injectable()
export class CreateConversationHandler {
  constructor(
    private readonly conversations: Conversations,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
  ) {}

  async execute(
    caller: Caller,
    conversation: CreateConversationRequest,
    /** The same key again is the same conversation; a client's temporary id serves. */
    idempotencyKey: string | null,
  ): Promise<string> {
    const id = await this.idFor(caller, conversation, idempotencyKey);
    await this.conversations.begin(caller, id, conversation);
    return id;
  }

  private async idFor(
    caller: Caller,
    conversation: CreateConversationRequest,
    idempotencyKey: string | null,
  ): Promise<string> {
    if (idempotencyKey !== null) return conversationIdFor(caller, idempotencyKey);
    const recorded = await this.alreadyRecorded(caller, conversation);
    if (recorded !== null) return recorded;
    return createdIdFor(caller, conversation);
  }

  /**
   * A client that follows the specification to the letter asks first and creates then: the turn is in the event store, under a
   * conversation without a title. The same create once more finds the conversation it was given then.
   */
  private async alreadyRecorded(
    caller: Caller,
    { messages }: CreateConversationRequest,
  ): Promise<string | null> {
    const stored = await this.models.list(conversationList, {
      owner: caller.memberId,
    });
    const items = stored.filter(({ body }) => !body.deleted);
    items.sort(
      (a, b) => Number(a.body.title !== null) - Number(b.body.title !== null) || b.position - a.position,
    );
    const slices = new Slices();
    for (const { key: id } of items.slice(0, CANDIDATES)) {
      if (slices.isOver) await slices.next();
      const state = await this.conversations.read(caller, id);
      if (isAnother(caller, messages, state)) continue;
      const missing = await messagesNotRecorded(messages, state, ({ text }) => caller.key.open(text));
      const [first] = messages;
      const begins = first !== undefined && !missing.includes(first);
      if (begins && (!state.titled || missing.length === 0)) return id;
    }
    return null;
  }
}

/** Clients may number each conversation's messages from 1: the same ids with other words are another conversation's. */
function isAnother({ key }: Caller, messages: readonly WireMessage[], { byId }: ConversationState): boolean {
  return messages.some(({ id, role, content }) => {
    const known = byId.get(id);
    if (known === undefined) return false;
    // Clients clean a reply before they save it, so its text need not be the recorded one.
    const words = role === 'user' && normalText(key.open(known.text)) !== normalText(content);
    return known.role !== role || words;
  });
}

/** The id of a conversation that is created without any key: the same one created again has it again. */
export function createdIdFor(
  { key }: Caller,
  { messages, created_at = '' }: CreateConversationRequest,
): string {
  const [first] = messages;
  return key.uuidOf('saved', first?.id ?? '', first?.content ?? '', created_at);
}

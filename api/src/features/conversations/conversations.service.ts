import { Injectable } from '@nestjs/common';
import type { Category } from '@emit/contract/categories';
import { DEFAULT_CATEGORY } from '@emit/contract/categories';
import { UNTITLED, titleFromPrompt } from '@emit/contract/titles';
import type { WireMessage } from '@emit/contract/wire';
import type { ConversationCommand } from '../../domain/conversation/commands.js';
import { conversationDecider } from '../../domain/conversation/decide.js';
import { conversationStream } from '../../domain/conversation/events.js';
import type { ConversationState } from '../../domain/conversation/state.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Caller } from '../shared/caller.js';
import { CommandService } from '../shared/command-service.js';
import { StorageQuota } from '../shared/storage-quota.js';
import { UnrecordedTurns } from './unrecorded-turns.service.js';
import { messagesNotRecorded } from './align-messages.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface Saved {
  readonly title?: string | undefined;
  readonly category?: Category | undefined;
  readonly messages: readonly WireMessage[];
}

/** What the use cases of conversations share: reading one as its owner, and bringing a client's copy into the event store. */
@Injectable()
export class Conversations {
  constructor(
    private readonly commands: CommandService,
    private readonly unrecorded: UnrecordedTurns,
    private readonly quota: StorageQuota,
  ) {}

  /**
   * Throws CONVERSATION_NOT_FOUND for an id that cannot be one, and for another member's; StoreUnavailable for one that
   * may begin with a turn that is not recorded yet.
   */
  async read({ memberId }: Caller, conversationId: string): Promise<ConversationState> {
    if (!UUID.test(conversationId)) throw new Refusal('CONVERSATION_NOT_FOUND');
    const stream = conversationStream(conversationId);
    const read = () => this.commands.read(conversationDecider, stream, memberId);
    const state = await read();
    if (state.status !== 'unknown') return state;
    await this.unrecorded.checkNone(memberId);
    // It may have been recorded since it was read.
    return read();
  }

  /** Throws STORAGE_FULL, CONVERSATION_NOT_FOUND, and StoreUnavailable as `read`. */
  async run(
    caller: Caller,
    conversationId: string,
    command: ConversationCommand,
  ): Promise<ConversationState> {
    if (!UUID.test(conversationId)) throw new Refusal('CONVERSATION_NOT_FOUND');
    if (takesRoom(command)) await this.quota.check(caller);
    const { memberId, correlationId } = caller;
    const stream = conversationStream(conversationId);
    const context = { memberId, correlationId };
    const run = () => this.commands.run(conversationDecider, stream, command, context);
    // A turn of the journal is what the conversation may begin with: it waits for nothing.
    const outcome = await (isTurn(command) ? run() : this.unrecorded.found(memberId, run));
    if (outcome === null) throw new Refusal('CONVERSATION_NOT_FOUND');
    return outcome.state;
  }

  /** Starts the conversation if there is none, and appends those messages that are not in the event store. */
  async begin(caller: Caller, conversationId: string, { title, category, messages }: Saved): Promise<void> {
    const { key } = caller;
    const state = await this.read(caller, conversationId);
    const firstPrompt = messages.find(({ role }) => role === 'user')?.content ?? '';
    await this.run(caller, conversationId, {
      type: 'SaveConversation',
      start: {
        category: category ?? messages.find((message) => message.category)?.category ?? DEFAULT_CATEGORY,
        title: null,
      },
      title: key.seal(shownTitle(title ?? titleFromPrompt(firstPrompt)), titleIn(conversationId)),
      messages: await this.newMessages(caller, conversationId, messages, state),
    });
  }

  /** Appends what is new, and renames where the title is another. Throws CONVERSATION_NOT_FOUND. */
  async update(caller: Caller, conversationId: string, saved: Partial<Saved>): Promise<void> {
    const { key } = caller;
    const state = await this.read(caller, conversationId);
    if (state.status !== 'open') throw new Refusal('CONVERSATION_NOT_FOUND');
    const messages = await this.newMessages(caller, conversationId, saved.messages ?? [], state);
    if (messages.length > 0) {
      await this.run(caller, conversationId, {
        type: 'SaveConversation',
        start: null,
        title: null,
        messages,
      });
    }
    if (saved.title === undefined) return;
    const title = shownTitle(saved.title);
    if (state.title !== null && key.open(state.title) === title) return;
    await this.run(caller, conversationId, {
      type: 'RenameConversation',
      title: key.seal(title, titleIn(conversationId)),
    });
  }

  private async newMessages(
    { key }: Caller,
    conversationId: string,
    messages: readonly WireMessage[],
    state: ConversationState,
  ) {
    const stream = conversationStream(conversationId);
    const added = await messagesNotRecorded(messages, state, ({ text }) => key.open(text));
    return added.map(({ id, role, category, content, timestamp }) => ({
      messageId: id,
      role,
      category: role === 'user' ? (category ?? null) : null,
      text: key.seal(content, { stream, id, field: 'text' }),
      sentAt: timestamp,
    }));
  }
}

const titleIn = (conversationId: string) => ({ stream: conversationStream(conversationId), field: 'title' });

function isTurn({ type }: ConversationCommand): boolean {
  return type === 'RecordTurn' || type === 'RecordFailedTurn';
}

/** A turn was paid for, and room for it was asked for before. */
function takesRoom(command: ConversationCommand): boolean {
  if (command.type === 'SaveConversation') return command.messages.length > 0;
  return command.type !== 'DeleteConversation' && !isTurn(command);
}

function shownTitle(title: string): string {
  const trimmed = title.trim();
  return trimmed === '' ? UNTITLED : trimmed;
}

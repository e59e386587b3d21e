import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '@emit/contract/error-codes';
import { isTempId } from '@emit/contract/titles';
import type { SyncRequest, SyncResponse } from '@emit/contract/wire';
import { Refusal } from '../../kernel/refusal.js';
import type { ReadModelStore } from '../../ports/read-models.port.js';
import { conversationList } from '../../projections/conversation-list.projection.js';
import type { Caller } from '../shared/caller.js';
import { READ_MODELS } from '../shared/injection-tokens.js';
import { Conversations } from './conversations.service.js';
import { conversationIdFor } from '../shared/message-identity.js';
import { createdIdFor } from './create-conversation.js';

type Copy = SyncRequest['conversations'][number];

/** Returns the ids that temporary ones stand for. */
@Injectable()
export class SyncConversationsHandler {
  constructor(
    private readonly conversations: Conversations,
    @Inject(READ_MODELS) private readonly models: ReadModelStore,
  ) {}

  /**
   * Brings a client's copies into the event store; what was deleted stays deleted. One that is full is no reason not to bring the
   * others: throws CONVERSATION_FULL behind them, STORAGE_FULL at once.
   */
  async execute(caller: Caller, request: SyncRequest): Promise<SyncResponse['ids']> {
    const ids: Record<string, string> = {};
    let full: Refusal | null = null;
    for (const conversation of request.conversations) {
      try {
        await unlessGone(this.bring(caller, conversation, ids));
      } catch (error) {
        if (!isRefusal(error, 'CONVERSATION_FULL')) throw error;
        full = error;
      }
    }
    if (full) throw full;
    return ids;
  }

  private async bring(caller: Caller, conversation: Copy, ids: Record<string, string>): Promise<void> {
    const { id, messages } = conversation;
    if (isTempId(id)) {
      if (messages.length === 0) return;
      ids[id] = await this.idFor(caller, conversation);
      await this.conversations.begin(caller, ids[id], conversation);
    } else {
      const title = await this.titleFrom(conversation);
      await this.conversations.update(caller, id, { title, messages });
    }
  }

  /** One that was created by a call that did not name its temporary id, and whose answer was lost, is no other one. */
  private async idFor(caller: Caller, copy: Copy): Promise<string> {
    const created = createdIdFor(caller, copy);
    const { status } = await this.conversations.read(caller, created);
    return status === 'unknown' ? conversationIdFor(caller, copy.id) : created;
  }

  /** The title is that of the copy updated last (spec §4); a copy that tells no time is taken as new. */
  private async titleFrom({ id, title, updated_at = '' }: Copy): Promise<string | undefined> {
    const updatedAt = /^-?\d+(\.\d+)?$/.test(updated_at) ? Number(updated_at) : Date.parse(updated_at);
    if (title === undefined || Number.isNaN(updatedAt)) return title;
    const listed = await this.models.get(conversationList, id);
    return listed && listed.body.updatedAt > updatedAt ? undefined : title;
  }
}

/** A copy of what is deleted, or was never there, is the client's to drop: not a reason to refuse the rest. */
async function unlessGone(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isRefusal(error, 'CONVERSATION_NOT_FOUND')) throw error;
  }
}

function isRefusal(error: unknown, code: ErrorCode): error is Refusal {
  return error instanceof Refusal && error.code === code;
}

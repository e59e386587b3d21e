import { Inject, Injectable } from '@nestjs/common';
import type { ErrorCode } from '@emit/contract/error-codes';
import type { TurnCommand } from '../../domain/conversation/commands.js';
import { Refusal } from '../../kernel/refusal.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import type { TurnJournal } from '../../ports/turn-journal.port.js';
import { TURN_JOURNAL } from '../shared/injection-tokens.js';

/** What may be in a turn that waits. */
const MISSING: ReadonlySet<ErrorCode> = new Set(['CONVERSATION_NOT_FOUND', 'MESSAGE_NOT_FOUND']);

/** Turns that were answered and stand in the journal alone, because the event store could not be reached. */
@Injectable()
export class UnrecordedTurns {
  constructor(@Inject(TURN_JOURNAL) private readonly journal: TurnJournal<TurnCommand>) {}

  /** Whether the member has one. Ask before the event store is read: it may be recorded meanwhile, and is in neither then. */
  async anyOf(memberId: string): Promise<boolean> {
    const pending = await this.journal.pending();
    return pending.some((turn) => turn.memberId === memberId);
  }

  /**
   * Throws StoreUnavailable while the member has one: what it costs is in no balance yet, its conversation is not to be
   * found, and its question sent again would be asked, and paid for, twice.
   */
  async checkNone(memberId: string): Promise<void> {
    if (await this.anyOf(memberId)) throw new StoreUnavailable('The event log');
  }

  /**
   * What `look` finds for the member. Null, and that a conversation or a message is not there, are answered only where no
   * turn waits that may be what was looked for, nor was recorded since. Throws StoreUnavailable while one waits.
   */
  async found<T>(memberId: string, look: () => Promise<T | null>): Promise<T | null> {
    try {
      const found = await look();
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof Refusal && MISSING.has(error.code))) throw error;
    }
    await this.checkNone(memberId);
    return look();
  }
}

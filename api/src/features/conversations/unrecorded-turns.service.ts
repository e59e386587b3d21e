import { Inject, Injectable } from '@nestjs/common';
import type { RecordTurn } from '../../domain/conversation/commands.js';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import type { TurnJournal } from '../../ports/turn-journal.port.js';
import { TURN_JOURNAL } from '../shared/injection-tokens.js';

/** Turns that were answered and stand in the journal alone, because the log could not be reached. */
@Injectable()
export class UnrecordedTurns {
  constructor(@Inject(TURN_JOURNAL) private readonly journal: TurnJournal<RecordTurn>) {}

  /**
   * Throws StoreUnavailable while the member has one: what it costs is in no balance yet, its conversation is not to be
   * found, and its question sent again would be asked, and paid for, twice.
   */
  async checkNone(memberId: string): Promise<void> {
    const pending = await this.journal.pending();
    if (pending.some((turn) => turn.memberId === memberId)) throw new StoreUnavailable('The event log');
  }
}

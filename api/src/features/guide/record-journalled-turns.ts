import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { TurnCommand } from '../../domain/conversation/commands.js';
import { conversationDecider } from '../../domain/conversation/decide.js';
import { StoreUnavailable, StreamIncomplete } from '../../ports/event-store.port.js';
import type { TurnJournal } from '../../ports/turn-journal.port.js';
import type { Log } from '../../runtime/log.js';
import { repeatedly } from '../../runtime/repeatedly.js';
import { CommandService } from '../shared/command-service.js';
import { LOG, TURN_JOURNAL } from '../shared/injection-tokens.js';

/** How often turns that were journalled while the event store was away are tried again. */
const RETRY_MS = 5_000;

/** Appends the turns that were answered while the event store could not be reached; those there already are only forgotten. */
@Injectable()
export class JournalledTurns implements OnApplicationBootstrap, OnApplicationShutdown {
  private stopRetrying = () => Promise.resolve();

  constructor(
    private readonly commands: CommandService,
    @Inject(TURN_JOURNAL) private readonly journal: TurnJournal<TurnCommand>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.stopRetrying = repeatedly(
      RETRY_MS,
      () => this.record(),
      (error) => this.log.error({ err: error }, 'the journal of turns could not be read; it is tried again'),
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.stopRetrying();
  }

  /** Returns how many were recorded; stops quietly while the event store still cannot be reached. */
  async record(): Promise<number> {
    let recorded = 0;
    for (const { id, stream, command, memberId, correlationId } of await this.journal.pending()) {
      try {
        await this.commands.run(conversationDecider, stream, command, { memberId, correlationId });
        await this.journal.remove(id);
        recorded += 1;
      } catch (error) {
        if (error instanceof StoreUnavailable && !(error instanceof StreamIncomplete)) return recorded;
        this.log.error({ err: error, correlationId }, 'a journalled turn could not be recorded; it is kept');
      }
    }
    return recorded;
  }
}

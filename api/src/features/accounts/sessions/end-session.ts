import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import type { Caller } from '../../shared/caller.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';

/** Ends one of the member's own sessions: 'current' is the one that asks. */
export class EndSession extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws SESSION_NOT_FOUND, for another member's too. */
  async execute({ caller, sessionId }: EndSession): Promise<void> {
    const { memberId, correlationId } = caller;
    const id = sessionId === 'current' ? caller.sessionId : sessionId;
    if (!(await this.vault.endSession(memberId, id))) throw new Refusal('SESSION_NOT_FOUND');
    this.log.info({ memberId, correlationId }, 'session ended');
  }
}

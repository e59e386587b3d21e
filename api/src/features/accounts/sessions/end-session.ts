import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import type { Caller } from '../../shared/caller.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';

/** Ends one of the member's own sessions, with the reminder that it set: 'current' is the one that asks. */
@Injectable()
export class EndSessionHandler {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Throws SESSION_NOT_FOUND, for another member's too. */
  async execute(caller: Caller, sessionId: string): Promise<void> {
    const { memberId, correlationId } = caller;
    const id = sessionId === 'current' ? caller.sessionId : sessionId;
    if (!(await this.vault.endSession(memberId, id))) throw new Refusal('SESSION_NOT_FOUND');
    for (const reminder of await this.vault.reminders.of(memberId))
      if (reminder.sessionId === id) await this.vault.reminders.remove(memberId, reminder.id);
    this.log.info({ memberId, correlationId }, 'session ended');
  }
}

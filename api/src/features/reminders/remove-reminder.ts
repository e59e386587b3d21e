import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../shared/caller.js';
import { VAULT } from '../shared/injection-tokens.js';

@Injectable()
export class RemoveReminderHandler {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** 'current': of the session that asks. Throws REMINDER_NOT_FOUND, for another member's too. */
  async execute({ memberId, sessionId }: Caller, id: string): Promise<void> {
    const reminders = await this.vault.reminders.of(memberId);
    const found = reminders.find((one) => (id === 'current' ? one.sessionId === sessionId : one.id === id));
    if (!found) throw new Refusal('REMINDER_NOT_FOUND');
    await this.vault.reminders.remove(memberId, found.id);
  }
}

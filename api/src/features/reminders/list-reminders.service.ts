import { Inject, Injectable } from '@nestjs/common';
import type { Reminder, ReminderList } from '@emit/contract/reminders';
import type { PushPort } from '../../ports/push.port.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, PUSH, VAULT, type Clock } from '../shared/injection-tokens.js';
import { remindedSession } from './reminded-session.js';

/** On which devices the member is reminded each day, the newest first. */
@Injectable()
export class ListRemindersHandler {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(PUSH) private readonly push: PushPort | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller): Promise<ReminderList> {
    const all = await this.all(caller);
    const reminders = all.map(({ endpoint: _, ...reminder }) => reminder);
    return { push_key: this.push?.publicKey ?? null, reminders };
  }

  /** With what only the download of one's own data tells. */
  async all({ memberId, sessionId: own, key }: Caller): Promise<(Reminder & { endpoint: string })[]> {
    const stored = await this.vault.reminders.of(memberId);
    if (stored.length === 0) return [];
    const entry = await this.vault.find(memberId);
    const now = this.clock();
    return stored.flatMap(({ id, sessionId, about, setAt }) => {
      const session = entry && remindedSession(entry, sessionId, now);
      if (!session) return [];
      const { endpoint, time, timeZone } = key.open(about);
      const set_at = new Date(setAt).toISOString();
      const current = sessionId === own;
      return [{ id, client: key.open(session.client), time, time_zone: timeZone, set_at, current, endpoint }];
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { SetReminderRequest } from '@emit/contract/reminders';
import { Refusal } from '../../kernel/refusal.js';
import type { PushPort } from '../../ports/push.port.js';
import type { ReminderAbout } from '../../ports/reminders.port.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../shared/caller.js';
import { CLOCK, PUSH, VAULT, type Clock } from '../shared/injection-tokens.js';
import { nextDue } from './next-due.js';
import { isPushEndpoint, reminderIdOf } from './push-endpoint.js';

/** Where a reminder's texts belong: what they are sealed for. */
const placeOf = (id: string) => ({ stream: 'vault', id, field: 'reminder' });

@Injectable()
export class SetReminderHandler {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(PUSH) private readonly push: PushPort | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In the place of the one that this session had. Throws VALIDATION_FAILED. */
  async execute({ memberId, sessionId, key }: Caller, asked: SetReminderRequest): Promise<void> {
    if (this.push === null)
      throw new Refusal('VALIDATION_FAILED', { text: 'This server sends no reminders to browsers' });
    const { endpoint, p256dh, auth, time, time_zone: timeZone } = asked;
    if (!isPushEndpoint(endpoint))
      throw new Refusal('VALIDATION_FAILED', { text: 'The endpoint is the https address of a push service' });
    const id = reminderIdOf(endpoint);
    const about: ReminderAbout = { endpoint, p256dh, auth, time, timeZone, pushKey: this.push.publicKey };
    const setAt = this.clock();
    const dueAt = nextDue(time, timeZone, setAt);
    const sealed = key.seal(about, placeOf(id));
    const timing = { setAt, dueAt, plannedAt: dueAt, attempts: 0 };
    await this.vault.reminders.put({ id, memberId, sessionId, about: sealed, ...timing });
  }
}

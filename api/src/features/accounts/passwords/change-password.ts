import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, LOG, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { ENDING_LINKS } from '../../shared/issue-link.js';
import { UseLimit } from '../../shared/use-limit.js';
import { ConfirmPassword } from './confirm-password.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { newSession, SESSION } from '../../../http/session/open-session.js';
import { refuseWeakPassword } from './password-rules.js';
import { hashPassword } from './passwords.js';
import { RecordPasswordChange } from './record-password-change.js';
import { requireProfile } from '../../shared/profile-of.js';

export interface PasswordChange {
  /** The one session that is open now: a fresh one, for the caller. */
  readonly sessionId: string;
  /** The one mark of a device that is good now. */
  readonly mark: string;
}

/** Each is in the event store for ever, and a mail. */
const MOST_A_DAY = 30;

@Injectable()
export class ChangePasswordHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly password: ConfirmPassword,
    private readonly devices: KnownDevices,
    private readonly recordChange: RecordPasswordChange,
    private readonly limit: UseLimit,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Throws WRONG_CURRENT_PASSWORD, also when another change came first; TOO_MANY_REQUESTS, VALIDATION_FAILED; and
   * NOT_AUTHENTICATED when the caller's session has ended meanwhile.
   */
  async execute(
    caller: Caller,
    currentPassword: string,
    newPassword: string,
    client: string,
  ): Promise<PasswordChange> {
    const { memberId, sessionId, correlationId, key } = caller;
    const confirmed = await this.password.confirm(caller, currentPassword);
    const { fullName, email } = await requireProfile(this.commands, key);
    await refuseWeakPassword(newPassword, [fullName, email]);
    await this.limit.checkDaily(`password/${memberId}`, MOST_A_DAY);
    const session = newSession(key, client, this.clock(), caller.by);
    const hash = await hashPassword(newPassword);
    const asking = { sessionId, most: SESSION.mostOpen };
    if (!(await this.vault.changePassword(confirmed, asking, hash, session))) {
      await this.password.checkStillHolds(caller, confirmed);
      throw new Refusal('NOT_AUTHENTICATED');
    }
    await this.vault.reminders.carry(memberId, sessionId, session.id);
    await this.vault.links.end(memberId, ENDING_LINKS);
    await this.recordChange.execute({ memberId, correlationId }, email);
    this.log.info({ memberId, correlationId }, 'password changed, other sessions ended');
    const { markGeneration } = confirmed;
    const mark = this.devices.markOf({ memberId, markGeneration: markGeneration + 1 }, 1);
    return { sessionId: session.id, mark };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';
import { ENDING_LINKS } from '../../shared/issue-link.js';
import { OpenLink } from '../links/open-link.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { refuseWeakPassword } from './password-rules.js';
import { hashPassword } from './passwords.js';
import { RecordPasswordChange } from './record-password-change.js';

@Injectable()
export class ResetPasswordHandler {
  constructor(
    private readonly links: OpenLink,
    private readonly devices: KnownDevices,
    private readonly recordChange: RecordPasswordChange,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Sets the password and ends every session, and every other link. Returns the mark by which this browser is known from now
   * on, so that no stranger's guesses keep the member out of it. Throws LINK_INVALID, and VALIDATION_FAILED for a password
   * that is guessed at once: then the link still works.
   */
  async execute(token: string, password: string, correlationId: string): Promise<string> {
    const { profile } = await this.links.find(token, ['reset']);
    await refuseWeakPassword(password, [profile.fullName, profile.email]);
    const hash = await hashPassword(password);
    const { memberId } = await this.links.take(token, ['reset']);
    const entry = await this.vault.resetPassword(memberId, hash);
    if (!entry) throw new Refusal('LINK_INVALID');
    await this.vault.links.end(memberId, ENDING_LINKS);
    await this.recordChange.execute({ memberId, correlationId }, profile.email);
    this.log.info({ memberId, correlationId }, 'password chosen by a mailed link, all sessions ended');
    return this.devices.markOf(entry, entry.marksGiven);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { PasskeyRequest } from '@emit/contract/account';
import type { SignedIn } from '../../../http/session/signed-in.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { LOG, VAULT } from '../../shared/injection-tokens.js';
import type { Device } from '../sessions/device-cookie.js';
import { KnownDevices } from '../sessions/known-devices.js';
import { SessionOpener } from '../sessions/session-opener.js';
import { Challenges, newSigned } from './challenges.js';
import { TRIES } from './confirm-second-factor.js';
import { memberIdIn, Passkeys, type Sent } from './passkeys.js';

/**
 * Signs in by a passkey alone. It cannot be guessed, and is not held back by whoever guesses passwords: it is the way in
 * from a browser that they have locked out.
 */
@Injectable()
export class PasskeySignInHandler {
  constructor(
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
    private readonly devices: KnownDevices,
    private readonly opener: SessionOpener,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Says nothing of anybody: the browser knows whose passkeys it has. */
  async begin(): Promise<PasskeyRequest> {
    const signed = newSigned();
    const { token, expiresAt } = this.challenges.issue('passkey-sign-in', { signed });
    const options = await this.passkeys.request(signed);
    return { challenge: token, options, expires_at: new Date(expiresAt).toISOString() };
  }

  /** Throws PASSKEY_REFUSED, for a passkey that is nobody's as for one that is not right; and CHALLENGE_EXPIRED. */
  async finish(token: string, sent: Sent, device: Device, correlationId: string): Promise<SignedIn> {
    const challenge = this.challenges.open('passkey-sign-in', token);
    let isSpent = false;
    for (let tried = 0; tried < TRIES; tried++) {
      const memberId = memberIdIn(sent);
      const entry = memberId && (await this.vault.find(memberId));
      const shown = entry && (await this.passkeys.check(entry, sent, challenge.signed, device.client));
      if (!entry || !shown) throw new Refusal('PASSKEY_REFUSED');
      if (!isSpent) await this.challenges.spend('passkey-sign-in', challenge);
      isSpent = true;
      const known = this.devices.numberOf(entry, device.mark);
      const signedIn = await this.opener.open({ entry, known, device, shown });
      if (!signedIn) continue;
      this.log.info({ memberId: entry.memberId, correlationId }, 'signed in');
      return signedIn;
    }
    throw new Refusal('CHALLENGE_EXPIRED');
  }
}

import { Injectable } from '@nestjs/common';
import { SecondFactorRequired } from '../../../http/session/second-factor-required.js';
import type { VaultEntry } from '../../../ports/vault.port.js';
import { Challenges, newSigned, passwordSumOf } from './challenges.js';

/** What follows after the right password of a member who has set up a second factor. */
@Injectable()
export class AskSecondFactor {
  constructor(private readonly challenges: Challenges) {}

  /** `rehashed`: the same password hashed anew, for the session that is opened in the end. */
  ask(entry: VaultEntry, { rehashed }: { readonly rehashed?: string }): SecondFactorRequired {
    const { memberId, factors } = entry;
    const { token, expiresAt } = this.challenges.issue('second-factor', {
      memberId,
      passwordSum: passwordSumOf(entry),
      signed: newSigned(),
      ...(rehashed !== undefined && { rehashed }),
    });
    return new SecondFactorRequired({
      challenge: token,
      expires_at: new Date(expiresAt).toISOString(),
      kinds: factors?.totp ? ['totp'] : [],
      passkey: null,
    });
  }
}

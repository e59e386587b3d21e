import { Injectable } from '@nestjs/common';
import { SecondFactorRequired } from '../../../http/session/second-factor-required.js';
import type { VaultEntry } from '../../../ports/vault.port.js';
import { Challenges, newSigned, passwordSumOf } from './challenges.js';
import { Passkeys } from './passkeys.js';

/** What follows after the right password of a member who has set up a second factor. */
@Injectable()
export class AskSecondFactor {
  constructor(
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
  ) {}

  /** `rehashed`: the same password hashed anew, for the session that is opened in the end. */
  async ask(entry: VaultEntry, { rehashed }: { readonly rehashed?: string }): Promise<SecondFactorRequired> {
    const { memberId, factors } = entry;
    const signed = newSigned();
    const { token, expiresAt } = this.challenges.issue('second-factor', {
      memberId,
      passwordSum: passwordSumOf(entry),
      signed,
      ...(rehashed !== undefined && { rehashed }),
    });
    const hasPasskey = (factors?.passkeys.length ?? 0) > 0;
    return new SecondFactorRequired({
      challenge: token,
      expires_at: new Date(expiresAt).toISOString(),
      kinds: [...(factors?.totp ? (['totp'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])],
      passkey: hasPasskey ? await this.passkeys.request(signed, entry) : null,
    });
  }
}

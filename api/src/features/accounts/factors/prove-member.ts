import { Inject, Injectable } from '@nestjs/common';
import type { MemberProof, PasskeyAnswer, PasskeyRequest } from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { Refusal } from '../../../kernel/refusal.js';
import { hasFactor } from '../../../ports/second-factors.port.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { VAULT } from '../../shared/injection-tokens.js';
import { ConfirmPassword } from '../passwords/confirm-password.js';
import { Challenges, newSigned, passwordSumOf } from './challenges.js';
import { CheckCode, type Shown } from './check-code.js';
import { Passkeys } from './passkeys.js';

/**
 * The signed-in member shows again who it is, before what a stolen session must not do: by the password and, where a second
 * factor is set up, a code; or by a passkey, which is both.
 */
@Injectable()
export class ProveMember {
  constructor(
    private readonly password: ConfirmPassword,
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
    private readonly codes: CheckCode,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Returns what the browser is asked for. Throws FACTOR_NOT_FOUND where there is no passkey. */
  async begin({ memberId }: Caller): Promise<PasskeyRequest> {
    const entry = await this.vault.find(memberId);
    if (!entry?.factors?.passkeys.length) throw new Refusal('FACTOR_NOT_FOUND');
    const signed = newSigned();
    const facts = { memberId, passwordSum: passwordSumOf(entry), signed };
    const { token, expiresAt } = this.challenges.issue('prove', facts);
    const options = await this.passkeys.request(signed, entry);
    return { challenge: token, options, expires_at: new Date(expiresAt).toISOString() };
  }

  /**
   * Returns the member's entry, with the use of what was shown. Throws VALIDATION_FAILED where something is missing,
   * WRONG_CURRENT_PASSWORD, WRONG_SECOND_FACTOR, PASSKEY_REFUSED, CHALLENGE_EXPIRED, CONCURRENT_CHANGE and TOO_MANY_REQUESTS.
   */
  async prove(caller: Caller, proof: MemberProof): Promise<VaultEntry> {
    const { passkey, challenge = '' } = proof;
    return passkey ? this.byPasskey(caller, challenge, passkey) : this.byPassword(caller, proof);
  }

  private async byPassword(caller: Caller, { password, code }: MemberProof): Promise<VaultEntry> {
    if (!password) throw missing('password', MESSAGES.currentPasswordRequired);
    const confirmed = await this.password.confirm(caller, password);
    if (!hasFactor(confirmed.factors)) return confirmed;
    if (!code) throw missing('code', MESSAGES.codeRequired);
    const { memberId, sessionId, correlationId } = caller;
    const guess = { from: sessionId, at: { memberId, correlationId } };
    const proven = await this.codes.guess(caller, guess, async () => {
      // As it is now: of two who show one code at the same time, one is refused when its use is put down.
      const entry = await this.entryOf(caller);
      if (entry.passwordHash !== confirmed.passwordHash) throw new Refusal('WRONG_CURRENT_PASSWORD');
      const shown = this.codes.check(entry, code, clientOf(caller, entry));
      return shown && { entry, shown };
    });
    if (!proven) throw new Refusal('WRONG_SECOND_FACTOR');
    return this.used(caller, proven.entry, proven.shown);
  }

  private async byPasskey(caller: Caller, token: string, sent: PasskeyAnswer): Promise<VaultEntry> {
    const challenge = this.challenges.open('prove', token);
    const entry = await this.entryOf(caller);
    if (challenge.memberId !== caller.memberId || passwordSumOf(entry) !== challenge.passwordSum)
      throw new Refusal('CHALLENGE_EXPIRED');
    const shown = await this.passkeys.check(entry, sent, challenge.signed, clientOf(caller, entry));
    if (!shown) throw new Refusal('PASSKEY_REFUSED');
    await this.challenges.spend('prove', challenge);
    return this.used(caller, entry, shown);
  }

  private async used(caller: Caller, entry: VaultEntry, { factors }: Shown): Promise<VaultEntry> {
    if (!(await this.vault.changeFactors(entry, factors))) throw new Refusal('CONCURRENT_CHANGE');
    return this.entryOf(caller);
  }

  private async entryOf({ memberId }: Caller): Promise<VaultEntry> {
    const entry = await this.vault.find(memberId);
    if (!entry) throw new Refusal('NOT_AUTHENTICATED');
    return entry;
  }
}

function missing(field: keyof MemberProof, text: string): Refusal {
  return new Refusal('VALIDATION_FAILED', { field, text });
}

/** What the browser said that it is, when it signed in. */
function clientOf({ sessionId, key }: Caller, { sessions }: VaultEntry): string {
  const session = sessions.find(({ id }) => id === sessionId);
  return session ? key.open(session.client) : '';
}

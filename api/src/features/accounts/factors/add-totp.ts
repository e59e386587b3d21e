import { Inject, Injectable } from '@nestjs/common';
import type { FactorAdded, MemberProof, TotpSetup } from '@emit/contract/account';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { Challenges, newSigned, passwordSumOf } from './challenges.js';
import { ChangeFactors } from './change-factors.js';
import { factorPlace } from './factor-place.js';
import { ProveMember } from './prove-member.js';
import { plainCode } from './recovery-codes.js';
import { IS_TOTP, newSecret, stepOf, totpUri } from './totp.js';
import { requireProfile } from '../../shared/profile-of.js';

/** Sets an authenticator app up: the secret is shown, and kept once a code has shown that the app has it. */
@Injectable()
export class AddTotpHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly member: ProveMember,
    private readonly challenges: Challenges,
    private readonly changes: ChangeFactors,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws what `ProveMember` does, and FACTOR_EXISTS where there is an app. */
  async begin(caller: Caller, proof: MemberProof): Promise<TotpSetup> {
    const { memberId, key } = caller;
    const entry = await this.member.prove(caller, proof);
    refuseSecondApp(entry);
    const { email } = await requireProfile(this.commands, key);
    const secret = newSecret();
    const facts = { memberId, passwordSum: passwordSumOf(entry), signed: newSigned(), secret };
    const { token, expiresAt } = this.challenges.issue('add-totp', facts);
    const uri = totpUri(secret, email);
    return { setup: token, secret, uri, expires_at: new Date(expiresAt).toISOString() };
  }

  /** Throws WRONG_SECOND_FACTOR, CHALLENGE_EXPIRED, FACTOR_EXISTS and CONCURRENT_CHANGE. */
  async confirm(caller: Caller, setup: string, code: string): Promise<FactorAdded> {
    const challenge = this.challenges.open('add-totp', setup);
    const { memberId, secret, passwordSum } = challenge;
    const entry = await this.vault.find(caller.memberId);
    if (!entry || memberId !== caller.memberId || passwordSumOf(entry) !== passwordSum)
      throw new Refusal('CHALLENGE_EXPIRED');
    refuseSecondApp(entry);
    const now = this.clock();
    const plain = plainCode(code);
    const lastStep = IS_TOTP.test(plain) ? stepOf(secret, plain, now) : null;
    if (lastStep === null) throw new Refusal('WRONG_SECOND_FACTOR');
    await this.challenges.spend('add-totp', challenge);
    const totp = {
      secret: caller.key.seal(secret, factorPlace(memberId, 'secret')),
      addedAt: now,
      lastStep,
      lastUse: null,
    };
    const recovery_codes = await this.changes.add(caller, entry, 'totp', (factors) => ({ ...factors, totp }));
    return { recovery_codes };
  }
}

function refuseSecondApp({ factors }: VaultEntry): void {
  if (factors?.totp) throw new Refusal('FACTOR_EXISTS');
}

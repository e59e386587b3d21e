import { Inject, Injectable } from '@nestjs/common';
import type { FactorAdded, MemberProof, PasskeySetup } from '@emit/contract/account';
import { LIMITS } from '@emit/contract/limits';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault, VaultEntry } from '../../../ports/vault.port.js';
import type { Caller } from '../../shared/caller.js';
import { CommandService } from '../../shared/command-service.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { Challenges, newSigned, passwordSumOf } from './challenges.js';
import { ChangeFactors } from './change-factors.js';
import { Passkeys, type Sent } from './passkeys.js';
import { factorPlace } from './factor-place.js';
import { ProveMember } from './prove-member.js';
import { requireProfile } from '../../shared/profile-of.js';

/** Sets a passkey up, under a name that the member knows it by. */
@Injectable()
export class AddPasskeyHandler {
  constructor(
    private readonly commands: CommandService,
    private readonly member: ProveMember,
    private readonly challenges: Challenges,
    private readonly passkeys: Passkeys,
    private readonly changes: ChangeFactors,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws what `ProveMember` does, and VALIDATION_FAILED where there are too many. */
  async begin(caller: Caller, proof: MemberProof): Promise<PasskeySetup> {
    const { memberId, key } = caller;
    const entry = await this.member.prove(caller, proof);
    refuseOneMore(entry);
    const { email } = await requireProfile(this.commands, key);
    const signed = newSigned();
    const facts = { memberId, passwordSum: passwordSumOf(entry), signed };
    const { token, expiresAt } = this.challenges.issue('add-passkey', facts);
    const options = await this.passkeys.creation(entry, email, signed);
    return { setup: token, options, expires_at: new Date(expiresAt).toISOString() };
  }

  /** Throws PASSKEY_REFUSED, CHALLENGE_EXPIRED and CONCURRENT_CHANGE. */
  async finish(caller: Caller, setup: string, name: string, sent: Sent): Promise<FactorAdded> {
    const challenge = this.challenges.open('add-passkey', setup);
    const entry = await this.vault.find(caller.memberId);
    const isOwn = challenge.memberId === caller.memberId;
    if (!entry || !isOwn || passwordSumOf(entry) !== challenge.passwordSum)
      throw new Refusal('CHALLENGE_EXPIRED');
    refuseOneMore(entry);
    const created = await this.passkeys.created(sent, challenge.signed);
    if (!created || entry.factors?.passkeys.some(({ id }) => id === created.id))
      throw new Refusal('PASSKEY_REFUSED');
    await this.challenges.spend('add-passkey', challenge);
    const passkey = {
      ...created,
      name: caller.key.seal(name, factorPlace(created.id, 'name')),
      addedAt: this.clock(),
      lastUse: null,
    };
    const recovery_codes = await this.changes.add(caller, entry, 'passkey', (factors) => ({
      ...factors,
      passkeys: [...factors.passkeys, passkey],
    }));
    return { recovery_codes };
  }
}

function refuseOneMore({ factors }: VaultEntry): void {
  if ((factors?.passkeys.length ?? 0) < LIMITS.passkeysMax) return;
  const text = `An account has at most ${LIMITS.passkeysMax} passkeys: remove one first`;
  throw new Refusal('VALIDATION_FAILED', { field: 'name', text });
}

import { Inject, Injectable } from '@nestjs/common';
import type { ConfirmedBy } from '@emit/contract/second-factors';
import type { FactorSet } from '../../../ports/second-factors.port.js';
import type { VaultEntry } from '../../../ports/vault.port.js';
import { Keyring, type MemberKey } from '../../../runtime/sealing.js';
import { CLOCK, type Clock } from '../../shared/injection-tokens.js';
import { GuessLimit, type Guess } from '../passwords/guess-limit.js';
import { factorPlace } from './factor-place.js';
import { plainCode, recoveryHashOf } from './recovery-codes.js';
import { IS_TOTP, isNewStep, stepOf } from './totp.js';

/** What a factor that was shown is worth, and what the vault is to hold from then on. */
export interface Shown {
  readonly by: ConfirmedBy;
  readonly factors: FactorSet;
}

/** Codes of an authenticator app, and recovery codes: who guesses them is slowed down as one who guesses passwords. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly keyring: Keyring,
    private readonly limit: GuessLimit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Runs `attempt` as a guess at the member's codes, which answers null when it was wrong. It is counted apart from
   * passwords, so that a password that is chosen anew gives no more guesses. Throws TOO_MANY_REQUESTS without running it.
   */
  guess<T>(
    { memberId }: Pick<VaultEntry, 'memberId'>,
    guess: Pick<Guess, 'from' | 'at'>,
    attempt: () => Promise<T | null>,
  ): Promise<T | null> {
    return this.limit.guess({ emailHash: this.keyring.nameHash(`codes/${memberId}`), ...guess }, attempt);
  }

  /** Null for a code that is wrong or was used. */
  check({ memberId, wrappedKey, factors }: VaultEntry, code: string, client: string): Shown | null {
    if (!factors) return null;
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const plain = plainCode(code);
    return IS_TOTP.test(plain) ? this.ofApp(key, factors, plain, client) : ofRecovery(key, factors, plain);
  }

  private ofApp(key: MemberKey, factors: FactorSet, code: string, client: string): Shown | null {
    const { totp } = factors;
    if (totp === null) return null;
    const now = this.clock();
    const step = stepOf(key.openOnce(totp.secret, factorPlace(key.memberId, 'secret')), code, now);
    if (step === null || !isNewStep(totp, step, now)) return null;
    const lastUse = { at: now, client: key.seal(client, factorPlace(key.memberId, 'client')) };
    return { by: 'totp', factors: { ...factors, totp: { ...totp, lastStep: step, lastUse } } };
  }
}

function ofRecovery(key: MemberKey, factors: FactorSet, code: string): Shown | null {
  const hash = recoveryHashOf(key, code);
  if (!factors.recoveryHashes.includes(hash)) return null;
  const recoveryHashes = factors.recoveryHashes.filter((one) => one !== hash);
  return { by: 'recovery-code', factors: { ...factors, recoveryHashes } };
}

import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import type { Caller } from '../caller.js';
import { VAULT } from '../tokens.js';
import { GuessLimit } from './guess-limit.js';
import { passwordMatches } from './passwords.js';

/** The signed-in member gives the password again, before what a stolen session must not do. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly limit: GuessLimit,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  /** Throws WRONG_CURRENT_PASSWORD; after several of them TOO_MANY_REQUESTS, for this session alone. */
  async confirm({ memberId, sessionId }: Caller, password: string): Promise<void> {
    const entry = await this.vault.find(memberId);
    if (!entry) throw new Refusal('NOT_AUTHENTICATED');
    const right = () => passwordMatches(entry.passwordHash, password);
    if (!(await this.limit.guess(entry.emailHash, sessionId, right))) {
      throw new Refusal('WRONG_CURRENT_PASSWORD');
    }
  }
}

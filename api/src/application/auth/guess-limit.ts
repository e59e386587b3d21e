import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { KeyedQueue } from '../../runtime/keyed-queue.js';
import type { Settings } from '../../settings.js';
import { CLOCK, SETTINGS, VAULT, type Clock } from '../tokens.js';
import { FORGOTTEN_AFTER_MS, waitBeforeGuess } from './guesses.js';

/** Everyone who shows no mark of a device that the member signed in from before. */
export const STRANGERS = '';

/**
 * Slows down whoever guesses one account's password, from however many addresses. What is counted is kept in the vault,
 * so it holds for all processes together; and it is counted for every e-mail address alike, so it does not tell who has
 * an account. Known devices are counted apart from strangers: no stranger keeps a member out.
 */
@Injectable()
export class GuessLimit {
  /** One guess at a time: many at once would all be taken before the first is counted. */
  private readonly guesses = new KeyedQueue();

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs a guess that answers whether it was right. Throws TOO_MANY_REQUESTS without running it. */
  async guess(emailHash: string, from: string, isRight: () => Promise<boolean>): Promise<boolean> {
    if (!this.settings.rateLimits) return isRight();
    return this.guesses.run(`${emailHash}/${from}`, async () => {
      const failed = await this.vault.failedSignIns(emailHash, from);
      const wait = waitBeforeGuess(failed, this.clock());
      if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
      const right = await isRight();
      if (right && failed) await this.vault.forgetFailedSignIns(emailHash, from);
      if (!right) await this.vault.countFailedSignIn(emailHash, from, this.clock(), FORGOTTEN_AFTER_MS);
      return right;
    });
  }
}

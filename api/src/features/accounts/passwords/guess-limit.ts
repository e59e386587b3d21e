import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import { KeyedQueue } from '../../../runtime/keyed-queue.js';
import type { Log } from '../../../runtime/log.js';
import type { Settings } from '../../../settings/settings.js';
import { CLOCK, LOG, SETTINGS, VAULT, type Clock } from '../../shared/injection-tokens.js';
import { FORGOTTEN_AFTER_MS, waitBeforeGuess } from './guesses.js';

export interface Guess {
  readonly emailHash: string;
  readonly from: string;
  /** Whom it is at, for log lines. */
  readonly at: { readonly account: string } | { readonly memberId: string; readonly correlationId: string };
}

/**
 * How logs name an account that nobody is signed in to, so that an attack on it can be seen: by its keyed hash, never by
 * what was typed. In no line beside a member's id or a correlation id, by which others have it: after an erasure they
 * would lead from the one to the other.
 */
export const accountOf = (emailHash: string) => ({ account: emailHash.slice(0, 16) });

/** Everyone who shows no mark of a device that the member signed in from before. */
export const STRANGERS = '';

/** A device of the member's; guesses with a mark that has ended since are counted for nobody who comes later. */
export const knownDevice = (generation: number, number: number) => `device ${generation}.${number}`;

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
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Runs a guess, which answers null when it was wrong. Throws TOO_MANY_REQUESTS without running it. */
  async guess<T>({ emailHash, from, at }: Guess, attempt: () => Promise<T | null>): Promise<T | null> {
    if (!this.settings.rateLimits) return attempt();
    return this.guesses.run(`${emailHash}/${from}`, async () => {
      const failed = await this.vault.failedSignIns.of(emailHash, from);
      const wait = waitBeforeGuess(failed, this.clock());
      if (wait > 0) {
        const seconds = Math.ceil(wait / 1_000);
        this.log.warn({ ...at, seconds }, 'guessing a password was held back');
        throw new Refusal('TOO_MANY_REQUESTS', { seconds });
      }
      const gained = await attempt();
      if (gained && failed) await this.vault.failedSignIns.forget(emailHash, from);
      if (!gained) await this.vault.failedSignIns.count(emailHash, from, this.clock(), FORGOTTEN_AFTER_MS);
      return gained;
    });
  }
}

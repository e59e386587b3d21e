import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Refusal } from '../../../kernel/refusal.js';
import type { Vault } from '../../../ports/vault.port.js';
import { CannotOpen, Keyring } from '../../../runtime/sealing.js';
import { CLOCK, VAULT, type Clock } from '../../shared/injection-tokens.js';

const MINUTE_MS = 60_000;

/** What each is told of; nobody but this service can read it, or make one. */
export interface ChallengeFacts {
  /** After the right password. */
  readonly 'second-factor': ForMember & { readonly rehashed?: string };
  /** Before anything is known of who signs in. */
  readonly 'passkey-sign-in': ForPasskey;
  readonly 'add-totp': ForMember & { readonly secret: string };
  readonly 'add-passkey': ForMember;
  /** Before what a session alone must not do. */
  readonly prove: ForMember;
}
export type ChallengeKind = keyof ChallengeFacts;

/** What the authenticator signs: random, base64url. */
export interface ForPasskey {
  readonly signed: string;
}
export interface ForMember extends ForPasskey {
  readonly memberId: string;
  /** Of the password that was confirmed: with another one it is worth nothing. */
  readonly passwordSum: string;
}

const LASTS_MS: Readonly<Record<ChallengeKind, number>> = {
  'second-factor': 5 * MINUTE_MS,
  'passkey-sign-in': 5 * MINUTE_MS,
  'add-totp': 15 * MINUTE_MS,
  'add-passkey': 15 * MINUTE_MS,
  prove: 5 * MINUTE_MS,
};

export interface Issued {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
export type Opened<K extends ChallengeKind> = ChallengeFacts[K] & { readonly id: string };

/**
 * Steps of a sign-in, or of setting something up, that follow one another in two requests. What the second must know
 * travels with the client, sealed: nothing is kept for whoever never comes back, and any process can go on.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  issue<K extends ChallengeKind>(kind: K, facts: ChallengeFacts[K]): Issued {
    const expiresAt = this.clock() + LASTS_MS[kind];
    const id = randomBytes(16).toString('base64url');
    return { token: this.keyring.sealOwn({ kind, id, expiresAt, facts }), expiresAt };
  }

  /** Throws CHALLENGE_EXPIRED, also for one of another kind and for what is none. */
  open<K extends ChallengeKind>(kind: K, token: string): Opened<K> {
    const found = this.read(token);
    if (found?.kind !== kind || this.clock() >= found.expiresAt) throw new Refusal('CHALLENGE_EXPIRED');
    // Sealed by `issue`: it is of the kind that it says.
    return { ...(found.facts as ChallengeFacts[K]), id: found.id };
  }

  /** Of many who show it at the same time one goes on, and nobody later. Throws CHALLENGE_EXPIRED. */
  async spend(kind: ChallengeKind, { id }: { readonly id: string }): Promise<void> {
    const now = this.clock();
    const name = this.keyring.nameHash(`challenge/${id}`);
    const isFirst = await this.vault.uses.spend(name, 1, now + LASTS_MS[kind], now);
    if (!isFirst) throw new Refusal('CHALLENGE_EXPIRED');
  }

  private read(token: string): Sent | null {
    try {
      return this.keyring.openOwn(token) as Sent;
    } catch (error) {
      if (error instanceof CannotOpen) return null;
      throw error;
    }
  }
}

interface Sent {
  readonly kind: string;
  readonly id: string;
  readonly expiresAt: number;
  readonly facts: object;
}

export function newSigned(): string {
  return randomBytes(32).toString('base64url');
}

export function passwordSumOf({ passwordHash }: { readonly passwordHash: string }): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

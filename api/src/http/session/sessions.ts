import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import type { SessionResponse } from '@emit/contract/wire';
import { openSessionOf, SESSION } from './open-session.js';
import { CLOCK, VAULT, type Clock } from '../../features/shared/injection-tokens.js';
import type { SignedIn } from './signed-in.js';
import type { Caller } from '../../features/shared/caller.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';

interface Claims {
  readonly sub: string;
  /** The session, which the vault must hold. */
  readonly sid: string;
  /** Epoch seconds. */
  readonly iat: number;
  readonly exp: number;
}

/**
 * Bearer tokens: made at sign-in, and good as long as their session is open in the vault, which is asked for every
 * request. So a session that ends in one process has ended in all.
 */
@Injectable()
export class Sessions {
  /** Tokens whose signature has been checked: that is half the cost of a request's session (docs/adr/0007-http.md). */
  private readonly verified = new LRUCache<string, Claims>({ max: 10_000 });

  constructor(
    private readonly jwt: JwtService,
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  tokenFor(memberId: string, sessionId: string): string {
    return this.jwt.sign({ sub: memberId, sid: sessionId, iat: this.seconds() } satisfies Omit<
      Claims,
      'exp'
    >);
  }

  /** `authorization`: what came with a sign-in. The session whose token it is ends, whosever it is (ASVS 7.2.4). */
  async answer({ memberId, sessionId, user }: SignedIn, authorization?: string): Promise<SessionResponse> {
    const former = this.claimsIn(authorization);
    if (former && former.sid !== sessionId) await this.vault.endSession(former.sub, former.sid);
    return { access_token: this.tokenFor(memberId, sessionId), token_type: 'bearer', user };
  }

  /** Throws NOT_AUTHENTICATED. */
  async callerOf(authorization: string | undefined, correlationId: string): Promise<Caller> {
    const claims = this.claimsIn(authorization);
    const entry = claims && (await this.vault.find(claims.sub));
    const now = this.clock();
    const session = entry && openSessionOf(entry, claims.sid, now);
    if (!entry || !session) throw new Refusal('NOT_AUTHENTICATED');
    const { memberId, wrappedKey } = entry;
    if (now - session.seenAt >= SESSION.noted) await this.vault.touchSession(memberId, session.id, now);
    const key = this.keyring.unwrap(memberId, wrappedKey);
    const { id: sessionId, by } = session;
    return { memberId, sessionId, key, correlationId, ...(by && { by }) };
  }

  private claimsIn(authorization: string | undefined): Claims | null {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const known = this.verified.get(token);
    if (known && known.exp > this.seconds()) return known;
    try {
      const claims: unknown = this.jwt.verify(token, { clockTimestamp: this.seconds() });
      if (!isClaims(claims)) return null;
      this.verified.set(token, claims);
      return claims;
    } catch {
      return null;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock() / 1_000);
  }
}

/** A signature says who made the claims, not what they are. */
function isClaims(claims: unknown): claims is Claims {
  if (typeof claims !== 'object' || claims === null) return false;
  const { sub, sid, exp }: Partial<Record<string, unknown>> = { ...claims };
  return typeof sub === 'string' && typeof sid === 'string' && typeof exp === 'number';
}

import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import type { SessionResponse } from '@emit/contract/wire';
import { VAULT } from '../../application/tokens.js';
import type { SignedIn } from '../../application/auth/signed-in.js';
import type { Caller } from '../../application/caller.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Vault } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';

interface Claims {
  readonly sub: string;
  /** The session epoch it was made in; a later epoch ends it. */
  readonly epoch: number;
  /** Epoch seconds. */
  readonly exp: number;
}

/** Bearer tokens: made at sign-in, and good until they expire, the password changes, or the member is erased. */
@Injectable()
export class Sessions {
  /** Tokens whose signature has been checked: that is half the cost of a request's session (docs/adr/0007-http.md). */
  private readonly verified = new LRUCache<string, Claims>({ max: 10_000 });

  constructor(
    private readonly jwt: JwtService,
    private readonly keyring: Keyring,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  tokenFor(memberId: string, epoch: number): string {
    return this.jwt.sign({ sub: memberId, epoch } satisfies Omit<Claims, 'exp'>);
  }

  open({ memberId, sessionEpoch, user }: SignedIn): SessionResponse {
    return { access_token: this.tokenFor(memberId, sessionEpoch), token_type: 'bearer', user };
  }

  /** Throws NOT_AUTHENTICATED. */
  async callerOf(authorization: string | undefined, correlationId: string): Promise<Caller> {
    const claims = this.claimsIn(authorization);
    const entry = claims && (await this.vault.find(claims.sub));
    if (!entry || entry.sessionEpoch !== claims.epoch) throw new Refusal('NOT_AUTHENTICATED');
    const { memberId, wrappedKey } = entry;
    return { memberId, key: this.keyring.unwrap(memberId, wrappedKey), correlationId };
  }

  private claimsIn(authorization: string | undefined): Claims | null {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return null;
    const known = this.verified.get(token);
    if (known && known.exp * 1_000 > Date.now()) return known;
    try {
      const claims = this.jwt.verify<Claims>(token);
      this.verified.set(token, claims);
      return claims;
    } catch {
      return null;
    }
  }
}

import {
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SETTINGS } from '../../application/tokens.js';
import { Keyring } from '../../runtime/sealing.js';
import type { Settings } from '../../settings.js';

const COOKIE = '__Host-emit-device';
const MARK = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
const SECONDS = 90 * 86_400;

/**
 * Marks a browser in which an account was signed in to, so that guesses from elsewhere never keep its member out (OWASP
 * "Device cookies"). The mark opens nothing: without the password it is worth nothing, and it names nobody.
 */
@Injectable()
export class Devices {
  private readonly key: KeyObject;

  constructor(
    private readonly keyring: Keyring,
    @Inject(SETTINGS) { jwtSecret }: Settings,
  ) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', jwtSecret, '', 'emit/devices', 32)));
  }

  /** The mark of this account's device; null for a stranger's, and for one of another account. */
  markIn(request: FastifyRequest, email: string): string | null {
    const [, mark, proof] = MARK.exec(request.headers.cookie ?? '') ?? [];
    if (mark === undefined || proof === undefined) return null;
    const expected = Buffer.from(this.proofOf(mark, email));
    return timingSafeEqual(expected, Buffer.from(proof)) ? mark : null;
  }

  /** Leaves a mark with the answer to a sign-in: the one that is there, or a new one. */
  leaveMark(reply: FastifyReply, email: string, former: string | null): void {
    const mark = former ?? randomBytes(16).toString('base64url');
    const value = `${mark}.${this.proofOf(mark, email)}`;
    reply.header(
      'set-cookie',
      `${COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; Secure; SameSite=Strict`,
    );
  }

  private proofOf(mark: string, email: string): string {
    return createHmac('sha256', this.key)
      .update(`${this.keyring.emailHash(email)}.${mark}`)
      .digest('base64url');
  }
}

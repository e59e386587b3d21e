import { Secret, TOTP } from 'otpauth';
import type { TotpFactor } from '../../../ports/second-factors.port.js';

/** RFC 6238 §5.2, and what every authenticator app takes. */
const [DIGITS, PERIOD_S, ALGORITHM] = [6, 30, 'SHA1'] as const;
const ISSUER = 'Emit';
/** Steps before and after the present one that are taken: none, so that a code works for 30 seconds (ASVS 6.5.5). */
const WINDOW = 0;
/** Steps by which the clocks of two processes may differ. */
const CLOCKS_APART = 1;

export const IS_TOTP = new RegExp(`^\\d{${DIGITS}}$`);

/** 160 random bits (RFC 4226 §4), base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says (Key Uri Format). */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** The time step of a code that is right at `now` (epoch milliseconds); null for a wrong one. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : presentStep(now) + delta;
}

/** Whether a code of this step can be taken after the last one that was. */
export function isNewStep({ lastStep }: Pick<TotpFactor, 'lastStep'>, step: number, now: number): boolean {
  // Taken while a clock was far ahead that has been put right since: nobody waits for that time to come.
  return step > lastStep || lastStep > presentStep(now) + CLOCKS_APART;
}

function presentStep(now: number): number {
  return Math.floor(now / (PERIOD_S * 1_000));
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: DIGITS,
    period: PERIOD_S,
  });
}

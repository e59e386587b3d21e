import type { Sealed } from '../kernel/sealed.js';

/** When something was used to sign in, and what the browser said that it is. Times are epoch milliseconds. */
export interface FactorUse {
  readonly at: number;
  /** Sealed under the member's key, as every sealed value here. */
  readonly client: Sealed;
}

/** An authenticator app (RFC 6238). */
export interface TotpFactor {
  /** Base32. */
  readonly secret: Sealed;
  readonly addedAt: number;
  /** The time step of the last code that was taken: no code of it or of an earlier one is taken again. */
  readonly lastStep: number;
  readonly lastUse: FactorUse | null;
}

/** A credential of WebAuthn; binary values in base64url. */
export interface Passkey {
  readonly id: string;
  /** What the member calls it. */
  readonly name: Sealed;
  readonly publicKey: string;
  /** As the authenticator counted last; 0 of one that does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly addedAt: number;
  readonly lastUse: FactorUse | null;
}

/** What a member has set up besides the password. */
export interface FactorSet {
  readonly totp: TotpFactor | null;
  readonly passkeys: readonly Passkey[];
  /** Hashes of the recovery codes that are left; each is taken once. */
  readonly recoveryHashes: readonly string[];
}

/** As the vault holds it: `revision` grows with every change, so that of two at the same time one is refused. */
export interface StoredFactors extends FactorSet {
  readonly revision: number;
}

export const NO_FACTORS: FactorSet = { totp: null, passkeys: [], recoveryHashes: [] };

/** Whether there is one without which the password opens nothing. */
export function hasFactor(factors: FactorSet | undefined): boolean {
  return factors !== undefined && (factors.totp !== null || factors.passkeys.length > 0);
}

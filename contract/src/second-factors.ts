/** What a member may show besides the password: a code of an authenticator app, or a passkey. */
export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];
export const FACTOR_NAMES = { totp: 'authenticator app', passkey: 'passkey' } as const satisfies Record<
  FactorKind,
  string
>;
/** By what a sign-in was confirmed. */
export type ConfirmedBy = FactorKind | 'recovery-code';

/** What was typed to show who asks, or that a passkey is to be asked for. */
export type GivenProof = { readonly password: string; readonly code: string } | 'passkey';

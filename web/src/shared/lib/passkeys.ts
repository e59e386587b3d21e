import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyOptions } from '@emit/contract/account';

/** Whether the browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Why the browser gave no passkey, in words for whoever sees it. */
export class NoPasskey extends Error {
  override name = 'NoPasskey';
}

/** By the name of WebAuthn's error. */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was chosen. Please try again.',
  AbortError: 'No passkey was chosen. Please try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address.',
};
const OTHER = 'Your browser could not use a passkey.';

/** Asks the browser to make a passkey. The options are the server's own. Throws NoPasskey. */
export function makePasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return inWords(async () => (await library()).startRegistration({ optionsJSON }));
}

/** Asks the browser to show a passkey. Throws NoPasskey. */
export function showPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return inWords(async () => (await library()).startAuthentication({ optionsJSON }));
}

/** It comes when it is wanted: login stays light. */
const library = () => import('@simplewebauthn/browser');

async function inWords(work: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { ...(await work()) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new NoPasskey(REASONS[name] ?? OTHER);
  }
}

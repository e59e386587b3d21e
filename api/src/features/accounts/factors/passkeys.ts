import { Inject, Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyOptions } from '@emit/contract/account';
import type { Passkey } from '../../../ports/second-factors.port.js';
import type { VaultEntry } from '../../../ports/vault.port.js';
import type { Log } from '../../../runtime/log.js';
import { Keyring } from '../../../runtime/sealing.js';
import { siteOf } from '../../../settings/mail-settings.js';
import type { Settings } from '../../../settings/settings.js';
import { CLOCK, LOG, SETTINGS, type Clock } from '../../shared/injection-tokens.js';
import type { Shown } from './check-code.js';
import { factorPlace } from './factor-place.js';

const RP_NAME = 'Emit';
/** On a machine of one's own a development server may have a port of its own. */
const LOCAL = /^http:\/\/localhost(:\d{1,5})?$/;

/** Loaded with the first passkey: a sixteenth of the work of a start. */
const webAuthn = () => import('@simplewebauthn/server');

/** What the browser sends; nothing of it is believed before it is verified. */
export type Sent = Readonly<Record<string, unknown>>;
export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/**
 * The relying party of WebAuthn: what browsers are asked, and whether what they answer is right. The authenticator checks
 * who holds it, by PIN or finger, every time: so a passkey is two factors, and signs in without a password.
 */
@Injectable()
export class Passkeys {
  private readonly rpID: string;

  constructor(
    private readonly keyring: Keyring,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.rpID = new URL(siteOf(settings)).hostname;
  }

  async creation(entry: VaultEntry, email: string, signed: string): Promise<PasskeyOptions> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpID,
      userName: email,
      userID: new Uint8Array(Buffer.from(entry.memberId)),
      challenge: bytesOf(signed),
      attestationType: 'none',
      excludeCredentials: credentialsOf(entry),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  /** Of a member's passkeys; of any that the browser has for this site, without an entry. */
  async request(signed: string, entry?: VaultEntry): Promise<PasskeyOptions> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      challenge: bytesOf(signed),
      userVerification: 'required',
      ...(entry && { allowCredentials: credentialsOf(entry) }),
    });
    return { ...options };
  }

  /** Null for an answer that is not right. */
  async created(sent: Sent, signed: string): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await webAuthn();
    return this.verified(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: sent as unknown as RegistrationResponseJSON,
        expectedChallenge: signed,
        expectedOrigin: this.originFor(sent),
        expectedRPID: this.rpID,
        requireUserVerification: true,
      });
      if (!verified) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    });
  }

  /** Null for an answer that is not right, of a passkey that is not the member's, or whose counter went back. */
  async check(entry: VaultEntry, sent: Sent, signed: string, client: string): Promise<Shown | null> {
    const { memberId, wrappedKey, factors } = entry;
    const passkey = factors?.passkeys.find(({ id }) => id === sent['id']);
    if (!factors || !passkey) return null;
    const { verifyAuthenticationResponse } = await webAuthn();
    return this.verified(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: sent as unknown as AuthenticationResponseJSON,
        expectedChallenge: signed,
        expectedOrigin: this.originFor(sent),
        expectedRPID: this.rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: bytesOf(passkey.publicKey),
          counter: passkey.counter,
        },
      });
      if (!verified) return null;
      const key = this.keyring.unwrap(memberId, wrappedKey);
      const lastUse = { at: this.clock(), client: key.seal(client, factorPlace(passkey.id, 'client')) };
      const used = { ...passkey, counter: authenticationInfo.newCounter, lastUse };
      const passkeys = factors.passkeys.map((one) => (one === passkey ? used : one));
      return { by: 'passkey', factors: { ...factors, passkeys } };
    });
  }

  /** The library throws for whatever is wrong with what was sent, malformed or forged. */
  private async verified<T>(verify: () => Promise<T | null>): Promise<T | null> {
    try {
      return await verify();
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.message : '' }, 'a passkey was refused');
      return null;
    }
  }

  private originFor(sent: Sent): string {
    const { publicUrl } = this.settings;
    if (publicUrl !== null) return publicUrl;
    const origin = clientDataOf(sent)['origin'];
    return typeof origin === 'string' && LOCAL.test(origin) ? origin : siteOf(this.settings);
  }
}

/** Whose passkey it says that it is; null where it says nothing that could be a member's id. */
export function memberIdIn({ response }: Sent): string | null {
  const handle = isObject(response) ? response['userHandle'] : null;
  const memberId = typeof handle === 'string' ? Buffer.from(handle, 'base64url').toString() : '';
  return /^[0-9a-f-]{36}$/.test(memberId) ? memberId : null;
}

function clientDataOf({ response }: Sent): Sent {
  const sent = isObject(response) ? response['clientDataJSON'] : null;
  try {
    const data: unknown = JSON.parse(Buffer.from(String(sent), 'base64url').toString());
    return isObject(data) ? data : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null;
}

function credentialsOf({ factors }: VaultEntry) {
  return (factors?.passkeys ?? []).map(({ id, transports }) => ({ id, transports: [...transports] }));
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}

import type { FactorAdded, TotpSetup } from '@emit/contract/account';
import { Secret, TOTP } from 'otpauth';
import type { TestApp, TestMember } from './test-app.js';

const PERIOD_MS = 30_000;

/** The code of an authenticator app with this secret; `steps` before or after the present one. */
export function codeOf(secret: string, now: number, steps = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return app.generate({ timestamp: now + steps * PERIOD_MS });
}

export interface WithApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets an authenticator app up, as the account page does. */
export async function setUpApp({ http }: TestApp, member: TestMember, now = Date.now()): Promise<WithApp> {
  const { password, headers } = member;
  const factors = '/api/v1/account/factors';
  const begun = await http.post(`${factors}/totp`).set(headers).send({ password }).expect(200);
  const { setup, secret } = begun.body as TotpSetup;
  const sent = { setup, code: codeOf(secret, now) };
  const added = await http.post(`${factors}/totp/confirm`).set(headers).send(sent).expect(200);
  return { secret, recoveryCodes: (added.body as FactorAdded).recovery_codes };
}

/** Valid bodies with another member's password, and what a member without any factor is answered. */
export function factorBodies(password: string): Record<string, readonly [body: object, status: number]> {
  const proof = { password, code: '123456' };
  return {
    'post /api/v1/account/factors/totp': [{ password }, 400],
    'post /api/v1/account/factors/totp/confirm': [{ setup: 'another’s', code: '123456' }, 410],
    'post /api/v1/account/factors/totp/remove': [proof, 404],
    'post /api/v1/account/factors/passkeys/options': [{ password }, 400],
    'post /api/v1/account/factors/passkeys': [{ setup: 'another’s', name: 'Mine', passkey: {} }, 410],
    'post /api/v1/account/factors/passkeys/remove': [{ id: 'another’s', ...proof }, 404],
    'post /api/v1/account/factors/recovery-codes': [proof, 400],
  };
}

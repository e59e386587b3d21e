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

/** A code of this moment that works for a second more at least. */
export async function codeNow(secret: string): Promise<string> {
  while (PERIOD_MS - (Date.now() % PERIOD_MS) < 1_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return codeOf(secret, Date.now());
}

/** Sets an authenticator app up, as the account page does; `recoveryCode`: of whoever has a second factor already. */
export async function setUpApp(
  { http }: TestApp,
  { password, headers }: TestMember,
  now?: number,
  recoveryCode?: string,
): Promise<WithApp> {
  const factors = '/api/v1/account/factors';
  const begun = await http
    .post(`${factors}/totp`)
    .set(headers)
    .send({ password, code: recoveryCode })
    .expect(200);
  const { setup, secret } = begun.body as TotpSetup;
  const sent = { setup, code: now === undefined ? await codeNow(secret) : codeOf(secret, now) };
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
    'post /api/v1/account/factors/proof': [{}, 404],
  };
}

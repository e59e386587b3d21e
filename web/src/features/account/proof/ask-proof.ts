import { call, select, type SagaGenerator } from 'typed-redux-saga';
import type { MemberProof, PasskeyRequest } from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { textOf } from '../../../shared/api/errors';
import { sendJson } from '../../../shared/api/http';
import { showPasskey } from '../../../shared/lib/passkeys';
import { selectHasFactor } from '../factors/factors.slice';
import type { GivenProof } from './given-proof';

/** A field was left empty; the message says which. */
class ProofMissing extends Error {
  override name = 'ProofMissing';
}

/** Returns what is shown where it did not work, as `textOf`. */
export function proofTextOf(error: unknown, fallback: string): string {
  return error instanceof ProofMissing ? error.message : textOf(error, fallback);
}

/**
 * What the server is sent to know who asks: what was typed, or what the browser answers for a passkey. Throws ProofMissing,
 * NoPasskey, ApiError and NoResponse.
 */
export function* askProof(
  given: GivenProof,
  noPassword: string = MESSAGES.currentPasswordRequired,
): SagaGenerator<MemberProof> {
  if (given === 'passkey') return yield* call(byPasskey);
  const { password } = given;
  const code = given.code.trim();
  if (password === '') throw new ProofMissing(noPassword);
  if (code === '' && (yield* select(selectHasFactor))) throw new ProofMissing(MESSAGES.codeRequired);
  return code === '' ? { password } : { password, code };
}

async function byPasskey(): Promise<MemberProof> {
  const begun = await sendJson<PasskeyRequest>('POST', '/api/v1/account/factors/proof');
  if (!begun) return {};
  return { challenge: begun.challenge, passkey: await showPasskey(begun.options) };
}

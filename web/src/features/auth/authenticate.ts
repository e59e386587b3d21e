import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';
import type { SecondFactorChallenge } from '@emit/contract/account';
import type { ErrorBody, ErrorCode } from '@emit/contract/error-codes';
import { LIMITS } from '@emit/contract/limits';
import type { SessionResponse } from '@emit/contract/wire';
import { ApiError, textOf } from '../../shared/api/errors';
import { goTo } from '../../shared/lib/navigator';
import { storeSession } from '../../shared/lib/session';
import { authActions } from './auth.slice';

const NOT_ENOUGH: ErrorCode = 'SECOND_FACTOR_REQUIRED';

/** Enters with the token that is answered. */
export function* authenticate(
  ask: () => Promise<Partial<SessionResponse> | undefined>,
  goingTo: string,
  withoutToken: () => SagaGenerator<unknown>,
  failed: string,
) {
  try {
    const answer = yield* call(ask);
    if (answer?.access_token) yield* call(enter, answer.access_token, answer.user, goingTo);
    else yield* withoutToken();
  } catch (error) {
    const challenge = challengeIn(error);
    if (challenge) yield* put(authActions.secondFactorAsked({ challenge, goingTo }));
    else yield* put(authActions.formRefused(textOf(error, failed)));
  }
}

function* enter(token: string, user: SessionResponse['user'] | undefined, goingTo: string) {
  storeSession(token, user);
  yield* put(authActions.formSucceeded());
  yield* delay(LIMITS.redirectAfterAuthentication);
  yield* put(authActions.sessionCheckRequested());
  goTo(goingTo, { replace: true });
}

/** How a sign-in goes on whose password was right, and is not enough. */
function challengeIn(error: unknown): SecondFactorChallenge | null {
  if (!(error instanceof ApiError) || error.code !== NOT_ENOUGH) return null;
  // The one shape that the contract gives this code.
  return (error.body as Partial<ErrorBody>).second_factor ?? null;
}

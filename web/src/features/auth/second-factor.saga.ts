import { call, put, select, takeLeading } from 'typed-redux-saga';
import { MESSAGES } from '@emit/contract/messages';
import type { SessionResponse } from '@emit/contract/wire';
import { showPasskey } from '../../shared/lib/passkeys';
import { beginPasskeySignIn, confirmByCode, confirmByPasskey, signInByPasskey } from './auth-api';
import { authenticate } from './authenticate';
import { authActions, selectSecondFactor } from './auth.slice';

type Answer = Promise<Partial<SessionResponse> | undefined>;

/** Signing in with more than a password, or without one. */
export function* secondFactorSaga() {
  yield* takeLeading(authActions.codeSubmitted, submitCode);
  yield* takeLeading(authActions.passkeyRequested, confirmWithPasskey);
  yield* takeLeading(authActions.passkeySignInRequested, signInWithPasskey);
}

function* submitCode({ payload }: ReturnType<typeof authActions.codeSubmitted>) {
  const asked = yield* select(selectSecondFactor);
  if (!asked) return;
  const code = payload.trim();
  if (code === '') {
    yield* put(authActions.formRefused(MESSAGES.codeRequired));
    return;
  }
  const { challenge } = asked.challenge;
  yield* call(enterBy, () => confirmByCode({ challenge, code }), asked.goingTo);
}

function* confirmWithPasskey() {
  const asked = yield* select(selectSecondFactor);
  if (!asked) return;
  const { challenge, passkey: options } = asked.challenge;
  const confirm = async () => confirmByPasskey({ challenge, passkey: await showPasskey(options ?? {}) });
  yield* call(enterBy, confirm, asked.goingTo);
}

function* signInWithPasskey({ payload }: ReturnType<typeof authActions.passkeySignInRequested>) {
  yield* call(enterBy, askForPasskey, payload);
}

async function askForPasskey(): Answer {
  const begun = await beginPasskeySignIn();
  if (!begun) return undefined;
  const { challenge, options } = begun;
  return signInByPasskey({ challenge, passkey: await showPasskey(options) });
}

function* enterBy(ask: () => Answer, goingTo: string) {
  yield* put(authActions.formBegan());
  const invalid = () => put(authActions.formRefused(MESSAGES.invalidResponse));
  yield* call(authenticate, ask, goingTo, invalid, MESSAGES.loginFailed);
}

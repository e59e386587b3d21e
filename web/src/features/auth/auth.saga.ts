import { eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { MESSAGES } from '@emit/contract/messages';
import { withPlan, type TierId } from '@emit/contract/plans';
import { PRIVACY_VERSION } from '@emit/contract/privacy';
import type { CurrentUser } from '@emit/contract/wire';
import { SESSION_REFUSED, STORAGE_FULL } from '../../shared/api/http';
import { sayFarewells } from '../../shared/lib/farewell';
import { goTo } from '../../shared/lib/navigator';
import { listen } from '../../shared/lib/listen';
import { logFailure } from '../../shared/lib/log';
import { nextChance } from '../../shared/lib/ask-again';
import { clearSession, readToken, storeUser } from '../../shared/lib/session';
import { STORAGE_KEYS } from '../../shared/lib/storage';
import { bringTextsBack, leaveTexts, leaveWaiting } from '../../shared/lib/unsent-texts';
import { logIn, register, signOut } from './auth-api';
import { authenticate } from './authenticate';
import { authActions, selectHasLeft, selectSession, selectUser } from './auth.slice';
import { registerRefusal } from './register-rules';
import { checkToken, keepMember } from './session-check';

/** How long the session on the server outlives a logout, for what is still to be told, in milliseconds. */
const FAREWELL_LIMIT = 3_000;

/** Spec §4 "Session" and "Authentication guard". */
export function* authSaga() {
  yield* takeLeading(authActions.sessionCheckRequested, checkSession);
  yield* takeLatest(authActions.sessionAssumed, confirmLater);
  yield* takeLeading(authActions.loginSubmitted, submitLogin);
  yield* takeLeading(authActions.registerSubmitted, submitRegister);
  yield* takeEvery(authActions.formOpened, skipFormWhenSignedIn);
  yield* takeEvery(authActions.logoutRequested, endSession);
  yield* takeEvery(authActions.profileKnown, keepProfile);
  yield* takeEvery(authActions.sessionEnded, leaveNoTexts);
  yield* fork(watchSession);
  yield* takeEvery(
    eventChannel<true>((emit) => listen(window, STORAGE_FULL, () => emit(true))),
    tellFull,
  );
}

function* tellFull() {
  yield* put(authActions.storageFilled());
}

function* checkSession() {
  for (;;) {
    const asked = readToken();
    const checked = asked === null ? null : yield* call(checkToken, asked);
    const token = readToken();
    // Another tab signed in anew meanwhile: the answer is about a session that is no more.
    if (token !== null && token !== asked) continue;
    if (token === null || checked === null || checked.kind === 'refused') {
      clearSession();
      yield* put(authActions.sessionEnded());
    } else if (checked.kind === 'assumed') {
      yield* put(authActions.sessionConfirmed(checked.user));
      yield* put(authActions.sessionAssumed(token));
    } else yield* call(confirm, checked.user);
    return;
  }
}

function* confirm(user: CurrentUser) {
  storeUser(user);
  keepMember(user);
  // Before the forms look for it. An API of the release before has no key.
  const { id, texts_key: secret }: Partial<CurrentUser> = user;
  if (id && secret) yield* call(bringTextsBack, id, secret);
  yield* put(authActions.sessionConfirmed(user));
}

function* keepProfile() {
  const user = yield* select(selectUser);
  if (!user) return;
  storeUser(user);
  keepMember(user);
}

/** Asks again until the server says whose the token is. Its refusal ends the session by itself (SESSION_REFUSED). */
function* confirmLater({ payload: token }: ReturnType<typeof authActions.sessionAssumed>) {
  for (let attempt = 0; ; attempt += 1) {
    const { ended } = yield* race({
      chance: call(nextChance, attempt),
      ended: take(authActions.sessionEnded),
    });
    if (ended || readToken() !== token) return;
    const checked = yield* call(checkToken, token);
    if (readToken() !== token) return;
    if (checked.kind === 'confirmed') return yield* call(confirm, checked.user);
  }
}

function* submitLogin({ payload }: ReturnType<typeof authActions.loginSubmitted>) {
  const { password, goingTo } = payload;
  const username = payload.email.trim();
  if (username === '') yield* put(authActions.formRefused(MESSAGES.emailRequired));
  else if (password === '') yield* put(authActions.formRefused(MESSAGES.passwordRequired));
  else {
    const invalid = () => put(authActions.formRefused(MESSAGES.invalidResponse));
    yield* call(authenticate, () => logIn({ username, password }), goingTo, invalid, MESSAGES.loginFailed);
  }
}

function* submitRegister({ payload }: ReturnType<typeof authActions.registerSubmitted>) {
  const refusal = registerRefusal(payload);
  if (refusal) {
    yield* put(authActions.formRefused(refusal));
    return;
  }
  const { email, password, fullName, chosen } = payload;
  const body = {
    email: email.trim(),
    password,
    full_name: fullName.trim(),
    privacy_version: PRIVACY_VERSION,
  };
  const toLogin = () => sendToLogin(chosen);
  yield* call(authenticate, () => register(body), homeWith(chosen), toLogin, MESSAGES.registrationFailed);
}

/** Where a session begins: a chosen tier is asked for on the plan page. */
function homeWith(chosen: TierId | null): string {
  return chosen === null ? '/app' : withPlan('/app/plan', chosen);
}

function* sendToLogin(chosen: TierId | null) {
  yield* put(authActions.formSucceeded());
  goTo(withPlan('/login', chosen), { state: { message: MESSAGES.registrationSuccessful } });
}

/** Spec §2 "Login": with a token already stored, the visitor goes on to /app. */
function* skipFormWhenSignedIn({ payload: chosen }: ReturnType<typeof authActions.formOpened>) {
  if (!readToken()) return;
  yield* put(authActions.sessionCheckRequested());
  goTo(homeWith(chosen), { replace: true });
}

function* endSession() {
  yield* fork(leaveWaiting);
  const token = readToken();
  // It takes the token with it; leaving does not wait for the server.
  if (token !== null) yield* fork(endOnServer, token, sayFarewells());
  clearSession();
  yield* put(authActions.sessionEnded());
  goTo('/login', { replace: true });
}

/** Not after a logout: that forgets all. First, whoever writes at the session's end has written. */
function* leaveNoTexts() {
  if (yield* select(selectHasLeft)) return;
  yield* delay(0);
  // Another tab may have signed in meanwhile.
  if (readToken() === null) yield* call(leaveTexts);
}

function* endOnServer(token: string, farewells: Promise<unknown>) {
  try {
    yield* race([call(() => farewells), delay(FAREWELL_LIMIT)]);
    yield* call(signOut, token);
  } catch (error) {
    logFailure('Error signing out', error);
  }
}

/** The server refuses our token, or another tab signs out: this tab leaves as well. */
function* watchSession() {
  const ends = eventChannel<'ended'>((emit) => {
    const ended = () => emit('ended');
    const stored = ({ key }: StorageEvent) => {
      if ((key === STORAGE_KEYS.token || key === null) && !readToken()) ended();
    };
    const stops = [listen(window, SESSION_REFUSED, ended), listen(window, 'storage', stored)];
    return () => stops.forEach((stop) => stop());
  });
  for (;;) {
    yield* take(ends);
    const session = yield* select(selectSession);
    if (session === 'authenticated') yield* put(authActions.sessionEnded());
  }
}

import { call, put, takeLeading } from 'typed-redux-saga';
import { MESSAGES } from '@emit/contract/messages';
import type { EraseAccountRequest } from '@emit/contract/account';
import { sendJson } from '../../shared/api/http';
import { logFailure } from '../../shared/lib/log';
import { clearSession } from '../../shared/lib/session';
import { askProof, proofTextOf } from './proof/ask-proof';
import { ownDataActions } from './own-data.slice';

const NOT_BEGUN = 'The download could not begin. Nothing was changed; please try again.';
const NOT_ERASED = 'Your account could not be deleted. Nothing was changed; please try again.';

/** 'Download my data' (issue 6): of one session, so that nobody's file comes to whoever signs in next. */
export function* downloadSaga() {
  yield* takeLeading(ownDataActions.downloadRequested, bringDownload);
}

/** 'Delete my account' (issue 7): it ends the session itself, and goes on after it. */
export function* erasureSaga() {
  yield* takeLeading(ownDataActions.erasureSubmitted, erase);
}

function* bringDownload() {
  try {
    const { download } = yield* call(() => import('./download.saga'));
    yield* call(download);
  } catch (error) {
    logFailure('The download could not begin', error);
    yield* put(ownDataActions.downloadFailed(NOT_BEGUN));
  }
}

function* erase({ payload }: ReturnType<typeof ownDataActions.erasureSubmitted>) {
  yield* put(ownDataActions.erasureBegan());
  try {
    const body: EraseAccountRequest = yield* call(askProof, payload, MESSAGES.passwordRequired);
    yield* call(sendJson, 'POST', '/api/v1/account/erase', { body });
    clearSession();
    yield* put(ownDataActions.accountErased());
  } catch (error) {
    yield* put(ownDataActions.erasureRefused(proofTextOf(error, NOT_ERASED)));
  }
}

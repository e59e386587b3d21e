import { call, put, takeLeading } from 'typed-redux-saga';
import { MESSAGES } from '@emit/contract/messages';
import type { EraseAccountRequest } from '@emit/contract/account';
import { ApiError, NoResponse, textOf } from '../../shared/api/errors';
import { send, sendJson } from '../../shared/api/http';
import { saveFile } from '../../shared/lib/save-file';
import { clearSession } from '../../shared/lib/session';
import { askProof, proofTextOf } from './proof/ask-proof';
import { ownDataActions } from './own-data.slice';

const BROKEN_OFF = 'The download broke off. Nothing was changed; please try again.';
const NOT_ERASED = 'Your account could not be deleted. Nothing was changed; please try again.';

/** 'Download my data' (issue 6): of one session, so that nobody's file comes to whoever signs in next. */
export function* downloadSaga() {
  yield* takeLeading(ownDataActions.downloadRequested, download);
}

/** 'Delete my account' (issue 7): it ends the session itself, and goes on after it. */
export function* erasureSaga() {
  yield* takeLeading(ownDataActions.erasureSubmitted, erase);
}

function* download() {
  yield* put(ownDataActions.downloadBegan());
  const over = new AbortController();
  try {
    const answer = yield* call(send, 'GET', '/api/v1/account/export', {
      headers: { Accept: 'application/zip' },
      signal: over.signal,
    });
    // A body that ends before its time is no file: this throws.
    const zip = yield* call(() => answer.blob());
    yield* call(saveFile, zip, nameIn(answer));
    yield* put(ownDataActions.downloadSaved());
  } catch (error) {
    const known = error instanceof ApiError || error instanceof NoResponse;
    yield* put(ownDataActions.downloadFailed(known ? textOf(error, BROKEN_OFF) : BROKEN_OFF));
  } finally {
    // Given up with the session, the server need not send the rest.
    over.abort();
  }
}

function nameIn(answer: Response): string {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'emit-data.zip';
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

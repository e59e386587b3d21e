import { call, put } from 'typed-redux-saga';
import { ApiError, NoResponse, textOf } from '../../shared/api/errors';
import { send } from '../../shared/api/http';
import { saveFile } from '../../shared/lib/save-file';
import { ownDataActions } from './own-data.slice';

const BROKEN_OFF = 'The download broke off. Nothing was changed; please try again.';

/** The ZIP of one's own data, into the reader's downloads. */
export function* download() {
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

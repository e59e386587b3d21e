import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { PassagesResponse, SearchResponse } from '@emit/contract/scripture';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { copyText } from '../../shared/lib/copy-text';
import { load } from '../../shared/lib/loadable';
import { scriptureActions, selectPassages } from './scripture.slice';

/** How long the typing rests before a search, in milliseconds. */
export const SEARCH_DELAY = 250;
const BASE = '/api/v1/scripture';
const NOT_LOADED = 'The text could not be loaded. Nothing is lost; please try again.';

/** The Bible text, fetched once for each reference, and the search in it. */
export function* scriptureSaga() {
  yield* takeEvery(scriptureActions.passageRequested, loadPassage);
  yield* takeLatest(scriptureActions.searchTyped, search);
  yield* takeEvery(scriptureActions.versesCopyRequested, copy);
}

function* loadPassage({ payload: reference }: ReturnType<typeof scriptureActions.passageRequested>) {
  const known = yield* select(selectPassages);
  if (known[reference]?.status === 'loaded') return;
  const asked = load(
    () => sendJson<PassagesResponse>('GET', `${BASE}/passages?ref=${encodeURIComponent(reference)}`),
    (found) => scriptureActions.passageLoaded({ reference, passages: found?.passages ?? [] }),
    (error) => scriptureActions.passageFailed({ reference, text: textOf(error, NOT_LOADED) }),
  );
  // The same asked for anew takes its place.
  yield* race([
    asked,
    take((action: Action) => scriptureActions.passageRequested.match(action) && action.payload === reference),
  ]);
}

function* search({ payload }: ReturnType<typeof scriptureActions.searchTyped>) {
  const query = payload.trim();
  if (query === '') return;
  yield* delay(SEARCH_DELAY);
  yield* load(
    () => sendJson<SearchResponse>('GET', `${BASE}/search?q=${encodeURIComponent(query)}`),
    (found) => scriptureActions.hitsFound(found?.hits ?? []),
    (error) => scriptureActions.searchFailed(textOf(error, NOT_LOADED)),
  );
}

function* copy({ payload }: ReturnType<typeof scriptureActions.versesCopyRequested>) {
  const isCopied = yield* call(copyText, payload);
  yield* put(scriptureActions.copyEnded({ text: payload, isCopied }));
}

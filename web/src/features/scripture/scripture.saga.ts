import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'redux-saga/effects';
import type { PassagesResponse, SearchResponse } from '@emit/contract/scripture';
import { textOf } from '../../shared/api/errors';
import { copyText } from '../../shared/lib/copy-text';
import { askUntilAnswered } from '../../shared/lib/ask-again';
import { fetchHits, fetchPassages } from './scripture-api';
import {
  hitsFound,
  passageFailed,
  passageLoaded,
  passageRequested,
  searchFailed,
  searchTyped,
  selectPassages,
  versesCopied,
  versesCopyRequested,
  versesNotCopied,
} from './scripture.slice';

/** How long the typing rests before a search, in milliseconds. */
export const SEARCH_DELAY = 250;
const NOT_LOADED = 'The text could not be loaded. Nothing is lost; please try again.';

/** The Bible text, fetched once for each reference, and the search in it. */
export function* scriptureSaga() {
  yield takeEvery(passageRequested, load);
  yield takeLatest(searchTyped, search);
  yield takeEvery(versesCopyRequested, copy);
}

function* load({ payload: reference }: ReturnType<typeof passageRequested>) {
  const known: ReturnType<typeof selectPassages> = yield select(selectPassages);
  if (known[reference]?.status === 'ready') return;
  const asked = call(
    askUntilAnswered,
    function* () {
      const found: PassagesResponse | undefined = yield call(fetchPassages, reference);
      yield put(passageLoaded({ reference, passages: found?.passages ?? [] }));
    },
    function* (error) {
      yield put(passageFailed({ reference, text: textOf(error, NOT_LOADED) }));
    },
  );
  // The same asked for anew takes its place.
  yield race([
    asked,
    take((action: Action) => passageRequested.match(action) && action.payload === reference),
  ]);
}

function* search({ payload }: ReturnType<typeof searchTyped>) {
  const query = payload.trim();
  if (query === '') return;
  yield delay(SEARCH_DELAY);
  yield call(
    askUntilAnswered,
    function* () {
      const found: SearchResponse | undefined = yield call(fetchHits, query);
      yield put(hitsFound(found?.hits ?? []));
    },
    function* (error) {
      yield put(searchFailed(textOf(error, NOT_LOADED)));
    },
  );
}

function* copy({ payload }: ReturnType<typeof versesCopyRequested>) {
  const copied: boolean = yield call(copyText, payload);
  yield put(copied ? versesCopied(payload) : versesNotCopied(payload));
}

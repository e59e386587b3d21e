import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import type { PassagesResponse, SearchResponse } from '@emit/contract/scripture';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';
import { textOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { copyText } from '../../shared/lib/copy-text';
import { load } from '../../shared/lib/loadable';
import { bookPlaceOf, leadingPassages, readerPlaceOf } from './places';
import {
  passageKey,
  scriptureActions,
  selectPassages,
  selectSearch,
  type ReaderPlace,
} from './scripture.slice';
import { selectTranslation } from './translation.slice';

/** How long the typing rests before a search, in milliseconds. */
export const SEARCH_DELAY = 250;
const BASE = '/api/v1/scripture';
const NOT_LOADED = 'The text could not be loaded. Nothing is lost; please try again.';

/** The Bible text, fetched once for each reference and translation, and the search in it. */
export function* scriptureSaga() {
  yield* takeEvery(scriptureActions.passageRequested, loadPassage);
  const { searchTyped, searchSubmitted, foundOpened } = scriptureActions;
  yield* takeLatest([searchTyped, searchSubmitted, foundOpened], searchOrOpen);
  yield* takeEvery(scriptureActions.versesCopyRequested, copy);
}

function addressOf(path: string, query: Record<string, string>, translation: Translation): string {
  const asked = new URLSearchParams(query);
  if (translation !== DEFAULT_TRANSLATION) asked.set('translation', translation);
  return `${BASE}/${path}?${asked.toString()}`;
}

function* loadPassage({ payload: request }: ReturnType<typeof scriptureActions.passageRequested>) {
  const { reference, translation } = request;
  const known = yield* select(selectPassages);
  if (known[passageKey(request)]?.status === 'loaded') return;
  const asked = load(
    () => getJson<PassagesResponse>(addressOf('passages', { ref: reference }, translation)),
    ({ passages }) => scriptureActions.passageLoaded({ request, passages }),
    (error) => scriptureActions.passageFailed({ request, text: textOf(error, NOT_LOADED) }),
  );
  const isSame = (action: Action) =>
    scriptureActions.passageRequested.match(action) && passageKey(action.payload) === passageKey(request);
  // The same asked for anew takes its place.
  yield* race([asked, take(isSame)]);
}

/** What is typed is looked for when the typing rests; Enter does not wait for that, and opens a passage that is named. */
function* searchOrOpen({ type }: Action) {
  const isSubmitted = type === scriptureActions.searchSubmitted.type;
  const before = yield* select(selectSearch);
  const query = before.query.trim();
  if (query === '') return;
  const isFound = before.status === 'loaded' && before.data?.query === query;
  if (!isSubmitted) yield* delay(SEARCH_DELAY);
  if (!isSubmitted || !isFound) yield* call(search, query);
  if (!isSubmitted) return;
  const { data } = yield* select(selectSearch);
  const place = data && placeNamed(data);
  if (place) yield* put(scriptureActions.foundOpened(place));
}

function* search(query: string) {
  const translation = yield* select(selectTranslation);
  yield* load(
    () => getJson<SearchResponse>(addressOf('search', { q: query }, translation)),
    scriptureActions.found,
    (error) => scriptureActions.searchFailed(textOf(error, NOT_LOADED)),
  );
}

function placeNamed(found: SearchResponse): ReaderPlace | null {
  const [passage] = leadingPassages(found);
  if (passage !== undefined) return readerPlaceOf(passage);
  return found.book === undefined ? null : bookPlaceOf(found.book);
}

function* copy({ payload }: ReturnType<typeof scriptureActions.versesCopyRequested>) {
  const isCopied = yield* call(copyText, payload);
  yield* put(scriptureActions.copyEnded({ text: payload, isCopied }));
}

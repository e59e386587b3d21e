import type { Action, PayloadAction } from '@reduxjs/toolkit';
import {
  call,
  debounce,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import type { PassagesResponse, SearchResponse } from '@emit/contract/scripture';
import { DEFAULT_TRANSLATION, type Translation } from '@emit/contract/translations';
import { isOutage, textOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { copyText } from '../../shared/lib/copy-text';
import { load } from '../../shared/lib/loadable';
import { logFailure } from '../../shared/lib/log';
import { keepPlace } from './page/kept-place';
import type { VersePicture } from './picture/draw-picture';
import { bookPlaceOf, leadingPassages, readerPlaceOf } from './places';
import {
  passageKey,
  scriptureActions,
  selectPassages,
  selectSearch,
  type PassageRequest,
  type ReaderPlace,
} from './scripture.slice';
import { selectTranslation, translationActions } from './translation.slice';
import { keepWholeText, passageKeptHere } from './whole-text';

/** How long the typing rests before a search, in milliseconds. */
export const SEARCH_DELAY = 250;
/** Milliseconds before the whole text is brought. */
const KEEP_TEXT_DELAY = 5_000;
/** Milliseconds in which the reader's page rests before its place is kept. */
const KEEP_PLACE_DELAY = 200;
const BASE = '/api/v1/scripture';
const NOT_LOADED = 'The text could not be loaded. Nothing is lost; please try again.';

/** The Bible text, fetched once for each reference and translation, and the search in it. */
export function* scriptureSaga() {
  yield* takeEvery(scriptureActions.passageRequested, loadPassage);
  const { searchTyped, searchSubmitted, foundOpened } = scriptureActions;
  yield* takeLatest([searchTyped, searchSubmitted, foundOpened], searchOrOpen);
  yield* takeEvery(scriptureActions.versesCopyRequested, copy);
  yield* takeLeading([scriptureActions.pictureShareAsked, scriptureActions.pictureSaveAsked], makePicture);
  yield* debounce(KEEP_PLACE_DELAY, scriptureActions.readAt, ({ payload }) => keepPlace(payload));
  yield* takeLatest([translationActions.known, translationActions.chosen], keepTexts);
}

function addressOf(path: string, query: Record<string, string>, translation: Translation): string {
  const asked = new URLSearchParams(query);
  if (translation !== DEFAULT_TRANSLATION) asked.set('translation', translation);
  return `${BASE}/${path}?${asked.toString()}`;
}

/** From the server; without a connection from the whole text, where it is kept here. */
async function fetchPassages(request: PassageRequest): Promise<PassagesResponse> {
  const { reference, translation } = request;
  try {
    return await getJson<PassagesResponse>(addressOf('passages', { ref: reference }, translation));
  } catch (error) {
    const kept = isOutage(error) ? await passageKeptHere(request).catch(() => null) : null;
    if (kept) return kept;
    throw error;
  }
}

/** After what the page itself is waiting for. */
function* keepTexts({ payload }: ReturnType<typeof translationActions.known>) {
  yield* delay(KEEP_TEXT_DELAY);
  for (const translation of new Set([DEFAULT_TRANSLATION, payload])) yield* call(keepWholeText, translation);
}

function* loadPassage({ payload: request }: ReturnType<typeof scriptureActions.passageRequested>) {
  const known = yield* select(selectPassages);
  if (known[passageKey(request)]?.status === 'loaded') return;
  const asked = load(
    () => fetchPassages(request),
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

function* makePicture(action: PayloadAction<VersePicture>) {
  const isShared = scriptureActions.pictureShareAsked.match(action);
  try {
    const { sharePicture, savePicture } = yield* call(() => import('./picture/share-picture'));
    yield* call(isShared ? sharePicture : savePicture, action.payload);
    yield* put(scriptureActions.pictureEnded(true));
  } catch (error) {
    logFailure('Error making a picture of verses', error);
    yield* put(scriptureActions.pictureEnded(false));
  }
}

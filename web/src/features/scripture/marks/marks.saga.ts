import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { HighlightRequest, MarksResponse, NoteKept, NoteRequest } from '@emit/contract/marks';
import { refusalTextOf, statusTextOf } from '../../../shared/api/errors';
import { send, sendJson } from '../../../shared/api/http';
import { countDown } from '../../../shared/lib/count-down';
import { loadKept } from '../../../shared/lib/load-kept';
import { logFailure } from '../../../shared/lib/log';
import { marksActions, selectMarks, type RemovedMark } from './marks.slice';
import { restoring } from './with-colour';

const MARKS = '/api/v1/marks';
const NEEDS_CONNECTION = 'Saving highlights and notes needs a connection.';
const NOT_SAVED = 'This could not be saved. Please try again.';
/** Milliseconds for which it is said what came of an attempt. */
const SAID_FOR = 6_000;

/** What a member marks and notes in the Bible. What is taken away can be brought back for some seconds. */
export function* marksSaga() {
  yield* takeLatest(marksActions.requested, loadAll);
  yield* takeEvery(marksActions.highlighted, highlight);
  yield* takeEvery(marksActions.highlightRemovalAsked, removeHighlight);
  yield* takeLeading(marksActions.noteSubmitted, saveNote);
  yield* takeEvery(marksActions.noteRemovalAsked, removeNote);
  yield* takeEvery(marksActions.undone, bringBack);
  yield* takeLatest(marksActions.said, fade);
}

function* loadAll() {
  const { loaded, found } = marksActions;
  const failed = (error: unknown) => {
    logFailure('Error loading highlights and notes', error);
    return marksActions.failed(statusTextOf(error));
  };
  yield* loadKept<MarksResponse>(MARKS, { loaded, found, failed });
}

/** Shown already; what cannot be saved is loaded anew. */
function* highlight({ payload }: ReturnType<typeof marksActions.highlighted>) {
  try {
    yield* call(putHighlight, payload);
  } catch (error) {
    yield* call(sayFailure, error);
  }
}

function putHighlight(request: HighlightRequest): Promise<Response> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return send('PUT', `${MARKS}/highlights`, { body: request, headers });
}

function* removeHighlight({ payload: those }: ReturnType<typeof marksActions.highlightRemovalAsked>) {
  const { all } = yield* select(selectMarks);
  const restore = restoring(all.data?.highlights ?? [], those);
  // Shown, and sent, without a colour.
  yield* put(marksActions.highlighted({ ...those, colour: null }));
  const removed: RemovedMark = { id: crypto.randomUUID(), kind: 'highlight', restore };
  yield* call(offerBack, removed);
}

function* removeNote({ payload: id }: ReturnType<typeof marksActions.noteRemovalAsked>) {
  const { all } = yield* select(selectMarks);
  const note = all.data?.notes.find(({ note_id }) => note_id === id);
  if (!note) return;
  yield* put(marksActions.noteRemoved(id));
  try {
    yield* call(send, 'DELETE', `${MARKS}/notes/${id}`);
  } catch (error) {
    yield* call(sayFailure, error);
    return;
  }
  const { book, chapter, verses, text } = note;
  const removed: RemovedMark = { id, kind: 'note', restore: [{ book, chapter, verses, text }] };
  yield* call(offerBack, removed);
}

function* offerBack(removed: RemovedMark) {
  yield* put(marksActions.removed(removed));
  const isOver = yield* call(countDown, {
    isLeft: () => isOffered(removed.id),
    endings: [marksActions.settled, marksActions.barClosed],
    paused: marksActions.paused,
    resumed: marksActions.resumed,
  });
  if (isOver) yield* put(marksActions.settled(removed.id));
}

function* isOffered(id: string) {
  const { removed } = yield* select(selectMarks);
  return removed.some((one) => one.id === id);
}

function* bringBack({ payload: id }: ReturnType<typeof marksActions.undone>) {
  const { removed } = yield* select(selectMarks);
  const one = removed.find((known) => known.id === id);
  yield* put(marksActions.settled(id));
  for (const request of one?.restore ?? []) {
    if ('colour' in request) yield* put(marksActions.highlighted(request));
    else yield* call(writeAgain, request as NoteRequest);
  }
}

function* writeAgain(request: NoteRequest) {
  try {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    yield* call(send, 'POST', `${MARKS}/notes`, { body: request, headers });
    yield* put(marksActions.requested());
  } catch (error) {
    yield* call(sayFailure, error);
    // The words are still there to be saved.
    yield* put(marksActions.noteOpened({ note_id: null, ...request }));
  }
}

function* saveNote() {
  const { edited, attempt } = yield* select(selectMarks);
  if (!edited) return;
  const { note_id: id, ...note } = edited;
  const body = { ...note, text: note.text.trim() };
  const said = JSON.stringify([id, body]);
  const key = attempt?.said === said ? attempt.key : crypto.randomUUID();
  yield* put(marksActions.attempted({ key, said }));
  try {
    const sent = { body, headers: { 'Idempotency-Key': key } };
    const path = id === null ? `${MARKS}/notes` : `${MARKS}/notes/${id}`;
    yield* call(sendJson<NoteKept>, id === null ? 'POST' : 'PUT', path, sent);
    yield* put(marksActions.noteSaved());
    yield* put(marksActions.requested());
  } catch (error) {
    logFailure('Error saving a note', error);
    yield* put(marksActions.noteRefused(whyNot(error)));
  }
}

function* sayFailure(error: unknown) {
  logFailure('Error saving a highlight or note', error);
  yield* put(marksActions.said(whyNot(error)));
  yield* put(marksActions.requested());
}

function whyNot(error: unknown): string {
  return refusalTextOf(error, NOT_SAVED, `${NOT_SAVED} ${NEEDS_CONNECTION}`);
}

function* fade({ payload }: ReturnType<typeof marksActions.said>) {
  if (payload === null) return;
  yield* delay(SAID_FOR);
  yield* put(marksActions.said(null));
}

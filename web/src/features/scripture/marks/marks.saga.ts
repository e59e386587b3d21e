import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { MarksResponse, NoteRequest } from '@emit/contract/marks';
import { refusalTextOf, statusTextOf } from '../../../shared/api/errors';
import { isRecord } from '../../../shared/lib/is-record';
import { countDown } from '../../../shared/lib/count-down';
import { loadKept } from '../../../shared/lib/load-kept';
import type { KeptAnswer } from '../../../shared/lib/kept-answers';
import { logFailure } from '../../../shared/lib/log';
import { NoRoom, sendOrKeep, takeBack, type Change } from '../../../shared/lib/outbox';
import { keepNote, StillOnItsWay } from './keep-note';
import { marksActions, selectMarks, type RefusedNote, type RemovedMark } from './marks.slice';
import { HIGHLIGHTS, keyOfUnnamed, MARKS, NOTES, waitingMarks, withWaiting } from './waiting-marks';
import { restoring } from './with-colour';

const WAITS = 'Kept in this browser, and sent when there is a connection.';
const NOTE_REFUSED = 'A note could not be saved. You find it under Highlights and notes.';
const NOT_SAVED = 'This could not be saved. Please try again.';
/** Milliseconds for which it is said what came of an attempt. */
const SAID_FOR = 6_000;

/**
 * What a member marks and notes in the Bible. What is taken away can be brought back for some seconds; what is done without a
 * connection waits in this browser, is shown as done, and is sent once.
 */
export function* marksSaga() {
  yield* takeLatest(marksActions.requested, loadAll);
  yield* takeEvery(marksActions.highlighted, highlight);
  yield* takeEvery(marksActions.highlightRemovalAsked, removeHighlight);
  yield* takeLeading(marksActions.noteSubmitted, saveNote);
  yield* takeEvery(marksActions.noteRemovalAsked, removeNote);
  yield* takeEvery(marksActions.undone, bringBack);
  yield* takeEvery(marksActions.refusedDiscarded, discard);
  yield* takeLatest(marksActions.said, fade);
}

function* loadAll() {
  yield* call(findRefused);
  const loaded = (data: MarksResponse) => marksActions.loaded(withWaiting(data));
  const found = (kept: KeptAnswer<MarksResponse>) =>
    marksActions.found({ ...kept, data: withWaiting(kept.data) });
  const failed = (error: unknown) => {
    logFailure('Error loading highlights and notes', error);
    return marksActions.failed(statusTextOf(error));
  };
  yield* loadKept<MarksResponse>(MARKS, { loaded, found, failed });
}

/** What the server did not take: words stay to be written again, the rest is only told. */
function* findRefused() {
  const refused: RefusedNote[] = [];
  for (const { id, method, body, refusal } of waitingMarks()) {
    if (refusal === null) continue;
    const isNote = method !== 'DELETE' && isRecord(body) && 'text' in body;
    if (isNote) refused.push({ id, reason: refusal, note: body as unknown as NoteRequest });
    else if (takeBack(id)) yield* put(marksActions.said(refusal));
  }
  const before = (yield* select(selectMarks)).refused;
  yield* put(marksActions.refusedFound(refused));
  if (refused.length > before.length) yield* put(marksActions.said(NOTE_REFUSED));
}

function* discard({ payload: id }: ReturnType<typeof marksActions.refusedDiscarded>) {
  yield* call(takeBack, id);
  yield* call(findRefused);
}

/** Shown already; what cannot be saved is loaded anew. */
function* highlight({ payload }: ReturnType<typeof marksActions.highlighted>) {
  try {
    yield* change({ id: crypto.randomUUID(), method: 'PUT', path: HIGHLIGHTS, body: payload });
  } catch (error) {
    yield* call(sayFailure, error);
  }
}

/** Sent, or kept until there is a connection; after what waits already. */
function* change(request: Change) {
  const isBehind = waitingMarks().some(({ refusal }) => refusal === null);
  const answer = yield* call(sendOrKeep, request, { isBehind });
  if (answer === null) yield* call(sayThatItWaits);
}

function* sayThatItWaits() {
  const { all } = yield* select(selectMarks);
  if (all.data) yield* put(marksActions.shown(withWaiting(all.data)));
  yield* put(marksActions.said(WAITS));
  yield* put(marksActions.queued());
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
  const unnamed = keyOfUnnamed(id);
  try {
    if (unnamed === null) {
      const key = crypto.randomUUID();
      yield* change({ id: key, method: 'DELETE', path: `${NOTES}/${id}` });
    } else if (!takeBack(unnamed)) throw new StillOnItsWay();
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
    yield* change({ id: crypto.randomUUID(), method: 'POST', path: NOTES, body: request });
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
  const { note_id: id, replaces, ...note } = edited;
  const body = { ...note, text: note.text.trim() };
  const said = JSON.stringify([id, body]);
  const key = attempt?.said === said ? attempt.key : crypto.randomUUID();
  yield* put(marksActions.attempted({ key, said }));
  try {
    const request = yield* call(keepNote, { id, body, key });
    if (request === null) yield* call(sayThatItWaits);
    else yield* change(request);
    // The words have a new place now.
    if (replaces !== undefined) yield* call(takeBack, replaces);
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
  if (error instanceof NoRoom || error instanceof StillOnItsWay) return error.message;
  return refusalTextOf(error, NOT_SAVED, NOT_SAVED);
}

function* fade({ payload }: ReturnType<typeof marksActions.said>) {
  if (payload === null) return;
  yield* delay(SAID_FOR);
  yield* put(marksActions.said(null));
}

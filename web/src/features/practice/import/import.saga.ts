import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { LIMITS } from '@emit/contract/limits';
import type { ImportRequest, ImportResponse, ImportResult, ImportRow } from '@emit/contract/practice-import';
import { ApiError, isOutage, textOf } from '../../../shared/api/errors';
import { sendJson } from '../../../shared/api/http';
import { nextChance } from '../../../shared/lib/ask-again';
import { timeZone } from '../../../shared/lib/dates';
import { UnfitFile } from './import-file';
import { importActions, selectImport, type Judged } from './import.slice';

const IMPORT = '/api/v1/practices/import';
/** Below what a request may hold (contract/limits), with what stands around the rows. */
const BATCH_BYTES = LIMITS.bodyBytes - 8_000;
/** Another tab may import the same at once. */
const RACES = 5;
const AWAY =
  'No connection to the server. The import continues by itself when there is one; what is imported stays.';
const UNREAD = 'This file could not be read.';
const FAILED = 'The import stopped. What is imported stays: press Import to go on.';

const fetchKit = () => import('./import-kit');

/** From a file to practices: read here, judged by the server, sent batch by batch. Whatever is sent again is there once. */
export function* importSaga() {
  yield* takeLatest(importActions.fileChosen, read);
  yield* takeEvery(importActions.columnsChosen, findActivities);
  yield* takeLeading(importActions.previewAsked, preview);
  yield* takeLeading(importActions.importAsked, importAll);
}

function* read({ payload }: ReturnType<typeof importActions.fileChosen>) {
  try {
    const kit = yield* call(fetchKit);
    const file = yield* call(kit.readImportFile, payload);
    const mapping = yield* call(kit.guessMapping, file, navigator.language);
    yield* put(importActions.fileRead({ file, mapping }));
  } catch (error) {
    yield* put(importActions.refused(error instanceof UnfitFile ? error.message : UNREAD));
  }
}

function* findActivities({ payload }: ReturnType<typeof importActions.columnsChosen>) {
  const { file } = yield* select(selectImport);
  if (!file) return;
  const kit = yield* call(fetchKit);
  yield* put(importActions.mapped(yield* call(kit.withActivities, file, payload)));
}

function* preview() {
  const { file, mapping } = yield* select(selectImport);
  if (!file || !mapping) return;
  try {
    const kit = yield* call(fetchKit);
    const candidates = yield* call(kit.candidatesOf, file, mapping);
    const rows = candidates.flatMap(({ row }) => row ?? []);
    const results = yield* call(sendAll, `${IMPORT}/preview`, rows);
    let next = 0;
    const judged = candidates.map((candidate): Judged => {
      const result = candidate.row ? (results[next++] ?? null) : null;
      return { candidate, result };
    });
    yield* put(importActions.previewed(judged));
  } catch (error) {
    yield* put(importActions.refused(textOf(error, FAILED)));
  }
}

/** What is to be added, once more in the order in which it was judged. */
function* importAll() {
  const { judged } = yield* select(selectImport);
  const rows = judged.flatMap(({ candidate, result }) => (result === 'added' ? (candidate.row ?? []) : []));
  try {
    const results = yield* call(sendAll, IMPORT, rows);
    yield* put(importActions.finished(results.filter(isThere).length));
  } catch (error) {
    yield* put(importActions.refused(`${FAILED} ${textOf(error, '')}`.trim()));
  }
}

/** Of a row that was new, `known` tells of a request whose answer was lost, or of another tab that was faster. */
const isThere = (result: ImportResult) => result === 'added' || result === 'known';

function* sendAll(path: string, rows: readonly ImportRow[]) {
  const results: ImportResult[] = [];
  for (const practices of batchesOf(rows)) {
    results.push(...(yield* call(sendOne, path, practices)));
    yield* put(importActions.progressed(results.length / rows.length));
  }
  return results;
}

/** Again at each chance while the server is away, and where another tab was faster. */
function* sendOne(path: string, practices: ImportRow[]) {
  const { file } = yield* select(selectImport);
  const body: ImportRequest = { source: file?.source ?? 'csv', time_zone: timeZone(), practices };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = yield* call(sendJson<ImportResponse>, 'POST', path, { body });
      return answer?.results ?? [];
    } catch (error) {
      const wasRaced = error instanceof ApiError && error.code === 'CONCURRENT_CHANGE';
      if (isOutage(error)) {
        yield* put(importActions.interrupted(AWAY));
        yield* call(nextChance, attempt);
      } else if (!wasRaced || attempt >= RACES) throw error;
    }
  }
}

/** As many as a request takes; a day is not cut in two where that can be helped, for it holds no more than 24 hours. */
function batchesOf(rows: readonly ImportRow[]): ImportRow[][] {
  const batches: ImportRow[][] = [];
  let batch: ImportRow[] = [];
  let bytes = 0;
  const sizeOf = (row: ImportRow) => new TextEncoder().encode(JSON.stringify(row)).length + 1;
  for (const row of rows) {
    const size = sizeOf(row);
    if (batch.length === LIMITS.practicesPerImport || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      const begun = batch.findIndex(({ practice_date: date }) => date === row.practice_date);
      const rest = begun > 0 ? batch.splice(begun) : [];
      batches.push(batch);
      batch = rest;
      bytes = rest.reduce((sum, one) => sum + sizeOf(one), 0);
    }
    batch.push(row);
    bytes += size;
  }
  return batch.length === 0 ? batches : [...batches, batch];
}

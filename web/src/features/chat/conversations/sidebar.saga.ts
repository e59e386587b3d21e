import { put, takeEvery } from 'typed-redux-saga';
import { readText, remove, STORAGE_KEYS, writeText } from '../../../shared/lib/storage';
import { sidebarCollapsed } from './sidebar.slice';

const COLLAPSED = 'collapsed';

/** The sidebar stays as it was left on this device. */
export function* sidebarSaga() {
  yield* put(sidebarCollapsed(readText(STORAGE_KEYS.sidebar) === COLLAPSED));
  yield* takeEvery(sidebarCollapsed, keep);
}

function keep({ payload }: ReturnType<typeof sidebarCollapsed>) {
  if (payload) writeText(STORAGE_KEYS.sidebar, COLLAPSED);
  else remove(STORAGE_KEYS.sidebar);
}

import { put, takeEvery } from 'typed-redux-saga';
import { readText, remove, STORAGE_KEYS, writeText } from '../../shared/lib/storage';
import { keysSwitched } from './shortcuts.slice';

const OFF = 'off';

/** Single keys stay switched off on this device. */
export function* shortcutsSaga() {
  yield* put(keysSwitched(readText(STORAGE_KEYS.shortcuts) !== OFF));
  yield* takeEvery(keysSwitched, keep);
}

function keep({ payload }: ReturnType<typeof keysSwitched>) {
  if (payload) remove(STORAGE_KEYS.shortcuts);
  else writeText(STORAGE_KEYS.shortcuts, OFF);
}

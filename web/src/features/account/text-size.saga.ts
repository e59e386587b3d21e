import { put, takeEvery } from 'typed-redux-saga';
import { readText, remove, STORAGE_KEYS, writeText } from '../../shared/lib/storage';
import { TEXT_SIZES, textSizeChosen } from './text-size.slice';

/** The choice stays on this device; what it means is in tokens.css. */
export function* textSizeSaga() {
  yield* takeEvery(textSizeChosen, choose);
  const kept = readText(STORAGE_KEYS.textSize);
  yield* put(textSizeChosen(TEXT_SIZES.find((size) => size === kept) ?? 'normal'));
}

function choose({ payload }: ReturnType<typeof textSizeChosen>) {
  if (payload === 'normal') remove(STORAGE_KEYS.textSize);
  else writeText(STORAGE_KEYS.textSize, payload);
  document.documentElement.dataset.textSize = payload;
}

import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { listen } from '../../shared/lib/listen';
import { readText, remove, STORAGE_KEYS, writeText } from '../../shared/lib/storage';
import { selectTheme, themeChosen, THEMES } from './theme.slice';

/** public/theme.js sets the theme before the first paint; from then on it is kept here. */
export function* themeSaga() {
  const kept = readText(STORAGE_KEYS.theme);
  yield* put(themeChosen(THEMES.find((theme) => theme === kept) ?? 'system'));
  yield* takeEvery(themeChosen, choose);
  const system = eventChannel<'changed'>((emit) => listen(prefersDark(), 'change', () => emit('changed')));
  yield* takeEvery(system, apply);
}

function* choose({ payload }: ReturnType<typeof themeChosen>) {
  if (payload === 'system') remove(STORAGE_KEYS.theme);
  else writeText(STORAGE_KEYS.theme, payload);
  yield* call(apply);
}

function* apply() {
  const theme = yield* select(selectTheme);
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#14161C' : '#FBF8F3');
}

function prefersDark() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

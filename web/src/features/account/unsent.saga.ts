import { createAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';
import { chooseUnsent } from '../../shared/lib/unsent-texts';

/** Whether unsent texts wait, sealed, when the session ends elsewhere. */
export const unsentChosen = createAction<boolean>('account/unsentChosen');

export function* unsentSaga() {
  yield* takeEvery(unsentChosen, keepChoice);
}

function* keepChoice({ payload }: ReturnType<typeof unsentChosen>) {
  yield* call(chooseUnsent, payload);
}

import { call, put, takeLeading } from 'typed-redux-saga';
import type { AddressChangeAsked } from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { askProof, proofTextOf } from './proof/ask-proof';
import { addressActions } from './address.slice';

const NOT_SENT = 'The link could not be sent. Please try again.';
const NOT_CHANGED = 'Your address could not be changed. Please try again.';

/** The member's email address: its link sent again, and its change. */
export function* addressSaga() {
  yield* takeLeading(addressActions.sendRequested, sendAgain);
  yield* takeLeading(addressActions.changeSubmitted, submitChange);
}

function* sendAgain() {
  yield* put(addressActions.sendingBegan());
  try {
    yield* call(sendJson, 'POST', '/api/v1/account/verification');
    yield* put(addressActions.linkSent());
  } catch (error) {
    yield* put(addressActions.sendingFailed(textOf(error, NOT_SENT)));
  }
}

function* submitChange({ payload }: ReturnType<typeof addressActions.changeSubmitted>) {
  const email = payload.email.trim();
  if (email === '') {
    yield* put(addressActions.changeRefused(MESSAGES.emailRequired));
    return;
  }
  yield* put(addressActions.changeBegan());
  try {
    const body = { email, ...(yield* call(askProof, payload.proof)) };
    const answer = yield* call(sendJson<AddressChangeAsked>, 'POST', '/api/v1/account/address', { body });
    yield* put(addressActions.changeAsked(answer?.asked ?? 'new'));
  } catch (error) {
    yield* put(addressActions.changeRefused(proofTextOf(error, NOT_CHANGED)));
  }
}

import { call, put, takeLeading } from 'typed-redux-saga';
import { PRIVACY_VERSION, type AcceptPrivacyRequest } from '@emit/contract/privacy';
import { textOf } from '../../shared/api/errors';
import { sendJson } from '../../shared/api/http';
import { privacyActions } from './privacy.slice';

const NOT_KEPT = 'That could not be saved. Please try again.';

/** What members agree to after they have registered. */
export function* privacySaga() {
  yield* takeLeading(privacyActions.agreed, accept);
}

function* accept() {
  const body: AcceptPrivacyRequest = { version: PRIVACY_VERSION };
  try {
    yield* call(sendJson, 'PUT', '/api/v1/users/me/privacy', { body });
    yield* put(privacyActions.accepted(PRIVACY_VERSION));
  } catch (error) {
    yield* put(privacyActions.failed(textOf(error, NOT_KEPT)));
  }
}

import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { FactorAdded, FactorList, MemberProof, PasskeySetup, TotpSetup } from '@emit/contract/account';
import { MESSAGES } from '@emit/contract/messages';
import { textOf } from '../../../shared/api/errors';
import { getJson, sendJson } from '../../../shared/api/http';
import { copyText } from '../../../shared/lib/copy-text';
import { load } from '../../../shared/lib/loadable';
import { makePasskey } from '../../../shared/lib/passkeys';
import { askProof, proofTextOf } from '../proof/ask-proof';
import { sessionsActions } from '../sessions.slice';
import { factorsActions, selectStep, type Removable } from './factors.slice';

const FACTORS = '/api/v1/account/factors';
const NOT_LOADED = 'Your second factors could not be loaded. Please try again.';
const NOT_CHANGED = 'That did not work. Please try again.';

/** What a member sets up besides the password. */
export function* factorStepsSaga() {
  yield* takeLatest(factorsActions.requested, loadFactors);
  yield* takeLeading(factorsActions.appWanted, beginTotp);
  yield* takeLeading(factorsActions.codeGiven, confirmTotp);
  yield* takeLeading(factorsActions.passkeyAdded, addPasskey);
  yield* takeLeading(factorsActions.proven, submitProof);
  yield* takeLeading(factorsActions.copyRequested, copyCodes);
}

function loadFactors() {
  return load(
    () => getJson<FactorList>(FACTORS),
    factorsActions.loaded,
    (error) => factorsActions.failed(textOf(error, NOT_LOADED)),
  );
}

function* beginTotp({ payload }: ReturnType<typeof factorsActions.appWanted>) {
  yield* call(attempt, function* () {
    const body = yield* call(askProof, payload);
    const setup = yield* call(sendJson<TotpSetup>, 'POST', `${FACTORS}/totp`, { body });
    if (setup) yield* put(factorsActions.opened({ name: 'confirm-totp', setup }));
  });
}

function* confirmTotp({ payload }: ReturnType<typeof factorsActions.codeGiven>) {
  const step = yield* select(selectStep);
  const code = payload.trim();
  if (step?.name !== 'confirm-totp') return;
  if (code === '') {
    yield* put(factorsActions.refused(MESSAGES.codeRequired));
    return;
  }
  const body = { setup: step.setup.setup, code };
  yield* call(attempt, function* () {
    yield* call(showCodes, yield* call(sendJson<FactorAdded>, 'POST', `${FACTORS}/totp/confirm`, { body }));
  });
}

function* addPasskey({ payload }: ReturnType<typeof factorsActions.passkeyAdded>) {
  const name = payload.name.trim();
  if (name === '') {
    yield* put(factorsActions.refused(MESSAGES.passkeyNameRequired));
    return;
  }
  yield* call(attempt, function* () {
    const proof = yield* call(askProof, payload.proof);
    const asked = { body: proof };
    const begun = yield* call(sendJson<PasskeySetup>, 'POST', `${FACTORS}/passkeys/options`, asked);
    if (!begun) return;
    const passkey = yield* call(makePasskey, begun.options);
    const body = { setup: begun.setup, name, passkey };
    yield* call(showCodes, yield* call(sendJson<FactorAdded>, 'POST', `${FACTORS}/passkeys`, { body }));
  });
}

function* submitProof({ payload }: ReturnType<typeof factorsActions.proven>) {
  const step = yield* select(selectStep);
  if (step?.name === 'renew')
    yield* call(attempt, function* () {
      const sent = { body: yield* call(askProof, payload) };
      yield* call(showCodes, yield* call(sendJson<FactorAdded>, 'POST', `${FACTORS}/recovery-codes`, sent));
    });
  if (step?.name === 'remove') {
    const { what } = step;
    yield* call(attempt, function* () {
      const [path, body] = removal(what, yield* call(askProof, payload));
      yield* call(sendJson, 'POST', path, { body });
      yield* put(factorsActions.closed());
      yield* put(factorsActions.requested());
    });
  }
}

function* copyCodes() {
  const step = yield* select(selectStep);
  if (step?.name !== 'codes') return;
  yield* put(factorsActions.copied(yield* call(copyText, step.codes.join('\n'))));
}

function removal(what: Removable, proof: MemberProof): [path: string, body: object] {
  if (what.kind === 'totp') return [`${FACTORS}/totp/remove`, proof];
  return [`${FACTORS}/passkeys/remove`, { ...proof, id: what.id }];
}

/** The list and the sessions are others now: with the first factor the other sessions end. */
function* showCodes(added: FactorAdded | undefined) {
  const codes = added?.recovery_codes ?? [];
  if (codes.length > 0) yield* put(factorsActions.opened({ name: 'codes', codes }));
  else yield* put(factorsActions.closed());
  yield* put(factorsActions.requested());
  yield* put(sessionsActions.requested());
}

function* attempt(work: () => Generator) {
  yield* put(factorsActions.began());
  try {
    yield* call(work);
  } catch (error) {
    yield* put(factorsActions.refused(proofTextOf(error, NOT_CHANGED)));
  }
}

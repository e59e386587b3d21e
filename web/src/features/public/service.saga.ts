import { takeLatest } from 'typed-redux-saga';
import type { ServiceFacts } from '@emit/contract/privacy';
import { textOf } from '../../shared/api/errors';
import { getJson } from '../../shared/api/http';
import { load } from '../../shared/lib/loadable';
import { serviceActions } from './service.slice';

const NOT_LOADED = 'How this server is set up could not be loaded.';

export function* serviceSaga() {
  yield* takeLatest(serviceActions.requested, loadFacts);
}

function loadFacts() {
  return load(
    () => getJson<ServiceFacts>('/api/v1/service'),
    serviceActions.loaded,
    (error) => serviceActions.failed(textOf(error, NOT_LOADED)),
  );
}

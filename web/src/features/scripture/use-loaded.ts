import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { notLoaded } from '../../shared/lib/loadable';
import { scriptureActions, selectPassages, type LoadablePassages } from './scripture.slice';

const NOTHING_YET: LoadablePassages = notLoaded();

/** The text of a reference, asked for when it is not there; and how to ask again. */
export function useLoaded(reference: string): [loaded: LoadablePassages, retry: () => void] {
  const dispatch = useDispatch();
  const loaded = useSelector(selectPassages)[reference] ?? NOTHING_YET;
  const retry = () => dispatch(scriptureActions.passageRequested(reference));
  useEffect(() => void dispatch(scriptureActions.passageRequested(reference)), [dispatch, reference]);
  return [loaded, retry];
}

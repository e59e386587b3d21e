import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { passageRequested, selectPassages, type Loaded } from './scripture.slice';

const NOTHING_YET: Loaded = { status: 'loading' };

/** The text of a reference, asked for when it is not there; and how to ask again. */
export function useLoaded(reference: string): [loaded: Loaded, retry: () => void] {
  const dispatch = useDispatch();
  const loaded = useSelector(selectPassages)[reference] ?? NOTHING_YET;
  const retry = () => dispatch(passageRequested(reference));
  useEffect(() => void dispatch(passageRequested(reference)), [dispatch, reference]);
  return [loaded, retry];
}

import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ServiceFacts } from '@emit/contract/privacy';
import { selectService, serviceActions } from './service.slice';

/** How the server is set up; null until it has said so, or where it does not answer. */
export function useService(): ServiceFacts | null {
  const dispatch = useDispatch();
  const { data } = useSelector(selectService);
  useEffect(() => void dispatch(serviceActions.requested()), [dispatch]);
  return data;
}

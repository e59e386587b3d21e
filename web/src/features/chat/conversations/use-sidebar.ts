import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsMobile } from '../../../shared/lib/use-media';
import { selectIsCollapsed, sidebarCollapsed } from './sidebar.slice';

/**
 * Whether the conversations are shown, and how that changes. A sidebar that is there at first stays as it was left on
 * this device; the drawer is always closed at first, and so is the sidebar of a variant that begins without one.
 */
export function useSidebar(isThereAtFirst: boolean): [open: boolean, change: (open: boolean) => void] {
  const dispatch = useDispatch();
  const isMobile = useIsMobile();
  const isCollapsed = useSelector(selectIsCollapsed);
  const collapse = useCallback((open: boolean) => void dispatch(sidebarCollapsed(!open)), [dispatch]);
  // Apart: a phone that is turned shows no drawer because there was a sidebar.
  const drawer = useState(false);
  const passing = useState(false);
  if (isMobile) return drawer;
  return isThereAtFirst ? [!isCollapsed, collapse] : passing;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { addLayer } from './layers';

/** For what lies over the page: while it is open, the browser's way back closes it instead of leaving the page. */
export function useLayer(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // One that makes way for another in the same moment hands its entry on.
  useLayoutEffect(() => (open ? addLayer(() => latest.current()) : undefined), [open]);
}

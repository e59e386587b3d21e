import { useEffect, useRef, type HTMLAttributes } from 'react';
import { useLocation } from 'react-router';

/** What a page is about. After a link led here from another page, whose focus is gone with it, reading begins here. */
export function Main(props: HTMLAttributes<HTMLElement>) {
  const main = useRef<HTMLElement>(null);
  // React Router's key of the page that the browser itself opened: there the focus is the browser's business.
  const isLedHere = useLocation().key !== 'default';
  useEffect(() => {
    if (isLedHere && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [isLedHere]);
  return <main ref={main} tabIndex={-1} {...props} />;
}

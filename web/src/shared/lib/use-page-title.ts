import { useEffect } from 'react';

/** The page's name in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Emit' : `${title} · Emit`;
  }, [title]);
}

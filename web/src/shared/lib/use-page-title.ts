import { useEffect } from 'react';

/** The page's name in the browser's tab; null leaves it. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === '' ? 'Emit' : `${title} · Emit`;
  }, [title]);
}

import { useEffect } from 'react';

/** The page's name in the browser's tab; null leaves it. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = titleOf(title);
  }, [title]);
}

/** What the browser's tab says of a page of that name, '' for the app's name alone. */
export function titleOf(name: string): string {
  return name === '' ? 'Emit' : `${name} · Emit`;
}

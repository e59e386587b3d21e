import type { NavigateFunction } from 'react-router';

let navigate: NavigateFunction | null = null;

/** The router lends its function, so that sagas can go somewhere. */
export function lendNavigate(given: NavigateFunction): void {
  navigate = given;
}

/** To another document: nothing of this one stays in memory. */
export function leaveFor(path: string): void {
  window.location.replace(path);
}

/** To a page of somebody else's, from which Back leads here again. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}

export function goTo(path: string, options?: { replace?: boolean; state?: unknown }): void {
  void navigate?.(path, options);
}

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawnPathOf, type DrawnPath } from '@emit/contract/paths';
import { atNextChance } from '../shared/lib/next-chance';
import { App } from './app';
import { DRAWN } from './router';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Shows the app in `root`, or takes over the page that the build drew there (prerender.ts). */
export function showApp(root: HTMLElement): void {
  const path = drawnPathOf(window.location.pathname);
  if (path !== null && root.hasChildNodes()) void takeOver(root, path);
  else createRoot(root).render(app);
}

/** Until its screen has come, the page stays as it was drawn: it is read, and its links lead on. */
async function takeOver(root: HTMLElement, path: DrawnPath, attempt = 0): Promise<void> {
  try {
    await DRAWN[path].Screen.bring();
  } catch {
    atNextChance(attempt, () => void takeOver(root, path, attempt + 1));
    return;
  }
  hydrateRoot(root, app);
  bringOthers();
}

/** From one public page to the next nobody waits. What does not come is asked for again where it is shown. */
function bringOthers(): void {
  for (const { Screen } of Object.values(DRAWN)) Screen.bring().catch(() => undefined);
}

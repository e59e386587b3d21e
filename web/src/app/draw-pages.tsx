import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { DRAWN_PATHS, drawnDocumentOf } from '@emit/contract/paths';
import { titleOf } from '../shared/lib/use-page-title';
import { DRAWN, Router } from './router';

export interface DrawnPage {
  readonly path: string;
  /** Its document's path in the built app. */
  readonly file: string | null;
  readonly title: string;
  /** What stands in the document's root. */
  readonly html: string;
}

/** The public pages as a visitor sees them first, for the build (prerender.ts). */
export async function drawPages(): Promise<DrawnPage[]> {
  await Promise.all(Object.values(DRAWN).map(({ Screen }) => Screen.bring()));
  return DRAWN_PATHS.map((path) => ({
    path,
    file: drawnDocumentOf(path),
    title: titleOf(DRAWN[path].title ?? ''),
    html: renderToString(
      <StaticRouter location={path}>
        <Router />
      </StaticRouter>,
    ),
  }));
}

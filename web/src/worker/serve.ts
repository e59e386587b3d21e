import { BIBLE_FOLDER, DRAWN_PATHS, drawnDocumentOf, isPage } from '@emit/contract/paths';
import { KeptShells } from './kept-shells';
import type { FetchedEvent, MessageOfPage, WorkerScope } from './scope';
import { APP_DOCUMENT, type Shell, type Wish } from './shell';

/** Milliseconds that a page waits for a server that does not answer, before what is kept is shown. */
const PATIENCE = 3_000;
/** What a server in front answers while Emit's own is away. */
const OUTAGES = [502, 503, 504];
const ASSETS = '/assets/';

/**
 * The worker: keeps the app, never an answer of the API, which is not even looked at. A page comes from the server while that
 * answers, with its headers of now and the build of now; files come from what is kept, as their content is in their address.
 */
export function serveOffline(scope: WorkerScope, shell: Shell): void {
  const kept = new KeptShells(scope, shell);
  scope.addEventListener('install', (event) => event.waitUntil(kept.install()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(kept.forgetOlder().then(() => scope.clients.claim())),
  );
  scope.addEventListener('message', (event) => grant(event, scope, kept, shell));
  scope.addEventListener('fetch', (event) => {
    const answer = answerOf(event, scope, kept, shell);
    if (answer) event.respondWith(answer);
  });
}

function grant(event: MessageOfPage, scope: WorkerScope, kept: KeptShells, shell: Shell): void {
  const wish = event.data as Wish;
  if (wish.kind === 'bring-members') event.waitUntil(kept.bringMembers().catch(() => undefined));
  else if (wish.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  else event.ports[0]?.postMessage(shell.files.includes(wish.script));
}

/** Null: the browser asks as if there were no worker. */
function answerOf(
  event: FetchedEvent,
  scope: WorkerScope,
  kept: KeptShells,
  shell: Shell,
): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range'))
    return null;
  if (request.mode === 'navigate') {
    return isPage(pathname) ? serverFirst(scope, request, () => kept.find(documentOf(pathname))) : null;
  }
  if (pathname.startsWith(ASSETS))
    return keptFirst(event, scope, kept, (found) => kept.keep(pathname, found));
  if (pathname.startsWith(BIBLE_FOLDER))
    return keptFirst(event, scope, kept, (found) => kept.keepText(pathname, found));
  if (Object.hasOwn(shell.documents, pathname)) return serverFirst(scope, request, () => kept.find(pathname));
  return null;
}

/** The address under which a page's document is kept. */
function documentOf(path: string): string {
  const drawn = drawnDocumentOf(path);
  return DRAWN_PATHS.find((one) => drawn !== null && drawnDocumentOf(one) === drawn) ?? APP_DOCUMENT;
}

async function keptFirst(
  event: FetchedEvent,
  scope: WorkerScope,
  kept: KeptShells,
  keep: (response: Response) => Promise<void>,
): Promise<Response> {
  const found = await kept.find(new URL(event.request.url).pathname);
  if (found) return found;
  const response = await scope.fetch(event.request);
  // A full storage takes nothing from the page.
  if (response.status === 200) event.waitUntil(keep(response.clone()).catch(() => undefined));
  return response;
}

async function serverFirst(
  scope: WorkerScope,
  request: Request,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = scope.fetch(request);
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const first = await Promise.race([asked.catch(() => null), late]);
  if (first && !OUTAGES.includes(first.status)) return first;
  return (await find()) ?? first ?? asked;
}

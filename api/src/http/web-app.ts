import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DRAWN_FOLDER, drawnDocumentOf, isPage, WORKER_FILE } from '@emit/contract/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the API answers itself; every other path without a file's ending is a page of the web app. */
const API_PATH = /^\/(api|fho|health|metrics)(\/|$)/;
const FILE_PATH = /\.[a-z0-9]+$/i;
const READS = new Set(['GET', 'HEAD']);
const ENTRY = '/index.html';
/** What the build puts beside the app's own files: they are sent in the place of these, or to nobody. */
const NOT_FILES_OF_THEIR_OWN = ['**/*.br', '**/*.gz', 'bundle-manifest.json'];
/** Made for one copy of a file; an answer to an unknown address is always whole. */
const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
] as const;

/** The web app's pages lie behind their own addresses: each is the app's one document, or its own where the build drew it. */
export function rewritePages(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const path = pathOf(url);
  if (!READS.has(request.method ?? '') || API_PATH.test(path)) return url;
  // The documents have no addresses of their own.
  if (path.startsWith(DRAWN_FOLDER)) return ENTRY;
  return FILE_PATH.test(path) ? url : (drawnDocumentOf(path) ?? ENTRY);
}

/**
 * The built web app, compressed as its build left it. An address that is none of its pages gets the document with the
 * status 404, and the app says the rest. Nothing happens where no app is built.
 */
export async function serveWebApp(server: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, ENTRY))) return;
  server.addHook('onRequest', (request, reply, next) => {
    if (pathOf(request.url) === ENTRY && !isPage(pathOf(request.originalUrl))) {
      void reply.code(404);
      forgetConditions(request);
    }
    next();
  });
  await server.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    preCompressed: true,
    globIgnore: NOT_FILES_OF_THEIR_OWN,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
}

/** `path` is a file's. An address under /assets changes with its content; the worker says by itself what else is new. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.includes(WORKER_FILE) ? 'no-store' : 'no-cache';
}

function forgetConditions({ headers }: FastifyRequest): void {
  for (const name of CONDITIONS) headers[name] = undefined;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

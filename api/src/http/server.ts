import type { IncomingMessage } from 'node:http';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LIMITS } from '@emit/contract/limits';
import { SETTINGS } from '../features/shared/injection-tokens.js';
import type { Settings } from '../settings/settings.js';
import { answeringWithin } from '../kernel/answer-time.js';
import { refuseOtherMethods } from './allowed-methods.js';
import { authenticateFirst } from './session/authenticate-first.js';
import { Sessions } from './session/sessions.js';
import { beforeRouting } from './errors/before-routing.js';
import { hasBody } from './has-body.js';
import { refuseOddRequests } from './odd-requests.js';
import { readJsonBodies } from './json-bodies.js';
import { securityHeaders } from './security-headers.js';
import { validationPipe } from './validation/validation.pipe.js';
import { ErrorFilter } from './errors/error.filter.js';
import { ApiDocument } from './openapi/api-document.js';
import { openApiDocument } from './openapi/document.js';
import { CallWindows } from './rate-limits/call-windows.js';
import { limitAddresses, limitMembers } from './rate-limits/limit-callers.js';
import { endSilentConnections } from './silent-connections.js';
import { giveUpUnread } from './unread-answers.js';
import { CORRELATION_HEADER, correlationIdOf } from './correlation.js';
import { ObservedRequests } from './observed-requests.js';
import { ProcessStatus } from './process-status.js';
import { traceRequests } from './trace-requests.js';
import { rewritePages, serveWebApp } from './web-app.js';

/** Where clients save whole conversations. */
const SAVES_CONVERSATIONS = /^\/api\/v1\/conversations(\/|$)/;
/** As much as Node takes of address and headers together: a longer id is not found, not an error of its own. */
const LONGEST_PARAMETER = 16 * 1024;
/** For a request to arrive whole, as the reverse proxy has it. Fastify's own default is for ever, a byte at a time. */
const ARRIVES_WITHIN_MS = 60_000;

/** What a request waits for may take so long together: it is answered within 5 s (docs/adr/0016). */
const ANSWERED_WITHIN_MS = 4_500;

/** Fastify with our limits, correlation ids, and the web app's pages behind their own addresses. */
export function fastifyAdapter(trustProxy: Settings['trustProxy']): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: trustProxy !== null && [...trustProxy],
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: ARRIVES_WITHIN_MS,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    ...beforeRouting(securityHeaders()),
    forceCloseConnections: 'idle',
    // What arrives while the server closes, on a connection still open, is answered like everything before it.
    return503OnClosing: false,
    genReqId: (request: IncomingMessage) => correlationIdOf(request.headers),
    rewriteUrl: rewritePages,
  });
}

/** Everything between the socket and the controllers. `webRoot` is the built web app; without one only the API answers. */
export async function configureServer(app: NestFastifyApplication, webRoot: string | null): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const { tracing, rateLimits } = app.get<Settings>(SETTINGS);
  if (tracing) traceRequests(server);
  app.get(ObservedRequests).observe(server);
  const status = app.get(ProcessStatus);
  const secured = securityHeaders();
  server.addHook('onRoute', (route) => {
    if (SAVES_CONVERSATIONS.test(route.url)) route.bodyLimit = LIMITS.conversationBodyBytes;
  });
  server.addHook('onRequest', (request, reply, next) => {
    // The web app's files say otherwise.
    reply.headers(secured).header(CORRELATION_HEADER, request.id).header('cache-control', 'no-store');
    // Clients name a content type in every request: nothing is parsed, and refused, where nothing was sent.
    if (!hasBody(request.headers)) delete request.headers['content-type'];
    if (status.isLeaving) reply.header('connection', 'close');
    next();
  });
  // After the body has been read, which begins a new chain of asynchronous work.
  server.addHook('preHandler', (_request, reply, next) => {
    const withinMs = Math.max(ANSWERED_WITHIN_MS - reply.elapsedTime, ANSWERED_WITHIN_MS / 2);
    answeringWithin(withinMs, next, () => reply.raw.headersSent || reply.raw.destroyed);
  });
  if (rateLimits) limitAddresses(server, app.get(CallWindows));
  refuseOddRequests(server);
  refuseOtherMethods(server);
  authenticateFirst(server, app.get(Sessions));
  if (rateLimits) limitMembers(server, app.get(CallWindows));
  giveUpUnread(server);
  endSilentConnections(server);
  readJsonBodies(server);
  if (webRoot !== null) await serveWebApp(server, webRoot);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(app.get(ErrorFilter));
  app.get(ApiDocument).makeBy(() => openApiDocument(app));
}

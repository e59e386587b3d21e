import type { FastifyInstance } from 'fastify';
import { closeUnread } from '../rate-limits/limit-callers.js';
import { Refusal } from '../../kernel/refusal.js';
import { isPublic, type CallerRequest } from './session.guard.js';
import type { Sessions } from './sessions.js';

/** What members' routes begin with; the web app's files do not. */
const MEMBERS = /^\/(api|fho)\//;

/**
 * No body is read before it is known whose it is, and that something takes it: with 2 MiB, whoever has no account could
 * keep everybody waiting.
 */
export function authenticateFirst(server: FastifyInstance, sessions: Sessions): void {
  server.addHook('onRequest', async (request: CallerRequest, reply) => {
    const { url = '', config } = request.routeOptions;
    // Fastify and, of an address whose last part is empty, Nest say so as well, but only when the body has been read.
    if (request.is404 || Object.values(request.params as object).includes(''))
      throw new Refusal('ROUTE_NOT_FOUND');
    if (!MEMBERS.test(url) || isPublic(config)) return;
    try {
      request.caller = await sessions.callerOf(request.headers.authorization, request.id);
    } catch (error) {
      closeUnread(request, reply);
      throw error;
    }
  });
}

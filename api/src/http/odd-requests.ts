import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal.js';
import { hasBody } from './has-body.js';

/** Refuses what other readers of the same bytes may read in another way: two hosts (RFC 9112), and a body in an encoding that is not read. */
export function refuseOddRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, next) => {
    const names = request.raw.rawHeaders.filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) {
      next(new Refusal('VALIDATION_FAILED', { text: 'A request has one Host header' }));
      return;
    }
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    next(
      encoding !== 'identity' && hasBody(request.headers) ? new Refusal('UNSUPPORTED_MEDIA_TYPE') : undefined,
    );
  });
}

import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal.js';

/** An address that is there, asked with a method it does not take, is answered 405 and told which it takes (RFC 9110). */
export function refuseOtherMethods(server: FastifyInstance): void {
  const methodsOf = new Map<string, Set<string>>();
  server.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    methodsOf.set(url, methods);
    for (const one of [method].flat()) methods.add(one);
  });
  server.addHook('onRequest', (request, reply, next) => {
    if (!request.is404) {
      next();
      return;
    }
    const path = request.url.split('?', 1)[0] ?? request.url;
    const routes = [...methodsOf].filter(([pattern]) => matches(pattern, path));
    if (routes.length === 0) {
      next();
      return;
    }
    const allowed = new Set(routes.flatMap(([, methods]) => [...methods]));
    reply.header('allow', [...allowed].join(', '));
    next(new Refusal('METHOD_NOT_ALLOWED'));
  });
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

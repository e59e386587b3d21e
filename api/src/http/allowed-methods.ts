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
    const allowed = methodsAt(methodsOf, request.url, request.is404);
    if (allowed.size === 0 || allowed.has(request.method)) {
      next();
      return;
    }
    reply.header('allow', [...allowed].join(', '));
    next(new Refusal('METHOD_NOT_ALLOWED'));
  });
}

/** Of the very address; or, when no route was found, of those whose pattern it has. */
function methodsAt(methodsOf: ReadonlyMap<string, Set<string>>, url: string, is404: boolean): Set<string> {
  const path = url.split('?', 1)[0] ?? url;
  const exact = methodsOf.get(path);
  if (exact !== undefined || !is404) return exact ?? new Set();
  const routes = [...methodsOf].filter(([pattern]) => matches(pattern, path));
  return new Set(routes.flatMap(([, methods]) => [...methods]));
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal.js';
import { isRaw } from './raw-body.js';
import { faultInShape } from './validation/body-shape.js';

const POISONED =
  'The request body has a field whose name is not taken: __proto__, or prototype in constructor';

/** JSON is the one kind of body that is read; what would be hard to read is refused before it is parsed. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, json, done) => {
    if (isRaw(request.routeOptions.config)) {
      done(null, json);
      return;
    }
    const fault = faultInShape(json);
    if (fault !== null) {
      done(new Refusal('MALFORMED_BODY', { text: fault }));
      return;
    }
    void parse(request, json, (error, body) => {
      done(error && new Refusal('MALFORMED_BODY', isJson(json) ? { text: POISONED } : {}), body);
    });
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

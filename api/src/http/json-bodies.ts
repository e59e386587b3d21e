import type { FastifyInstance } from 'fastify';
import { Refusal } from '../kernel/refusal.js';
import { isRaw } from './raw-body.js';
import { faultInShape } from './validation/body-shape.js';

/**
 * JSON is the one kind of body that is read; what would be hard to read is refused before it is parsed. Fields that would change a
 * prototype are unknown ones, which are dropped.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('remove', 'remove');
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
      done(error && new Refusal('MALFORMED_BODY'), body);
    });
  });
}

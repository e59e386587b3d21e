import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { tracer } from '../observability/spans.js';
import { CORRELATION_HEADER } from './correlation.js';
import { routeOf } from './observed-requests.js';

/**
 * A span for every request, in the trace that the client named (W3C traceparent) or one of its own, whose id is then
 * the correlation id. Only where traces are sent: elsewhere it would cost time for nothing.
 */
export function traceRequests(server: FastifyInstance): void {
  const contexts = new WeakMap<object, Context>();
  server.addHook('onRequest', (request, reply, next) => {
    const { method, headers } = request;
    const caller = propagation.extract(ROOT_CONTEXT, headers);
    const span = tracer().startSpan(method, { kind: SpanKind.SERVER }, caller);
    if (headers[CORRELATION_HEADER] !== request.id) request.id = span.spanContext().traceId;
    contexts.set(request, trace.setSpan(caller, span));
    reply.raw.once('close', () => {
      const route = routeOf(request);
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'emit.correlation_id': request.id,
      });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    next();
  });
  // After the body has been read, which begins a new chain of asynchronous work.
  server.addHook('preHandler', (request, _reply, next) => {
    context.with(contexts.get(request) ?? ROOT_CONTEXT, next);
  });
}

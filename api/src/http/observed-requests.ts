import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOG } from '../features/shared/injection-tokens.js';
import { Metrics } from '../observability/metrics.js';
import type { Log } from '../runtime/log.js';
import type { CallerRequest } from './session/session.guard.js';
import type { FailedRequest } from './errors/error.filter.js';

const ASSETS = '/assets/';
const API_ROUTE = /^\/(api|fho)\//;

/** Counts every request and writes one line of it: by its route's pattern, never its path, query or body. */
@Injectable()
export class ObservedRequests {
  private readonly durations;
  private readonly inFlight;

  constructor(
    metrics: Metrics,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.durations = metrics.histogram(
      'emit_http_request_duration_seconds',
      "Time from request to answer's end, by method, route's pattern and status (aborted: the client went away)",
      ['method', 'route', 'status'],
      [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    );
    this.inFlight = metrics.gauge('emit_http_requests_in_flight', 'Requests whose answer has not ended', []);
  }

  observe(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, next) => {
      this.inFlight.inc();
      // 'close' comes after an answer's end, a stream's too, and when the client goes away.
      reply.raw.once('close', () => this.ended(request, reply));
      next();
    });
  }

  private ended(request: CallerRequest & FailedRequest, reply: FastifyReply): void {
    this.inFlight.dec();
    const { method } = request;
    const route = routeOf(request);
    const status = reply.raw.writableFinished ? String(reply.statusCode) : 'aborted';
    const milliseconds = reply.elapsedTime;
    this.durations.observe({ method, route, status }, milliseconds / 1_000);
    // Probes and files are many and tell nothing unless they fail.
    if (!API_ROUTE.test(route) && reply.statusCode < 400) return;
    const facts = {
      correlationId: request.id,
      method,
      route,
      status,
      ms: Math.round(milliseconds * 10) / 10,
      ...(request.caller && { memberId: request.caller.memberId }),
      ...(request.failure && { err: request.failure }),
    };
    if (reply.statusCode >= 500) this.log.warn(facts, 'request failed');
    else this.log.info(facts, 'request');
  }
}

/** The pattern that a request met, so that ids stay out; the web app's files are one. */
export function routeOf({ routeOptions: { url = 'none' } }: FastifyRequest): string {
  return url.startsWith(ASSETS) ? `${ASSETS}*` : url;
}

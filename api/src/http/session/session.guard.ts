import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../features/shared/caller.js';
import { Sessions } from './sessions.js';

/** A route that needs no session. Every other one does. */
export const Public = () => RouteConfig({ isPublic: true });

export function isPublic(routeConfig: object): boolean {
  return 'isPublic' in routeConfig && routeConfig.isPublic === true;
}

export interface CallerRequest extends FastifyRequest {
  caller?: Caller;
}

/** Whatever route `authenticateFirst` does not know of needs a session all the same. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    if (isPublic(request.routeOptions.config)) return true;
    // A body may take a minute to arrive: the session may have ended meanwhile.
    if (request.caller === undefined || request.body !== undefined)
      request.caller = await this.sessions.callerOf(request.headers.authorization, request.id);
    return true;
  }
}
